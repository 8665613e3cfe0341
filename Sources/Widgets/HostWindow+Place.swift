import CGtkShim.Window

/// Puts the window where another program's window is.
extension HostWindow {
  /// Where a window is on its display.
  package struct Place: Equatable {
    /// In the display's pixels.
    package var x: Int
    package var y: Int
    /// The display's numbers of the window and of its workspace.
    package var window: Int
    package var workspace: Int
    /// Whether the keyboard is in it.
    package var isActive: Bool

    package init(x: Int, y: Int, window: Int, workspace: Int, isActive: Bool) {
      self.x = x
      self.y = y
      self.window = window
      self.workspace = workspace
      self.isActive = isActive
    }
  }

  /// Nil where only the compositor knows.
  package var place: Place? {
    var place = DPPlace()
    guard dp_window_get_place(handle, &place) else { return nil }
    return Place(
      x: Int(place.x), y: Int(place.y), window: Int(place.window), workspace: Int(place.workspace),
      isActive: place.is_active)
  }

  package func present(at place: Place) {
    var c = DPPlace(
      x: Int32(clamping: place.x), y: Int32(clamping: place.y),
      window: UInt32(clamping: place.window), workspace: UInt32(clamping: place.workspace),
      is_active: place.isActive)
    dp_window_present_at(handle, &c)
  }

  /// Waits until the display has shown all that was sent to it.
  package func waitForDisplay() { dp_display_sync() }
}
