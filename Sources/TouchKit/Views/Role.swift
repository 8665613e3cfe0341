/// The role of a view for assistive technology. The list is closed, and the schema of the view tree
/// contains it.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// A message that needs an answer.
  case alert
  /// Something to press.
  case button
  /// A card or sheet over the rest.
  case dialog
  /// A group of things that belong together.
  case group
  /// A title.
  case heading
  /// A picture.
  case image
  /// A key of the phone's keyboard.
  case key
  /// Words that open another place.
  case link
  /// A list of rows.
  case list
  /// A row of a list.
  case row
  /// A whole screen.
  case screen
  /// A field for searching.
  case search
  /// A control for a number in a range.
  case slider
  /// A report that the user did not ask for, such as the time.
  case status
  /// A control that is on or off.
  case `switch`
  /// A tab of a bar.
  case tab
  /// A bar of tabs.
  case tabs = "tab-list"
  /// Words.
  case text
  /// A field for one line of text.
  case textField = "text-field"
  /// A view for text of any length.
  case textView = "text-view"
  /// A bar of controls.
  case toolbar
  /// A window of the phone.
  case window
}
