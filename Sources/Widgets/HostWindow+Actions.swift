import CGtkShim.Window

/// The window's actions, by the names that menus, buttons and keys use.
extension HostWindow {
  package func addAction(_ name: String, takesTarget: Bool = false) {
    dp_window_add_action(handle, name, takesTarget)
  }
  package func addToggle(_ name: String, isOn: Bool) { dp_window_add_toggle(handle, name, isOn) }
  package func addChoice(_ name: String, chosen: String) {
    dp_window_add_choice(handle, name, chosen)
  }
  package func setToggle(_ name: String, isOn: Bool) { dp_window_set_toggle(handle, name, isOn) }
  package func setChoice(_ name: String, chosen: String) {
    dp_window_set_choice(handle, name, chosen)
  }
  package func setEnabled(_ name: String, _ isEnabled: Bool) {
    dp_window_set_enabled(handle, name, isEnabled)
  }
}
