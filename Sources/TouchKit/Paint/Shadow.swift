/// A soft shadow that a shape casts outside itself, or inside itself if it is a recess.
public struct Shadow: Hashable, Sendable {
  /// The shift to the right, in points.
  public var x: Double
  /// The shift downwards, in points.
  public var y: Double
  /// The distance over which the shadow fades, as designers name it: twice the Gaussian's deviation.
  public var blur: Double
  /// How much larger than the shape the shadow is at every side, in points.
  public var spread: Double
  /// The colour where the shadow is strongest.
  public var color: Color

  /// A shadow right under its shape, unless it is shifted.
  public init(x: Double = 0, y: Double = 0, blur: Double, spread: Double = 0, color: Color) {
    (self.x, self.y, self.blur, self.spread, self.color) = (x, y, blur, spread, color)
  }
}
