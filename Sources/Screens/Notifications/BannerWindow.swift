import TouchKit

/// The window of banners, above all others. It receives only touches that land on a banner.
final class BannerWindow: Window {
  /// Called when the window's size or the text size has changed.
  var onLayout: (() -> Void)?
  /// Called after its fingers landed, moved or left.
  var onTouches: (() -> Void)?

  init(_ application: Application) {
    super.init(id: "notifications", level: .alert, application: application)
  }

  override var canBecomeKey: Bool { false }

  override func layout() { onLayout?() }

  override func sendEvent(_ event: Event) {
    super.sendEvent(event)
    onTouches?()
  }

  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    // The window itself accepts no touch: if the banner doesn't accept it, the windows below can.
    let hit = super.hitTest(point, event)
    return hit === self ? nil : hit
  }
}
