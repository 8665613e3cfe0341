import TouchKit

/// The window of the full screen. It is never the key window: keys stay with the screen that opened it.
final class FullScreenWindow: Window {
  override var canBecomeKey: Bool { false }
}

/// The black ground of the full screen, which receives all touches.
final class FullScreenView: View {
  var onLayout: (() -> Void)?
  private let ground: View

  init(_ ground: View) {
    self.ground = ground
    super.init()
  }

  /// While it leaves, it lets touches through as soon as the page below can be seen.
  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    standing == .leaving && !ground.isMostlyThere ? nil : super.hitTest(point, event)
  }

  override func environmentChanged() { setNeedsLayout() }
  override func layout() { onLayout?() }
}

extension WindowLevel {
  /// The level of the full screen: above the status bar, below alerts.
  static let fullScreen = WindowLevel(1500)
}
