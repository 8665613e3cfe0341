import CGtkShim.Window

/// The panels beside the phone.
extension HostWindow {
  /// Adds a tab for a panel, which need not be there yet.
  package func addTab(_ name: String, _ title: String) { dp_window_add_tab(handle, name, title) }

  package func addPanel(_ name: String, _ list: EventList) {
    dp_window_add_events(handle, name, list.handle)
  }

  package func addPanel(_ name: String, _ list: TuneList) {
    dp_window_add_tune(handle, name, list.handle)
  }

  package func addPanel(_ name: String, _ outline: Outline) {
    dp_window_add_outline(handle, name, outline.handle)
  }

  /// Shows one panel; nil for no panel.
  package func showPanel(_ name: String?) { dp_window_show_panel(handle, name) }

  /// Whether the keyboard is in a panel.
  package var panelHasFocus: Bool { dp_window_panel_has_focus(handle) }
}
