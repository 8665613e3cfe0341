import CGtkShim.Window
import Files
import TouchKit
import Workbench

/// An invisible widget over a view of the phone, for assistive technology and the keyboard's focus.
package final class AccessibilityProxy {
  private let handle: OpaquePointer
  private var label: String?
  private var description: String?
  private var actions: [String] = []
  private var isEnabled = true
  private var isChecked: Bool?

  /// One that can be pressed can have the keyboard, unless `isFocusable` is false.
  package init(
    _ key: String, _ kind: ElementKind, in parent: AccessibilityProxy?, on canvas: Canvas,
    isFocusable: Bool = true
  ) {
    handle = dp_proxy_new(
      canvas.handle, parent?.handle, AccessibilityProxy.role(kind.role), kind.isPressable, key)
    if !isFocusable { dp_proxy_keep_unfocused(handle) }
  }

  /// Removes it and the proxies in it, which may not be used afterwards.
  package func remove() { dp_proxy_remove(handle) }

  package func order(after sibling: AccessibilityProxy?) { dp_proxy_order(handle, sibling?.handle) }

  package func setWords(label: String, description: String) {
    guard label != self.label || description != self.description else { return }
    (self.label, self.description) = (label, description)
    dp_proxy_set_words(handle, label, description)
  }

  /// Its actions besides pressing.
  package func setActions(_ actions: [String]) {
    guard actions != self.actions else { return }
    self.actions = actions
    withCStrings(actions) {
      dp_proxy_set_actions(handle, $0, Int32(clamping: $0.count))
    }
  }

  package func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    dp_proxy_set_enabled(handle, isEnabled)
  }

  package func setChecked(_ isChecked: Bool) {
    guard isChecked != self.isChecked else { return }
    self.isChecked = isChecked
    dp_proxy_set_checked(handle, isChecked)
  }

  package func setFrame(_ frame: Rect) {
    dp_proxy_set_frame(
      handle, DPRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }

  private static func role(_ role: Role?) -> DPRole {
    switch role {
    case nil, .group, .screen, .window: DPRoleGroup
    case .alert: DPRoleAlert
    case .button, .key: DPRoleButton
    case .dialog: DPRoleDialog
    case .heading: DPRoleHeading
    case .image: DPRoleImage
    case .link: DPRoleLink
    case .list: DPRoleList
    case .row: DPRoleRow
    case .search: DPRoleSearch
    case .slider: DPRoleSlider
    case .status: DPRoleStatus
    case .switch: DPRoleSwitch
    case .tab: DPRoleTab
    case .tabs: DPRoleTabs
    case .text: DPRoleText
    case .textField, .textView: DPRoleTextField
    case .toolbar: DPRoleToolbar
    }
  }
}
