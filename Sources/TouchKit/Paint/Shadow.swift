/// A soft shadow that a shape casts outside itself, or inside itself if it is a recess.
public struct Shadow: Hashable, Sendable {
  public var x: Double
  public var y: Double
  /// The distance over which the shadow fades, as designers name it: twice the Gaussian's deviation.
  public var blur: Double
  public var spread: Double
  public var color: Color

  public init(x: Double = 0, y: Double = 0, blur: Double, spread: Double = 0, color: Color) {
    (self.x, self.y, self.blur, self.spread, self.color) = (x, y, blur, spread, color)
  }
}
