/// How a bar of tabs looks.
public struct TabStyle: Sendable {
  /// The letters under the icons, at text size 1.
  public var text: TextStyle
  /// The colour of tabs that are not chosen.
  public var color: DynamicColor
  /// The colour of the chosen tab.
  public var selectedColor: DynamicColor
  /// The ground of the bar.
  public var background: DynamicColor
  /// The line over the bar.
  public var hairline: DynamicColor
  /// The bar's height in points at text size 1, without the space for the home gesture.
  public var height: Double
  /// The side of an icon's square, in points.
  public var iconSize: Double

  /// Makes a style from its parts; see the properties of the same names.
  public init(
    text: TextStyle, color: DynamicColor, selectedColor: DynamicColor,
    background: DynamicColor, hairline: DynamicColor, height: Double, iconSize: Double
  ) {
    self.text = text
    self.color = color
    self.selectedColor = selectedColor
    self.background = background
    self.hairline = hairline
    self.height = height
    self.iconSize = iconSize
  }
}
