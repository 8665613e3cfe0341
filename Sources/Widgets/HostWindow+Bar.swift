import CGtkShim.Window

/// The bar under the phone.
extension HostWindow {
  package func addTimeline(_ canvas: Canvas) { dp_bar_add_timeline(handle, canvas.handle) }

  /// Makes the timeline higher by this, for lanes; 0 for no lanes.
  package func setLanes(_ height: Int32) { dp_bar_set_lanes(handle, height) }

  package func addBarButton(_ side: Side, icon: String, _ words: String, action: String) {
    dp_bar_add_button(handle, HostWindow.side(side), icon, words, action)
  }

  package func setBarLabel(_ label: String, ofButton name: String) {
    dp_bar_set_label(handle, name, label)
  }

  package func setBarIcon(_ icon: String, _ words: String, ofButton action: String) {
    dp_bar_set_icon(handle, action, icon, words)
  }

  /// A button that opens a menu; `setBarLabel` sets the words on it.
  package func addBarMenu(_ side: Side, named name: String, _ words: String, _ menu: Menu) {
    dp_bar_add_menu(handle, HostWindow.side(side), name, words, menu.handle)
  }

  /// Says the time of the session, where the longest that it may be has room; `words` are read out for it.
  package func setTime(_ text: String, longest: String, words: String) {
    dp_bar_set_time(handle, text, longest, words)
  }
}
