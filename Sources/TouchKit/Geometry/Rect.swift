/// An upright rectangle in points, y downwards.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(0, 0, 0, 0)

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  public init(center: Point, size: Size) {
    self.init(
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  public var origin: Point {
    get { Point(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  public var size: Size {
    get { Size(width, height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
  public var center: Point { Point(x + width / 2, y + height / 2) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// Whether nothing lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether a point lies inside; the left and top edges belong to the rectangle.
  public func contains(_ p: Point) -> Bool {
    p.x >= x && p.x < maxX && p.y >= y && p.y < maxY
  }

  /// Whether another rectangle lies wholly inside.
  public func contains(_ r: Rect) -> Bool {
    r.x >= x && r.maxX <= maxX && r.y >= y && r.maxY <= maxY
  }

  /// The area that both rectangles cover; nil if they do not overlap.
  public func intersection(_ r: Rect) -> Rect? {
    let left = max(x, r.x)
    let top = max(y, r.y)
    let right = min(maxX, r.maxX)
    let bottom = min(maxY, r.maxY)
    return right > left && bottom > top ? Rect(left, top, right - left, bottom - top) : nil
  }

  public func intersects(_ r: Rect) -> Bool {
    x < r.maxX && r.x < maxX && y < r.maxY && r.y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ r: Rect) -> Rect {
    let left = min(x, r.x)
    let top = min(y, r.y)
    return Rect(left, top, max(maxX, r.maxX) - left, max(maxY, r.maxY) - top)
  }

  public func inset(by edges: EdgeInsets) -> Rect {
    Rect(
      x + edges.left, y + edges.top, width - edges.left - edges.right,
      height - edges.top - edges.bottom)
  }

  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(all: distance)) }

  public func offset(by d: Point) -> Rect { Rect(x + d.x, y + d.y, width, height) }
}
