import Rehearsal
import TouchKit

/// How far two rectangles are from each other, as lines with their lengths in points.
package struct ViewDistances: Equatable, Sendable {
  /// A line along one axis from an edge of the first to an edge of the second.
  package struct Line: Equatable, Sendable {
    package var from: Point
    package var to: Point

    package var length: Double { max(abs(to.x - from.x), abs(to.y - from.y)) }
    package var isVertical: Bool { from.x == to.x }
  }

  /// Those of length 0 are left out.
  package private(set) var lines: [Line] = []

  /// Between two that are apart: the gaps. If one holds the other: what is left at each side.
  package init(_ one: Rect, _ other: Rect) {
    if one.contains(other) {
      lines = ViewDistances.sides(other, in: one)
    } else if other.contains(one) {
      lines = ViewDistances.sides(one, in: other)
    } else {
      lines = ViewDistances.gaps(one, other)
    }
    lines.removeAll { $0.length < ViewDistances.least }
  }

  /// A shorter line does not count.
  private static let least = 0.01

  private static func sides(_ inner: Rect, in outer: Rect) -> [Line] {
    let middle = inner.center
    return [
      Line(from: Point(middle.x, outer.y), to: Point(middle.x, inner.y)),
      Line(from: Point(middle.x, inner.maxY), to: Point(middle.x, outer.maxY)),
      Line(from: Point(outer.x, middle.y), to: Point(inner.x, middle.y)),
      Line(from: Point(inner.maxX, middle.y), to: Point(outer.maxX, middle.y)),
    ]
  }

  private static func gaps(_ one: Rect, _ other: Rect) -> [Line] {
    var lines: [Line] = []
    let (y, x) = (
      shared(one.y, one.maxY, other.y, other.maxY), shared(one.x, one.maxX, other.x, other.maxX)
    )
    if one.maxX <= other.x {
      lines.append(Line(from: Point(one.maxX, y), to: Point(other.x, y)))
    } else if other.maxX <= one.x {
      lines.append(Line(from: Point(one.x, y), to: Point(other.maxX, y)))
    }
    if one.maxY <= other.y {
      lines.append(Line(from: Point(x, one.maxY), to: Point(x, other.y)))
    } else if other.maxY <= one.y {
      lines.append(Line(from: Point(x, one.y), to: Point(x, other.maxY)))
    }
    guard lines.isEmpty else { return lines }
    // They overlap: a line between the edges of each side.
    return [
      Line(from: Point(x, one.y), to: Point(x, other.y)),
      Line(from: Point(x, one.maxY), to: Point(x, other.maxY)),
      Line(from: Point(one.x, y), to: Point(other.x, y)),
      Line(from: Point(one.maxX, y), to: Point(other.maxX, y)),
    ]
  }

  /// The middle of what two stretches have in common, or else of the first.
  private static func shared(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (low, high) = (max(a, c), min(b, d))
    return low < high ? (low + high) / 2 : (a + b) / 2
  }
}
