/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// How much x' grows with x.
  public var a: Double
  /// How much y' grows with x.
  public var b: Double
  /// How much x' grows with y.
  public var c: Double
  /// How much y' grows with y.
  public var d: Double
  /// The shift in x, in points.
  public var tx: Double
  /// The shift in y, in points.
  public var ty: Double

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map with these six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A shift in points.
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin, by a factor for each axis.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation by the angle with this sine and cosine, clockwise on the screen.
  public static func rotation(sine: Double, cosine: Double) -> AffineTransform {
    AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether nothing is scaled or turned.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map that applies `inner` first, and then this map.
  public func after(_ inner: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The point to which the map moves a point.
  public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The bounding box of a rectangle after the map.
  public func boundingBox(_ r: Rect) -> Rect {
    if b == 0 && c == 0 && a >= 0 && d >= 0 {
      return Rect(a * r.x + tx, d * r.y + ty, a * r.width, d * r.height)
    }
    let corners = [
      apply(r.origin), apply(Point(r.maxX, r.y)), apply(Point(r.x, r.maxY)),
      apply(Point(r.maxX, r.maxY)),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }

  /// The inverse map; nil if this one folds the plane onto a line.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
