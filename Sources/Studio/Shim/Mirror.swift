import CGtkShim
import TouchKit

/// An invisible widget over a view of the phone, for assistive technology and the keyboard's focus.
final class Mirror {
  /// What never changes in a mirror; where it does, another one takes its place.
  struct Nature: Equatable {
    var role: Role?
    var isPressable: Bool
  }

  private let handle: OpaquePointer
  private var label: String?
  private var description: String?
  private var actions: [String] = []
  private var isEnabled = true
  private var isChecked: Bool?

  init(_ key: String, _ nature: Nature, in parent: Mirror?, on canvas: Canvas) {
    handle = dp_mirror_new(
      canvas.handle, parent?.handle, Mirror.role(nature.role), nature.isPressable, key)
  }

  /// Takes it and the mirrors in it away; none of them may be used afterwards.
  func remove() { dp_mirror_remove(handle) }

  func order(after sibling: Mirror?) { dp_mirror_order(handle, sibling?.handle) }

  func setWords(label: String, description: String) {
    guard label != self.label || description != self.description else { return }
    (self.label, self.description) = (label, description)
    dp_mirror_set_words(handle, label, description)
  }

  /// What can be asked of it besides pressing.
  func setActions(_ actions: [String]) {
    guard actions != self.actions else { return }
    self.actions = actions
    withCStrings(actions) {
      dp_mirror_set_actions(handle, $0, Int32(clamping: $0.count))
    }
  }

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    dp_mirror_set_enabled(handle, isEnabled)
  }

  func setChecked(_ isChecked: Bool) {
    guard isChecked != self.isChecked else { return }
    self.isChecked = isChecked
    dp_mirror_set_checked(handle, isChecked)
  }

  func setFrame(_ frame: Rect) {
    dp_mirror_set_frame(
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
