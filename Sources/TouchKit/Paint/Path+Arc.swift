/// Parts of circles, as cubic curves.
extension Path {
  /// Adds a part of a circle about a point, from one angle to another.
  ///
  /// Angles are in radians: 0 is to the right, and they grow clockwise. A line connects the path's present point with
  /// the arc's beginning. If the angles differ by more than a turn, the arc is a whole circle.
  public mutating func arc(
    _ x: Double, _ y: Double, radius: Double, from start: Double, to end: Double
  ) {
    precondition(
      start.isFinite && end.isFinite, "an arc can't go from \(start) to \(end): both must be finite"
    )
    let sweep = min(max(end - start, -Maths.turn), Maths.turn)
    let pieces = max(1, (abs(sweep) / Path.longestPiece).rounded(.up))
    let step = sweep / pieces
    let handle = 4 / 3 * Maths.sin(step / 4) / Maths.cos(step / 4)
    var now = Spoke(start)
    if elements.isEmpty || elements.last == .close {
      move(x + radius * now.across, y + radius * now.down)
    } else {
      line(x + radius * now.across, y + radius * now.down)
    }
    for piece in 1...Int(pieces) {
      let next = Spoke(start + step * Double(piece))
      curve(
        x + radius * (now.across - handle * now.down),
        y + radius * (now.down + handle * now.across),
        x + radius * (next.across + handle * next.down),
        y + radius * (next.down - handle * next.across),
        x + radius * next.across, y + radius * next.down)
      now = next
    }
  }

  /// A cubic curve follows a quarter of a circle to a few ten-thousandths of its radius.
  private static let longestPiece = Maths.turn / 4

  /// A vector of length 1 from a circle's middle at an angle.
  private struct Spoke {
    let across: Double
    let down: Double

    init(_ angle: Double) {
      across = Maths.cos(angle)
      down = Maths.sin(angle)
    }
  }
}
