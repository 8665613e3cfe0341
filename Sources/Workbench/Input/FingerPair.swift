import TouchKit

/// Two fingers made from one mouse: the second is opposite the first about a middle, which may move with both.
package struct FingerPair: Equatable {
  /// What the pair turns about, in points of the screen.
  package private(set) var middle: Point
  package private(set) var first: Point

  package var second: Point { middle * 2 - first }

  /// A pair about the middle of a screen.
  package init(first: Point, on screen: Size) {
    middle = Point(screen.width / 2, screen.height / 2)
    self.first = first
  }

  /// Moves the first finger. With `carrying` the second moves along; if not, it moves in the opposite direction.
  package mutating func move(to point: Point, carrying: Bool) {
    if carrying { middle = middle + (point - first) }
    first = point
  }
}
