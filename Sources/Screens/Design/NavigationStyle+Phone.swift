import TouchKit

/// How the phone's navigation bars look.
extension NavigationStyle {
  /// The bar above the phone's screens.
  static let phone = NavigationStyle(
    title: TypeScale.headline, titleColor: Palette.ink, back: TypeScale.body,
    backColor: Palette.accent, background: Palette.ground, hairline: Palette.hairline,
    shade: DynamicColor(.black), barHeight: Space.target, margin: Space.large,
    backIcon: Icon.back.layers(), backUnit: Icon.side, parallax: 0.3, dimming: 0.08)

  /// The phone's navigation on a popover.
  static let popover: NavigationStyle = {
    var style = NavigationStyle.phone
    style.background = Palette.raised
    style.margin = Space.small
    return style
  }()
}
