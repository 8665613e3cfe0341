import TouchKit

/// Cuts lines into strokes.
extension Path {
  /// A line through points, in strokes and gaps of these lengths in turn; without any it is unbroken.
  init(through points: [Point], dash: [Double]) {
    self.init()
    guard let first = points.first else { return }
    move(first.x, first.y)
    guard !dash.isEmpty else {
      for point in points.dropFirst() { line(point.x, point.y) }
      return
    }
    var (number, left) = (0, dash[0])
    var from = first
    for to in points.dropFirst() {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var gone = 0.0
      while length - gone >= left {
        gone += left
        let (x, y) = (from.x + dx * gone / length, from.y + dy * gone / length)
        if number % 2 == 0 { line(x, y) } else { move(x, y) }
        number = (number + 1) % (dash.count % 2 == 0 ? dash.count : 2 * dash.count)
        left = dash[number % dash.count]
      }
      left -= length - gone
      if number % 2 == 0, left < dash[number % dash.count] { line(to.x, to.y) }
      from = to
    }
  }
}
