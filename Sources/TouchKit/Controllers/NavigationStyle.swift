/// How a navigation looks.
public struct NavigationStyle: Sendable {
  /// The letters of the bar's title, at text size 1.
  public var title: TextStyle
  /// The colour of the bar's title.
  public var titleColor: DynamicColor
  /// The letters of the back button, at text size 1.
  public var back: TextStyle
  /// The colour of the back button's words and icon.
  public var backColor: DynamicColor
  /// The ground of the bar.
  public var background: DynamicColor
  /// The line under the bar.
  public var hairline: DynamicColor
  /// The colour over the page below, at its full strength; see `dimming`.
  public var shade: DynamicColor
  /// The bar's height at text size 1.
  public var barHeight: Double
  /// The space at either side of the bar, in points.
  public var margin: Double
  /// The icon of the back button, drawn on a square of `backUnit`.
  public var backIcon: [PathView.Layer]
  /// The side of the square that the back icon is drawn on.
  public var backUnit: Double
  /// How far the page below moves while it is covered, as a share of its width.
  public var parallax: Double
  /// The alpha of the shade over the page below when the page is completely covered, from 0 to 1.
  public var dimming: Double

  /// Makes a style from its parts; see the properties of the same names.
  public init(
    title: TextStyle, titleColor: DynamicColor, back: TextStyle, backColor: DynamicColor,
    background: DynamicColor, hairline: DynamicColor, shade: DynamicColor, barHeight: Double,
    margin: Double, backIcon: [PathView.Layer], backUnit: Double, parallax: Double,
    dimming: Double
  ) {
    self.title = title
    self.titleColor = titleColor
    self.back = back
    self.backColor = backColor
    self.background = background
    self.hairline = hairline
    self.shade = shade
    self.barHeight = barHeight
    self.margin = margin
    self.backIcon = backIcon
    self.backUnit = backUnit
    self.parallax = parallax
    self.dimming = dimming
  }
}
