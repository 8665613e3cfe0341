/// The four corner radii of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  /// In points.
  public var topLeft: Double
  /// In points.
  public var topRight: Double
  /// In points.
  public var bottomRight: Double
  /// In points.
  public var bottomLeft: Double

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// A radius for each corner, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The same radius at every corner, in points.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all corners are square.
  public var isZero: Bool { self == .zero }

  /// The radii, each no larger than a rectangle of this size has room for.
  func fitting(_ size: Size) -> CornerRadii {
    let most = min(size.width, size.height) / 2
    return CornerRadii(
      topLeft: min(topLeft, most), topRight: min(topRight, most),
      bottomRight: min(bottomRight, most), bottomLeft: min(bottomLeft, most))
  }
}
