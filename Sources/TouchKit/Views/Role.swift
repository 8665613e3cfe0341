/// What a view is to assistive technology. The list is closed and stands in the schema of the view tree.
public enum Role: String, CaseIterable, Hashable, Sendable {
  case alert, button, dialog, group, heading, image, key, link, list, row, screen
  case search, slider, status, `switch`, tab
  case tabs = "tab-list"
  case text
  case textField = "text-field"
  case textView = "text-view"
  case toolbar, window
}
