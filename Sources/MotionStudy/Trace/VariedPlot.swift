import Files
import JSON
import TouchKit

/// Draws motion tracks of several runs as small multiples: a panel a run, one under the other, with the same axes.
struct VariedPlot {
  private let runs: [(variation: Variation, tracks: MotionTracks)]
  private let title: String
  private var drawing = Drawing(width: 960)
  private var y = 30.0

  /// All in points: where curves begin and end, how high a panel is, and the distances between things.
  private static let (left, right) = (64.0, 936.0)
  private static let panel = 120.0
  private static let (line, gap) = (18.0, 30.0)
  /// People can't distinguish more curves in a panel.
  private static let mostCurves = 8

  init(_ varied: VariedTracks, title: String) {
    runs = varied.runs
    self.title = title
  }

  mutating func drawn() -> Drawing {
    let name = title.isEmpty ? NumberWords.count(runs.count, "run") : printable(title)
    drawing.words(
      ComparisonPlot.shortened(name, 100), VariedPlot.left, y,
      Drawing.Words(size: 15, weight: 600))
    y += VariedPlot.gap
    let names = names
    for (number, name) in names.prefix(VariedPlot.mostCurves).enumerated() {
      let look = CurveLook(number)
      let (column, row) = (Double(number % 4) * 220, Double(number / 4) * VariedPlot.line)
      let start = VariedPlot.left + column
      drawing.add(
        .curve(
          [Point(start, y + row - 4), Point(start + 28, y + row - 4)], look.color, dash: look.dash))
      drawing.words(ComparisonPlot.shortened(name, 28), start + 34, y + row)
    }
    let shown = Array(names.prefix(VariedPlot.mostCurves))
    y += Double((shown.count + 3) / 4) * VariedPlot.line
    if names.count > shown.count {
      drawing.words(
        "and \(names.count - shown.count) more", VariedPlot.left, y,
        Drawing.Words(Drawing.faint))
      y += VariedPlot.line
    }
    if names.isEmpty {
      drawing.words("Nothing moves in any run.", VariedPlot.left, y, Drawing.Words(Drawing.faint))
    }
    y += VariedPlot.line
    for run in runs { draw(run.variation, run.tracks.numbers, shown) }
    drawing.size.height = y + 6
    return drawing
  }

  /// The tracks of any run, those that change most first.
  private var names: [String] {
    var ranges: [String: Double] = [:]
    var names: [String] = []
    for track in runs.flatMap(\.tracks.numbers.tracks) {
      if ranges[track.name] == nil { names.append(track.name) }
      let values = track.values.compactMap(\.self)
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      ranges[track.name] = max(ranges[track.name] ?? 0, range * (track.isLength ? 1 : 100))
    }
    return names.indices.sorted {
      (ranges[names[$0]] ?? 0, $1) > (ranges[names[$1]] ?? 0, $0)
    }.map { names[$0] }
  }

  private mutating func draw(_ variation: Variation, _ numbers: Tracks, _ names: [String]) {
    drawing.words(
      ComparisonPlot.shortened(printable(variation.name), 130), VariedPlot.left, y - 6,
      Drawing.Words(size: 12, weight: 600))
    for isLength in [true, false] {
      // Every run's numbers decide about the axes.
      let all = runs.flatMap(\.tracks.numbers.tracks).filter {
        $0.isLength == isLength && names.contains($0.name)
      }
      let end = runs.compactMap(\.tracks.numbers.times.last).max() ?? .zero
      let rect = Rect(
        VariedPlot.left, y, VariedPlot.right - VariedPlot.left,
        isLength ? VariedPlot.panel : VariedPlot.panel / 2)
      guard
        let panel = CurvePanel(
          rect, until: end, holding: all.flatMap { $0.values.compactMap(\.self) })
      else { continue }
      panel.drawAxes(unit: isLength ? "pt" : "", withTimes: true, on: &drawing)
      for track in numbers.tracks where track.isLength == isLength {
        guard let number = names.firstIndex(of: track.name) else { continue }
        panel.draw(
          Array(zip(numbers.times, track.values)), CurveLook(number), on: &drawing)
      }
      y += rect.height + VariedPlot.gap
    }
    y += VariedPlot.line
  }
}

extension VariedTracks {
  /// A plot of all of them.
  package func svg(title: String) -> [UInt8] {
    var plot = VariedPlot(self, title: title)
    return plot.drawn().svg()
  }
}
