/// How popovers look.
public struct PopoverStyle: Sendable {
  /// The ground of the card and its arrow.
  public var background: DynamicColor
  /// What the card casts.
  public var shadow: DynamicShadow
  /// A line along the edge, which separates it from a ground of the same colour; clear for no line.
  public var border: DynamicColor
  /// The radius of the card's corners, in points.
  public var radius: Double
  /// The arrow's length and the width of its foot, in points.
  public var arrow: Size
  /// The least distance from the edges of the screen, in points.
  public var margin: Double
  /// The size from which it grows when it is shown, as a share of its full size.
  public var firstScale: Double

  /// A style of all its parts; see the properties of the same names.
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
