/// An outline made of lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and begins a new outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve to the third point; the first two are its handles.
    case curve(Point, Point, Point)
    /// A straight line back to the beginning of the outline.
    case close
  }

  /// The steps in the order of drawing.
  public private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// The distance of a quarter circle's cubic handles along its tangents, (4/3)·tan(π/8).
  private static let handle = 0.5522847498307936

  /// Begins a new outline at a point.
  public mutating func move(_ x: Double, _ y: Double) { elements.append(.move(Point(x, y))) }
  /// Adds a straight line to a point.
  public mutating func line(_ x: Double, _ y: Double) { elements.append(.line(Point(x, y))) }
  /// Adds a cubic curve to (`x`, `y`); the first two pairs are its handles.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    elements.append(.curve(Point(x1, y1), Point(x2, y2), Point(x, y)))
  }
  /// Adds a straight line back to the beginning of the outline.
  public mutating func close() { elements.append(.close) }

  /// Adds the outline of a rectangle.
  public mutating func rectangle(_ r: Rect) {
    move(r.x, r.y)
    line(r.maxX, r.y)
    line(r.maxX, r.maxY)
    line(r.x, r.maxY)
    close()
  }

  /// Adds the ellipse that fits into a rectangle.
  public mutating func ellipse(in r: Rect) {
    roundedRectangle(r, radiusX: r.width / 2, radiusY: r.height / 2)
  }

  /// Adds a circle around a point.
  public mutating func circle(_ x: Double, _ y: Double, radius: Double) {
    ellipse(in: Rect(x - radius, y - radius, radius * 2, radius * 2))
  }

  /// Adds a rectangle with round corners; a radius that is too large becomes half the shorter side.
  public mutating func roundedRectangle(_ r: Rect, radius: Double) {
    let radius = min(radius, r.width / 2, r.height / 2)
    roundedRectangle(r, radiusX: radius, radiusY: radius)
  }

  private mutating func roundedRectangle(_ r: Rect, radiusX: Double, radiusY: Double) {
    let hx = radiusX * (1 - Path.handle)
    let hy = radiusY * (1 - Path.handle)
    move(r.x + radiusX, r.y)
    line(r.maxX - radiusX, r.y)
    curve(r.maxX - hx, r.y, r.maxX, r.y + hy, r.maxX, r.y + radiusY)
    line(r.maxX, r.maxY - radiusY)
    curve(r.maxX, r.maxY - hy, r.maxX - hx, r.maxY, r.maxX - radiusX, r.maxY)
    line(r.x + radiusX, r.maxY)
    curve(r.x + hx, r.maxY, r.x, r.maxY - hy, r.x, r.maxY - radiusY)
    line(r.x, r.y + radiusY)
    curve(r.x, r.y + hy, r.x + hx, r.y, r.x + radiusX, r.y)
    close()
  }
}

extension Path {
  /// A rectangle around every point and handle; nil for an empty path.
  public var box: Rect? {
    var box: Rect?
    func add(_ point: Point) {
      let rect = Rect(origin: point, size: .zero)
      box = box?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let a, let b, let end):
        add(a)
        add(b)
        add(end)
      case .close: break
      }
    }
    return box
  }
}
