/// How a navigation looks.
public struct NavigationStyle: Sendable {
  public var title: TextStyle
  public var titleColor: DynamicColor
  public var back: TextStyle
  public var backColor: DynamicColor
  public var background: DynamicColor
  public var hairline: DynamicColor
  public var shade: DynamicColor
  /// The bar's height at text size 1.
  public var barHeight: Double
  public var margin: Double
  /// The icon of the back button, drawn on a square of `backUnit`.
  public var backIcon: [PathView.Layer]
  public var backUnit: Double
  /// The share of its width that the page below moves, and how much it is dimmed.
  public var parallax: Double
  public var dimming: Double

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
