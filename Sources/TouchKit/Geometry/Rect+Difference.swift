/// Subtracts rectangles from a rectangle.
extension Rect {
  /// What others leave of the rectangle, as rectangles that don't overlap.
  func subtracting(_ others: [Rect]) -> [Rect] {
    others.reduce([self]) { parts, other in parts.flatMap { $0.subtracting(other) } }
  }

  private func subtracting(_ other: Rect) -> [Rect] {
    guard let hole = intersection(other) else { return [self] }
    return [
      Rect(x, y, width, hole.y - y), Rect(x, hole.maxY, width, maxY - hole.maxY),
      Rect(x, hole.y, hole.x - x, hole.height),
      Rect(hole.maxX, hole.y, maxX - hole.maxX, hole.height),
    ].filter { !$0.isEmpty }
  }
}
