import TouchKit
import Widgets
import Workbench

/// The window's size. It follows a turn of the phone, and makes room for what comes beside it.
final class WindowLayout {
  /// What the window becomes wider for.
  enum Room { case panel, others, branches }

  /// The window's size before it followed the phone, and afterwards.
  private struct FollowedSize {
    /// The phone's screen before.
    var screen: Size
    var before: HostWindow.Geometry
    var after: HostWindow.Geometry
  }

  /// How high the window is without the canvas, about, in logical pixels.
  private static let chrome = 124.0
  /// The share of the monitor's height that a window takes at its first start at most: the desktop has bars, too.
  private static let share = 0.97

  private let parts: WindowParts
  /// How much wider the window has become.
  private var rooms: [Room: Double] = [:]
  /// How the window has followed the phone's last turn.
  private var following: FollowedSize?

  init(_ parts: WindowParts) { self.parts = parts }

  private var host: HostWindow { parts.host }
  private var phone: PhoneCanvas { parts.phone }

  /// How much wider the window has become for something.
  func room(for room: Room) -> Double { rooms[room] ?? 0 }

  /// A window that continues another one already has its room.
  func restore(_ width: Double, for room: Room) { rooms[room] = width }

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
    let state = parts.memory.state
    var geometry = HostWindow.Geometry(
      width: state.width, height: state.height,
      isMaximized: state.isMaximized || parts.setup.isBrowser)
    if geometry.height == 0, let monitor = host.monitor {
      let room = PhoneLayout.room(for: parts.session.stage.screenSize, factor: 1)
      let height = min(room.height + Self.chrome, monitor.height * Self.share)
      geometry.height = Int(exactly: height.rounded(.down)) ?? 0
    }
    host.geometry = geometry
  }

  /// Makes room for a panel or the branches beside the phone, as far as the monitor has room, or undoes this for the
  /// last one.
  func makeRoom(for room: Room, of width: Double, _ isShown: Bool) {
    let before = host.geometry.width
    resize(by: isShown ? width : -self.room(for: room), 0)
    rooms[room] = isShown ? Double(host.geometry.width - before) : 0
  }

  /// Remembers the window's size. In a browser the window always fills the page, whatever its own size is.
  func remember() {
    guard !parts.setup.isBrowser else { return }
    let geometry = host.geometry
    parts.memory.state.width = geometry.width
    parts.memory.state.height = geometry.height
    parts.memory.state.isMaximized = geometry.isMaximized
  }

  /// Makes the window wider and higher, or smaller, but for one that fills its monitor, and never larger than that.
  private func resize(by width: Double, _ height: Double) {
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
