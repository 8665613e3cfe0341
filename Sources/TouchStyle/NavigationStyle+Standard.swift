import TouchKit

/// How navigation bars look.
extension NavigationStyle {
  /// The bar above a screen.
  public static let standard = NavigationStyle(
    title: TypeScale.headline, titleColor: Palette.ink, back: TypeScale.body,
    backColor: Palette.accent, background: Palette.ground, hairline: Palette.hairline,
    shade: DynamicColor(.black), barHeight: Space.target, margin: Space.large,
    backIcon: Icon.back.layers(), backUnit: Icon.side, parallax: 0.3, dimming: 0.08)

  /// The bar on a popover.
  public static let popover: NavigationStyle = {
    var style = NavigationStyle.standard
    style.background = Palette.raised
    style.margin = Space.small
    return style
  }()
}
