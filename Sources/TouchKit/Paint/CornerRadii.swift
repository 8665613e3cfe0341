/// The four corner radii of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public static let zero = CornerRadii(all: 0)

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public var isZero: Bool { self == .zero }

  /// The radii, each no larger than a rectangle of this size has room for.
  func fitting(_ size: Size) -> CornerRadii {
    let most = min(size.width, size.height) / 2
    return CornerRadii(
      topLeft: min(topLeft, most), topRight: min(topRight, most),
      bottomRight: min(bottomRight, most), bottomLeft: min(bottomLeft, most))
  }
}
