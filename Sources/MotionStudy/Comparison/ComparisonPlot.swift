import Files
import JSON
import TouchKit

/// Draws a comparison: the curves of all runs over each other, a panel a number, and frames of each run beneath.
package struct ComparisonPlot {
  private let comparison: RunComparison
  private let title: String
  private let withVelocity: Bool
  /// At `times`, for each run.
  private let frames: [[Frame]]
  private let times: [Time]
  private var drawing = Drawing(width: 960)
  private var y = 0.0

  /// All in points: where curves begin and end; the heights of panels; the distances between things.
  private static let (left, right) = (64.0, 900.0)
  private static let (panel, velocityPanel) = (150.0, 90.0)
  private static let (line, gap, under) = (18.0, 30.0, 24.0)
  /// The widest that a frame is drawn.
  private static let frame = 104.0
  /// More panels are of no use to eyes.
  private static let mostPanels = 6
  /// How many frames a row has, under even times of the curves.
  private static let columns = 8

  /// The times of the frames in a comparison that is over then, even, in whole milliseconds.
  package static func frameTimes(until end: Time) -> [Time] {
    (0..<columns).map { column in
      let share = Double(column) / Double(columns - 1)
      return column == columns - 1
        ? end : .milliseconds(Int64((end.milliseconds * share).rounded(.down)))
    }
  }

  /// How many pixels a point of a screen has on a drawing that has `density` pixels a point.
  package static func scale(of screen: Size, density: Double) -> Double {
    density * min(frame / screen.width, 2 * frame / screen.height)
  }

  /// A frame of a run: the number of its picture, and the size of its screen.
  package struct Frame {
    package var picture: Int
    package var size: Size

    package init(picture: Int, size: Size) {
      self.picture = picture
      self.size = size
    }
  }

  /// `frames` are those of each run at `times`; empty for a plot without frames.
  package init(
    _ comparison: RunComparison, title: String, withVelocity: Bool = false,
    frames: [[Frame]] = [], at times: [Time] = []
  ) {
    self.comparison = comparison
    self.title = title
    self.withVelocity = withVelocity
    self.frames = frames
    self.times = times
  }

  package func drawn() -> Drawing {
    var plot = self
    plot.draw()
    return plot.drawing
  }

  private mutating func draw() {
    y = 30
    let name =
      title.isEmpty ? "\(comparison.runs.count) runs with the same inputs" : printable(title)
    drawing.words(
      ComparisonPlot.shortened(name, 100), ComparisonPlot.left, y,
      Drawing.Words(size: 15, weight: 600))
    drawLegend()
    let tracks = comparison.byWeight
    for track in tracks.prefix(ComparisonPlot.mostPanels) { draw(track) }
    let left = tracks.count - ComparisonPlot.mostPanels
    if left > 0 || tracks.isEmpty {
      let words =
        left > 0
        ? "\(NumberWords.count(left, "other number differs", "other numbers differ")) less; --view shows them"
        : "Nothing moves in any run."
      drawing.words(words, ComparisonPlot.left, y, Drawing.Words(Drawing.faint))
      y += ComparisonPlot.line
    }
    for (number, row) in frames.enumerated() { draw(row, of: number) }
    drawing.size.height = y
  }

  private mutating func drawLegend() {
    y += ComparisonPlot.gap - 4
    for (number, run) in comparison.runs.enumerated() {
      let look = CurveLook(number)
      let left = ComparisonPlot.left
      drawing.add(
        .curve([Point(left, y - 4), Point(left + 40, y - 4)], look.color, dash: look.dash))
      drawing.words(ComparisonPlot.shortened(run.label, 60), left + 50, y)
      drawing.words(
        run.settled.map { "settled at \(RunComparison.ms($0))" } ?? "still moves",
        ComparisonPlot.right, y, Drawing.Words(Drawing.faint, anchor: .end))
      y += ComparisonPlot.line
    }
    y += 4
    drawing.words(
      ComparisonPlot.shortened(comparison.parts, 130), ComparisonPlot.left, y,
      Drawing.Words(weight: comparison.divergence == nil ? 400 : 600))
    y += ComparisonPlot.gap
  }

  // MARK: Curves

  private mutating func draw(_ track: ComparedTrack) {
    drawing.words(track.name, ComparisonPlot.left, y - 6, Drawing.Words(size: 12, weight: 600))
    drawing.words(
      track.apart, ComparisonPlot.right, y - 6, Drawing.Words(Drawing.faint, anchor: .end))
    drawPanel(
      track, ComparisonPlot.panel, unit: track.isLength ? "pt" : "", isLast: !withVelocity,
      track.tracks.map { $0.map { Array(zip($0.times, $0.values)) } ?? [] })
    if withVelocity {
      y += 8
      drawPanel(
        track, ComparisonPlot.velocityPanel, unit: track.isLength ? "pt/s" : "/s", isLast: true,
        track.tracks.map { $0?.velocityCurve ?? [] })
    }
    y += ComparisonPlot.under + ComparisonPlot.gap
  }

  private mutating func drawPanel(
    _ track: ComparedTrack, _ height: Double, unit: String, isLast: Bool,
    _ curves: [[(time: Time, value: Double?)]]
  ) {
    let rect = Rect(
      ComparisonPlot.left, y, ComparisonPlot.right - ComparisonPlot.left, height)
    let numbers = curves.flatMap { $0.compactMap(\.value) }
    guard let panel = CurvePanel(rect, until: comparison.end, holding: numbers) else { return }
    panel.drawAxes(unit: unit, withTimes: isLast, on: &drawing)
    if let divergence = comparison.divergence {
      let at = panel.x(divergence.time)
      drawing.add(
        .curve([Point(at, rect.y), Point(at, rect.maxY)], Drawing.faint, dash: [3, 3]))
    }
    for (number, curve) in curves.enumerated() {
      panel.draw(curve, CurveLook(number), on: &drawing)
    }
    y += height
  }

  // MARK: Frames

  private mutating func draw(_ row: [Frame], of run: Int) {
    let look = CurveLook(run)
    drawing.add(
      .curve(
        [Point(ComparisonPlot.left - 48, y - 4), Point(ComparisonPlot.left - 24, y - 4)],
        look.color, dash: look.dash))
    drawing.words(
      ComparisonPlot.shortened(comparison.runs[run].label, 60), ComparisonPlot.left - 16, y,
      Drawing.Words(size: 12, weight: 600))
    y += 12
    let sizes = row.map { frame in
      let scale = ComparisonPlot.scale(of: frame.size, density: 1)
      return Size(frame.size.width * scale, frame.size.height * scale)
    }
    let height = sizes.map(\.height).max() ?? 0
    let step = (ComparisonPlot.right - ComparisonPlot.left) / Double(ComparisonPlot.columns - 1)
    for (column, size) in sizes.enumerated() {
      let middle = ComparisonPlot.left + step * Double(column)
      let rect = Rect(middle - size.width / 2, y, size.width, size.height)
      drawing.add(.picture(row[column].picture, rect))
      drawing.add(.outline(rect, Drawing.edge))
      drawing.words(
        RunComparison.ms(times[column]), middle, y + height + 15,
        Drawing.Words(Drawing.faint, anchor: .middle))
    }
    y += height + ComparisonPlot.under + ComparisonPlot.gap
  }

  static func shortened(_ text: String, _ most: Int) -> String {
    text.count > most ? text.prefix(most - 1) + "…" : text
  }
}

extension SectionTrack {
  /// Its velocities, with the ends of each stretch in which it does not move.
  fileprivate var velocityCurve: [(time: Time, value: Double?)] {
    let points = points
    var curve: [(time: Time, value: Double?)] = velocities.map { ($0.time, $0.value) }
    for (before, after) in zip(points, points.dropFirst())
    where before.value == after.value && after.time - before.time > .milliseconds(10) {
      curve += [(before.time, 0), (after.time, 0)]
    }
    return curve.sorted { $0.time < $1.time }
  }
}
