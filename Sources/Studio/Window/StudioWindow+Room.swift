import TouchKit

/// The window's size: it follows a turn of the phone and comes back.
extension StudioWindow {
  /// How the window was before it followed the phone, and how it became.
  struct Following {
    /// The phone's screen before.
    var screen: Size
    var before: HostWindow.Shape
    var after: HostWindow.Shape
  }

  /// How high the window is without the canvas, about, in logical pixels.
  private static let chrome = 104.0
  /// The share of the monitor's height that a window takes at its first start at most: the desktop has bars, too.
  private static let share = 0.97

  /// The phone's screen has another shape: it is turned, or another one.
  func follow(_ reshaping: PhoneCanvas.Reshaping) {
    // Before the window is shown its contents decide, and on the full screen the screen does.
    guard phone.layout.canvas.width > 0, !phone.wish.isPresented, !host.shape.isMaximized else {
      return
    }
    if let last = following, last.screen == reshaping.after {
      following = nil
      // Who has chosen another size in between keeps it.
      if host.shape == last.after { host.shape = last.before }
      return
    }
    let before = host.shape
    let canvas = phone.layout.canvas
    let isTurned =
      reshaping.after == Size(reshaping.before.height, reshaping.before.width)
    let factor = isTurned ? reshaping.factor : min(1, reshaping.factor)
    let wanted = PhoneLayout.room(for: reshaping.after, factor: factor)
    resize(
      by: max(0, wanted.width - canvas.width), max(0, wanted.height - canvas.height))
    following = Following(screen: reshaping.before, before: before, after: host.shape)
  }

  /// Gives the window the size that it had, or at its first start one in which the phone is whole.
  func setFirstShape() {
    var shape = HostWindow.Shape(
      width: state.width, height: state.height,
      isMaximized: state.isMaximized || setup.isBrowser)
    if shape.height == 0, let monitor = host.monitor {
      let room = PhoneLayout.room(for: session.stage.screenSize, factor: 1)
      let height = min(room.height + Self.chrome, monitor.height * Self.share)
      shape.height = Int(exactly: height.rounded(.down)) ?? 0
    }
    host.shape = shape
  }

  /// Makes room for a panel beside the phone, as far as the monitor has it, or takes back what was made for the last one.
  func makeRoom(forPanel isShown: Bool) {
    let before = host.shape.width
    resize(by: isShown ? Self.panelWidth : -panelRoom, 0)
    panelRoom = isShown ? Double(host.shape.width - before) : 0
  }

  /// Makes the window wider and higher, or smaller, but for one that fills its monitor, and never larger than that.
  func resize(by width: Double, _ height: Double) {
    var shape = host.shape
    guard !shape.isMaximized, width != 0 || height != 0, let monitor = host.monitor else { return }
    func clamped(_ now: Int, _ change: Double, _ most: Double) -> Int {
      let wanted = Double(now) + change
      return Int(exactly: (change > 0 ? max(Double(now), min(most, wanted)) : wanted).rounded())
        ?? now
    }
    shape.width = clamped(shape.width, width, monitor.width)
    shape.height = clamped(shape.height, height, monitor.height)
    host.shape = shape
  }
}
