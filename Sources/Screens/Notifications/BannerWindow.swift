import TouchKit

/// The window of banners: above everything, and no touch's but where a banner is drawn at that moment.
final class BannerWindow: Window {
  /// Called when the window has another size or its words another one.
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
    // The window itself is nobody's: what its banner does not take goes to the windows below.
    let hit = super.hitTest(point, event)
    return hit === self ? nil : hit
  }
}
