/// A point on the plane, in points, y downwards.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// A point with these coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum, for example of a point and a shift.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The difference: the vector from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Both coordinates times a factor.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance to another point.
  public func distance(to other: Point) -> Double {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  /// The distance from the origin: the length, if this is a vector.
  public var length: Double { distance(to: .zero) }
}
