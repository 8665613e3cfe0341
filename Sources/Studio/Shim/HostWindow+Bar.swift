import CGtkShim.Window

/// The bar under the phone.
extension HostWindow {
  func addTimeline(_ canvas: Canvas) { dp_bar_add_timeline(handle, canvas.handle) }

  /// Gives the timeline so much more height for lanes; 0 for none.
  func setLanes(_ height: Int32) { dp_bar_set_lanes(handle, height) }

  func addBarButton(_ side: Side, icon: String, _ words: String, action: String) {
    dp_bar_add_button(handle, HostWindow.side(side), icon, words, action)
  }

  func setBarLabel(_ label: String, ofButton name: String) {
    dp_bar_set_label(handle, name, label)
  }

  func setBarIcon(_ icon: String, _ words: String, ofButton action: String) {
    dp_bar_set_icon(handle, action, icon, words)
  }

  /// A button that opens a menu; `setBarLabel` says what stands on it.
  func addBarMenu(_ side: Side, named name: String, _ words: String, _ menu: Menu) {
    dp_bar_add_menu(handle, HostWindow.side(side), name, words, menu.handle)
  }

  /// Says the time of the session, where the longest that it may be has room; `words` are read out for it.
  func setTime(_ text: String, longest: String, words: String) {
    dp_bar_set_time(handle, text, longest, words)
  }
}
