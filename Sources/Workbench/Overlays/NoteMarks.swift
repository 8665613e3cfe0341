import TouchKit

/// What notes of a review draw over a phone's screen, in points.
package struct NoteMarks: Equatable {
  package var pins: [Pin] = []
  package var strokes: [Stroke] = []

  package init(pins: [Pin] = [], strokes: [Stroke] = []) {
    self.pins = pins
    self.strokes = strokes
  }

  /// A line that a person drew, in points of the screen.
  package struct Stroke: Equatable {
    package var isArrow: Bool
    package var points: [Point]

    package init(isArrow: Bool, points: [Point]) {
      self.isArrow = isArrow
      self.points = points
    }
  }

  /// A note by its number, at its place on the screen.
  package struct Pin: Equatable {
    package var number: Int
    package var place: Point

    package init(number: Int, place: Point) {
      self.number = number
      self.place = place
    }
  }

  /// How far an arrow's head reaches back and aside, and how near its end a place says nothing of its direction.
  private static let (back, aside, blind) = (12.0, 7.0, 6.0)

  /// A stroke as lines; an arrow has its head.
  package static func path(_ stroke: Stroke) -> Path {
    var path = Path()
    guard let first = stroke.points.first, let end = stroke.points.last else { return path }
    path.move(first.x, first.y)
    // A single point is a dot.
    if stroke.points.count == 1 { path.line(first.x, first.y) }
    for point in stroke.points.dropFirst() { path.line(point.x, point.y) }
    let before = stroke.points.last { ($0 - end).length > blind } ?? first
    guard stroke.isArrow, before != end else { return path }
    let length = (end - before).length
    let (x, y) = ((end.x - before.x) / length, (end.y - before.y) / length)
    for side in [aside, -aside] {
      path.move(end.x, end.y)
      path.line(end.x - back * x - side * y, end.y - back * y + side * x)
    }
    return path
  }
}
