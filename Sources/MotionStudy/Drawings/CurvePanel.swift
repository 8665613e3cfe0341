import JSON
import TouchKit

/// A panel of curves over time: its axes, and where a time and a number are in it.
struct CurvePanel {
  let rect: Rect
  /// The last time, in milliseconds.
  let end: Double
  let low: Double
  let high: Double

  /// The room of a number's words, in points.
  private static let line = 16.0

  /// A panel that has room for these numbers; nil for an empty list.
  init?(_ rect: Rect, until end: Time, holding numbers: [Double]) {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    self.rect = rect
    self.end = max(end.milliseconds, 1)
    self.low = low < high ? low : low - 1
    self.high = low < high ? high : high + 1
  }

  func x(_ time: Time) -> Double { rect.x + rect.width * min(time.milliseconds / end, 1) }
  func y(_ number: Double) -> Double { rect.maxY - (number - low) / (high - low) * rect.height }

  /// The grid with its numbers and, if it is the last of several, the times under it.
  func drawAxes(unit: String, withTimes: Bool, on drawing: inout Drawing) {
    for tick in SVGPlot.ticks(0, end) {
      let at = rect.x + rect.width * tick / end
      drawing.add(.curve([Point(at, rect.y), Point(at, rect.maxY)], Drawing.grid, dash: []))
      if withTimes {
        drawing.words(
          "\(SVGPlot.number(tick)) ms", at, rect.maxY + 15,
          Drawing.Words(Drawing.faint, anchor: .middle))
      }
    }
    let ticks = ticks
    for tick in ticks {
      drawing.add(
        .curve([Point(rect.x, y(tick)), Point(rect.maxX, y(tick))], Drawing.grid, dash: []))
      drawing.words(
        SVGPlot.number(tick) + (tick == ticks.last ? " \(unit)" : ""), rect.x - 6, y(tick) + 4,
        Drawing.Words(Drawing.faint, anchor: .end))
    }
    drawing.add(.outline(rect, Drawing.edge))
  }

  /// The round numbers whose words have room above each other.
  private var ticks: [Double] {
    let all = SVGPlot.ticks(low, high)
    guard all.count > 1 else { return all }
    let distance = all[1] - all[0]
    let every = (Double(all.count) * CurvePanel.line / rect.height).rounded(.up)
    return all.filter {
      ($0 / distance).rounded().truncatingRemainder(dividingBy: every) == 0
    }
  }

  /// The stretches in which a number is there.
  func draw(
    _ points: [(time: Time, value: Double?)], _ look: CurveLook, on drawing: inout Drawing
  ) {
    var run: [Point] = []
    func finish() {
      if run.count > 1 { drawing.add(.curve(run, look.color, dash: look.dash)) }
      run = []
    }
    for (time, value) in points {
      guard let value else {
        finish()
        continue
      }
      let point = Point(x(time), y(value))
      // On a level stretch the points between its ends say nothing.
      if run.count > 1, run[run.count - 1].y == point.y, run[run.count - 2].y == point.y {
        run[run.count - 1] = point
      } else {
        run.append(point)
      }
    }
    finish()
  }
}
