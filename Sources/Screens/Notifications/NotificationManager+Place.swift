import TouchKit
import TouchStyle

/// Where a banner is on the screen.
extension NotificationManager {
  /// Lays out the banner at its place of rest; its offset moves it from there.
  func place(_ banner: Banner) {
    banner.view.insets = insets(banner.view.look)
    let area = room(banner)
    let height = banner.view.height(width: area.width, most: area.height)
    banner.view.frame = Rect(area.x, area.y, area.width, height)
    banner.view.follow(.translationY, banner.offset) { $0 }
    hideFurther(banner)
  }

  /// The part of the screen that a banner may cover. An open card whose message has too little room is wider.
  private func room(_ banner: Banner) -> Rect {
    let look = banner.view.look
    let usual = room(look, widest: stage.settings.device.size.width)
    return banner.view.showsEnough(width: usual.width, most: usual.height)
      ? usual : room(look, widest: .infinity)
  }

  private func room(_ look: BannerLook, widest: Double) -> Rect {
    let screen = Rect(origin: .zero, size: stage.screenSize)
    switch look.form {
    case .bar:
      return screen.inset(by: EdgeInsets(bottom: Space.small))
    case .card:
      // A card is below the status bar's text; on a wide screen it is no wider than the phone is in portrait.
      let top = statusBarHeight() + look.inset
      let widest = min(widest, BannerLook.widestCard)
      let side = max(0, (screen.width - widest) / 2) + look.inset
      return screen.inset(
        by: EdgeInsets(top: top, left: side, bottom: Space.small, right: side))
    }
  }

  /// What the screen's corners and a high status bar cover of a bar, which has no margins of its own.
  private func insets(_ look: BannerLook) -> EdgeInsets {
    guard look.form == .bar else { return .zero }
    let device = stage.settings.device
    let orientation = stage.environment.orientation
    let area = device.safeArea(orientation)
    // The bar may cover a call's line, so that line needs no room here.
    let bar = device.statusBarHeight(orientation)
    return EdgeInsets(
      top: bar >= StatusReadingsView.tall ? bar - BannerLook.plainBar : 0, left: area.left,
      right: area.right)
  }

  /// The offset at which nothing of the banner, its shadow included, is on the screen.
  func hiddenOffset(_ banner: Banner) -> Double {
    let view = banner.view
    guard view.look.form == .card else { return -view.size.height }
    let shadow = Shadows.raised.resolved(stage.environment)
    return -(view.frame.maxY + shadow.y + shadow.blur)
  }
}
