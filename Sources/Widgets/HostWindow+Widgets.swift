import CGtkShim.Window

/// What the window's widgets are called and where they are.
extension HostWindow {
  /// In the words of `counters`: what has the keyboard, and every named widget that can be pressed.
  package var widgets: String { String(cString: dp_window_widgets(handle)) }
}
