/// A soft shadow that a shape casts outside itself, or inside itself if it is a recess.
public struct Shadow: Hashable, Sendable {
  /// The shift to the right, in points.
  public var x: Double
  /// The shift downwards, in points.
  public var y: Double
  /// The distance over which the shadow fades, as in design tools: twice the standard deviation of the Gaussian blur.
  public var blur: Double
  /// How much larger than the shape the shadow is at every side, in points.
  public var spread: Double
  /// The colour where the shadow is strongest.
  public var color: Color

  /// A shadow. By default it is exactly below its shape.
  public init(x: Double = 0, y: Double = 0, blur: Double, spread: Double = 0, color: Color) {
    (self.x, self.y, self.blur, self.spread, self.color) = (x, y, blur, spread, color)
  }
}
