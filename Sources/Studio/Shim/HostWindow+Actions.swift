import CGtkShim.Window

/// The window's actions, by the names that menus, buttons and keys use.
extension HostWindow {
  func addAction(_ name: String, takesTarget: Bool = false) {
    dp_window_add_action(handle, name, takesTarget)
  }
  func addToggle(_ name: String, isOn: Bool) { dp_window_add_toggle(handle, name, isOn) }
  func addChoice(_ name: String, chosen: String) { dp_window_add_choice(handle, name, chosen) }
  func setToggle(_ name: String, isOn: Bool) { dp_window_set_toggle(handle, name, isOn) }
  func setChoice(_ name: String, chosen: String) { dp_window_set_choice(handle, name, chosen) }
  func setEnabled(_ name: String, _ isEnabled: Bool) {
    dp_window_set_enabled(handle, name, isEnabled)
  }
}
