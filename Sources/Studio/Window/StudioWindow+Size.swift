import TouchKit

/// The window's size, which follows a turn of the phone.
extension StudioWindow {
  /// The window's size before it followed the phone, and afterwards.
  struct FollowedSize {
    /// The phone's screen before.
    var screen: Size
    var before: HostWindow.Geometry
    var after: HostWindow.Geometry
  }

  /// How high the window is without the canvas, about, in logical pixels.
  private static let chrome = 124.0
  /// The share of the monitor's height that a window takes at its first start at most: the desktop has bars, too.
  private static let share = 0.97

  /// The phone's screen has another size: it is turned, or another one.
  func follow(_ change: PhoneCanvas.ScreenChange) {
    // Before the window is shown its contents decide, and on the full screen the screen does.
    guard phone.layout.canvas.width > 0, !phone.viewOptions.isPresented, !host.geometry.isMaximized
    else {
      return
    }
    if let last = following, last.screen == change.after {
      following = nil
      // A size that the user chose in between stays.
      if host.geometry == last.after { host.geometry = last.before }
      return
    }
    let before = host.geometry
    let canvas = phone.layout.canvas
    let isTurned =
      change.after == Size(change.before.height, change.before.width)
    let factor = isTurned ? change.factor : min(1, change.factor)
    let wanted = PhoneLayout.room(for: change.after, factor: factor)
    resize(
      by: max(0, wanted.width - canvas.width), max(0, wanted.height - canvas.height))
    following = FollowedSize(screen: change.before, before: before, after: host.geometry)
  }

  /// Gives the window the size that it had, or at its first start one in which the phone is whole.
  func setFirstShape() {
    var geometry = HostWindow.Geometry(
      width: state.width, height: state.height,
      isMaximized: state.isMaximized || setup.isBrowser)
    if geometry.height == 0, let monitor = host.monitor {
      let room = PhoneLayout.room(for: session.stage.screenSize, factor: 1)
      let height = min(room.height + Self.chrome, monitor.height * Self.share)
      geometry.height = Int(exactly: height.rounded(.down)) ?? 0
    }
    host.geometry = geometry
  }

  /// Makes room for a panel or the lines beside the phone, as far as the monitor has it, or takes back what was made for the last one.
  func makeRoom(
    _ room: ReferenceWritableKeyPath<StudioWindow, Double>, of width: Double, _ isShown: Bool
  ) {
    let before = host.geometry.width
    resize(by: isShown ? width : -self[keyPath: room], 0)
    self[keyPath: room] = isShown ? Double(host.geometry.width - before) : 0
  }

  /// Makes the window wider and higher, or smaller, but for one that fills its monitor, and never larger than that.
  func resize(by width: Double, _ height: Double) {
    var geometry = host.geometry
    guard !geometry.isMaximized, width != 0 || height != 0, let monitor = host.monitor else {
      return
    }
    func clamped(_ now: Int, _ change: Double, _ most: Double) -> Int {
      let wanted = Double(now) + change
      return Int(exactly: (change > 0 ? max(Double(now), min(most, wanted)) : wanted).rounded())
        ?? now
    }
    geometry.width = clamped(geometry.width, width, monitor.width)
    geometry.height = clamped(geometry.height, height, monitor.height)
    host.geometry = geometry
  }
}
