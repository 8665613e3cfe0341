import CGtkShim

/// The panels beside the phone.
extension HostWindow {
  func addPanel(_ name: String, _ title: String, _ list: EventList) {
    dp_window_add_events(handle, name, title, list.handle)
  }

  func addPanel(_ name: String, _ title: String, _ list: TuneList) {
    dp_window_add_tune(handle, name, title, list.handle)
  }

  /// Shows one panel; nil for none.
  func showPanel(_ name: String?) { dp_window_show_panel(handle, name) }

  /// Whether the keyboard is in a panel.
  var panelHasFocus: Bool { dp_window_panel_has_focus(handle) }
}
