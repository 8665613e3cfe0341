/// How a bar of tabs looks.
public struct TabStyle: Sendable {
  public var text: TextStyle
  public var color: DynamicColor
  public var selectedColor: DynamicColor
  public var background: DynamicColor
  public var hairline: DynamicColor
  public var height: Double
  public var iconSize: Double

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
