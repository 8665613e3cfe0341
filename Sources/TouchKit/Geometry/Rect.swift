/// An upright rectangle in points, y downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// From the left edge to the right one.
  public var width: Double
  /// From the top edge to the bottom one.
  public var height: Double

  /// No size, at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// A rectangle with this left and top edge and this size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle with this top left corner and this size.
  public init(origin: Point, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  /// A rectangle of this size around a point.
  public init(center: Point, size: Size) {
    self.init(
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// The top left corner. Setting it moves the rectangle.
  public var origin: Point {
    get { Point(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  /// Width and height. Setting it keeps the top left corner.
  public var size: Size {
    get { Size(width, height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
  /// The middle.
  public var center: Point { Point(x + width / 2, y + height / 2) }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle between the left and the right edge.
  public var midX: Double { x + width / 2 }
  /// The middle between the top and the bottom edge.
  public var midY: Double { y + height / 2 }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether a point is inside; the left and top edges belong to the rectangle.
  public func contains(_ p: Point) -> Bool {
    p.x >= x && p.x < maxX && p.y >= y && p.y < maxY
  }

  /// Whether another rectangle is completely inside.
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

  /// Whether both rectangles have an area in common.
  public func intersects(_ r: Rect) -> Bool {
    x < r.maxX && r.x < maxX && y < r.maxY && r.y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ r: Rect) -> Rect {
    let left = min(x, r.x)
    let top = min(y, r.y)
    return Rect(left, top, max(maxX, r.maxX) - left, max(maxY, r.maxY) - top)
  }

  /// The rectangle with its edges moved inwards; distances below 0 move them outwards.
  public func inset(by edges: EdgeInsets) -> Rect {
    Rect(
      x + edges.left, y + edges.top, width - edges.left - edges.right,
      height - edges.top - edges.bottom)
  }

  /// The rectangle with every edge moved inwards by the same distance.
  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(all: distance)) }

  /// The rectangle moved by a shift.
  public func offset(by d: Point) -> Rect { Rect(x + d.x, y + d.y, width, height) }
}
