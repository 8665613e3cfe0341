import CGtkShim.Paint
import TouchKit

/// A path's line as polygons that are filled together: a rectangle for each straight piece, a fan for each turn, a half circle for
/// each end.
///
/// Cairo strokes paths itself, but its versions draw some joins differently. All versions fill polygons alike. Only sums, products
/// and square roots make the corners here, so they are the same on every machine. All polygons go round in the same direction, so
/// that none takes away from another.
struct StrokedPath {
  private(set) var verbs: [UInt8] = []
  private(set) var numbers: [Double] = []
  private let radius: Double
  /// Device pixels per unit of the path.
  private let pixels: Double
  /// The angle between two corners of a circle, as a point on the circle of radius 1.
  private let step: Point
  /// The corners of the present part of the path, without repetitions, and whether it has any line.
  private var corners: [Point] = []
  private var hasLine = false

  init(_ path: Path, width: Double, pixels: Double) {
    radius = width / 2
    self.pixels = pixels
    step =
      switch width / 2 * pixels {
      case ..<5: Point(0.9807852804032304, 0.19509032201612828)
      case ..<20: Point(0.9951847266721969, 0.0980171403295606)
      default: Point(0.9987954562051724, 0.049067674327418015)
      }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        corners = [point]
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end): curve(first, second, end)
      case .close:
        guard let start = corners.first else { continue }
        line(to: start)
        finish(isClosed: true)
        corners = [start]
      }
    }
    finish(isClosed: false)
  }

  /// How far a straight piece may be from its curve, in pixels.
  private static let slack = 0.02

  private mutating func line(to point: Point) {
    if corners.isEmpty { corners = [point] }
    hasLine = true
    if corners.last != point { corners.append(point) }
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    let start = corners.last ?? first
    let bends = [start - first - (first - second), first - second - (second - end)]
    let bend = bends.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.max() ?? 0
    let pieces = (0.75 * bend * pixels / StrokedPath.slack).squareRoot().rounded(.up)
    let count = max(1, min(pieces, 1000))
    var index = 1.0
    while index < count {
      let (t, u) = (index / count, 1 - index / count)
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: Point(
          a * start.x + b * first.x + c * second.x + d * end.x,
          a * start.y + b * first.y + c * second.y + d * end.y))
      index += 1
    }
    line(to: end)
  }

  /// Ends a part of the path.
  private mutating func finish(isClosed: Bool) {
    defer {
      corners = []
      hasLine = false
    }
    guard hasLine else { return }
    var normals: [Point] = []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      normals.append(Point(-dy / length * radius, dx / length * radius))
    }
    guard let first = normals.first, let last = normals.last else {
      // A line without a length is a dot.
      let (right, left) = (Point(radius, 0), Point(-radius, 0))
      return add(turn(from: right, to: left) + turn(from: left, to: right), around: corners[0])
    }
    for (index, normal) in normals.enumerated() {
      let (from, to) = (corners[index], corners[index + 1])
      add([from + normal, to + normal, to - normal, from - normal])
      if index > 0 { join(at: from, normals[index - 1], normal) }
    }
    if isClosed {
      join(at: corners[0], last, first)
    } else {
      add(turn(from: Point(-first.x, -first.y), to: first), around: corners[0])
      add(
        turn(from: last, to: Point(-last.x, -last.y)), around: corners[corners.count - 1])
    }
  }

  /// Fills the gap on the outer side of a turn.
  private mutating func join(at corner: Point, _ before: Point, _ after: Point) {
    let cross = before.x * after.y - before.y * after.x
    if cross == 0, before.x * after.x + before.y * after.y > 0 { return }
    let fan =
      cross > 0
      ? turn(from: Point(-after.x, -after.y), to: Point(-before.x, -before.y))
      : turn(from: before, to: after)
    add([.zero] + fan, around: corner)
  }

  /// The corners of an arc about the origin that turns by up to half a circle, in the direction of all polygons.
  private func turn(from start: Point, to end: Point) -> [Point] {
    var arc = [start]
    var point = start
    while true {
      point = Point(
        point.x * step.x + point.y * step.y, point.y * step.x - point.x * step.y)
      // Whether the end is still ahead.
      guard point.x * end.y - point.y * end.x < 0, arc.count < 64 else { break }
      arc.append(point)
    }
    return arc + [end]
  }

  private mutating func add(_ polygon: [Point], around centre: Point = .zero) {
    for (index, point) in polygon.enumerated() {
      verbs.append(
        UInt8(truncatingIfNeeded: (index == 0 ? DPVerbMove : DPVerbLine).rawValue))
      numbers += [point.x + centre.x, point.y + centre.y]
    }
    verbs.append(UInt8(truncatingIfNeeded: DPVerbClose.rawValue))
  }
}
