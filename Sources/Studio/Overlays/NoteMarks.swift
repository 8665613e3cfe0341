import Reviews
import TouchKit

/// What notes of a review draw over a phone's screen, in points.
nonisolated struct NoteMarks: Equatable {
  var pins: [Pin] = []
  var strokes: [ReviewNote.Stroke] = []

  /// A note by its number, at its place on the screen.
  struct Pin: Equatable {
    var number: Int
    var place: Point
  }

  /// How far an arrow's head reaches back and aside, and how near its end a place says nothing of its direction.
  private static let (back, aside, blind) = (12.0, 7.0, 6.0)

  /// A stroke as lines; an arrow has its head.
  static func path(_ stroke: ReviewNote.Stroke) -> Path {
    var path = Path()
    guard let first = stroke.points.first, let end = stroke.points.last else { return path }
    path.move(first.x, first.y)
    // A single point is a dot.
    if stroke.points.count == 1 { path.line(first.x, first.y) }
    for point in stroke.points.dropFirst() { path.line(point.x, point.y) }
    let before = stroke.points.last { ($0 - end).length > blind } ?? first
    guard stroke.kind == .arrow, before != end else { return path }
    let length = (end - before).length
    let (x, y) = ((end.x - before.x) / length, (end.y - before.y) / length)
    for side in [aside, -aside] {
      path.move(end.x, end.y)
      path.line(end.x - back * x - side * y, end.y - back * y + side * x)
    }
    return path
  }
}
