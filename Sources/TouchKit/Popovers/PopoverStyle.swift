/// How popovers look.
public struct PopoverStyle: Sendable {
  /// The ground of the card and its arrow.
  public var background: DynamicColor
  /// The card's shadow.
  public var shadow: DynamicShadow
  /// The colour of the line along the card's edge, which separates the card from a ground of the same colour; clear for
  /// no line.
  public var border: DynamicColor
  /// The radius of the card's corners, in points.
  public var radius: Double
  /// The arrow's length and the width of its foot, in points.
  public var arrow: Size
  /// The least distance from the edges of the screen, in points.
  public var margin: Double
  /// The size of the card when it begins to appear, as a share of its full size.
  public var firstScale: Double

  /// Makes a style from its parts; see the properties of the same names.
  public init(
    background: DynamicColor, shadow: DynamicShadow, border: DynamicColor, radius: Double,
    arrow: Size, margin: Double, firstScale: Double
  ) {
    self.background = background
    self.shadow = shadow
    self.border = border
    self.radius = radius
    self.arrow = arrow
    self.margin = margin
    self.firstScale = firstScale
  }
}
