import Files
import TouchKit

/// Draws a motion, or two over each other, as an SVG: lengths, how fast they change, and alphas.
///
/// Both motions decide about the axes, so that their plots lie exactly over each other.
public struct MotionPlot {
  private let expected: Tracks
  private let actual: Tracks
  private let end: Double
  private let names: [String]

  /// More curves in one panel can't be told apart.
  private static let most = 8
  /// All in pixels: how high a panel is, and the distance to the next.
  private static let panel = 190.0
  private static let gap = 40.0

  /// Which of the two are drawn.
  public enum Choice: Sendable {
    case expected
    case actual
    case both
  }

  public init(expected: Tracks, actual: Tracks) {
    self.expected = expected
    self.actual = actual
    let times = [expected, actual].compactMap(\.times.last?.milliseconds)
    end = max(times.max() ?? 0, 1)
    // What differs most, or moves, comes first.
    let all = actual.tracks.map(\.name) + expected.tracks.map(\.name)
    var seen: [String] = []
    for name in all where !seen.contains(name) { seen.append(name) }
    let differing = seen.filter { name in
      let pair = [expected, actual].map { tracks in tracks.tracks.first { $0.name == name } }
      return pair[0]?.values != pair[1]?.values || expected.times != actual.times
    }
    names = differing + seen.filter { !differing.contains($0) }
  }

  public func svg(_ choice: Choice, title: String) -> [UInt8] {
    var plot = SVGPlot()
    plot.text(title, SVGPlot.left, 24, "font-size=\"15\" font-weight=\"600\"")
    if choice == .both {
      plot.text(
        "dashed: the baseline", SVGPlot.right + 12, 24, "fill=\"#666666\"")
    }
    var y = MotionPlot.gap
    draw("pt", choice, &plot, &y) { $0.isLength ? $0.points : nil }
    draw("pt/s", choice, &plot, &y) { $0.isLength ? $0.velocities : nil }
    draw("share", choice, &plot, &y) { $0.isLength ? nil : $0.points }
    return plot.file(height: y)
  }

  /// A panel of what `values` gives for the tracks that move.
  private func draw(
    _ unit: String, _ choice: Choice, _ plot: inout SVGPlot, _ y: inout Double,
    _ values: (SectionTrack) -> [(time: Time, value: Double)]?
  ) {
    let pairs = names.compactMap { name -> Pair? in
      let old = expected.sectionTrack(name)
      let new = actual.sectionTrack(name)
      guard old?.isMoving ?? false || new?.isMoving ?? false else { return nil }
      let curves = (old.flatMap(values), new.flatMap(values))
      guard curves.0 != nil || curves.1 != nil else { return nil }
      return Pair(name: name, old: curves.0 ?? [], new: curves.1 ?? [])
    }
    let numbers = pairs.prefix(MotionPlot.most).flatMap { ($0.old + $0.new).map(\.value) }
    guard var low = numbers.min(), var high = numbers.max() else { return }
    if low == high { (low, high) = (low - 1, high + 1) }
    let top = y
    let bottom = top + MotionPlot.panel
    func point(_ point: (time: Time, value: Double)) -> String {
      let across = SVGPlot.x(point.time.milliseconds, of: end)
      let down = bottom - (point.value - low) / (high - low) * MotionPlot.panel
      return "\(SVGPlot.number(across)),\(SVGPlot.number(down))"
    }
    plot.frame(top, bottom, until: end)
    let ticks = SVGPlot.ticks(low, high)
    for tick in ticks {
      let at = bottom - (tick - low) / (high - low) * MotionPlot.panel
      plot.line(SVGPlot.left, at, SVGPlot.right, at, "#e6e6e6")
      plot.text(
        SVGPlot.number(tick) + (tick == ticks.last ? " \(unit)" : ""), SVGPlot.left - 6, at + 4,
        "text-anchor=\"end\" fill=\"#666666\"")
    }
    for (index, pair) in pairs.prefix(MotionPlot.most).enumerated() {
      let color = SVGPlot.colors[index % SVGPlot.colors.count]
      if choice != .actual {
        plot.curve(
          pair.old.map(point).joined(separator: " "), color, " stroke-dasharray=\"5 3\"")
      }
      if choice != .expected { plot.curve(pair.new.map(point).joined(separator: " "), color) }
      let at = top + 12 + Double(index) * 16
      plot.line(SVGPlot.right + 12, at - 4, SVGPlot.right + 28, at - 4, color)
      plot.text(pair.name, SVGPlot.right + 34, at)
    }
    if pairs.count > MotionPlot.most {
      plot.text(
        "and \(pairs.count - MotionPlot.most) more", SVGPlot.right + 34, bottom,
        "fill=\"#666666\"")
    }
    y = bottom + MotionPlot.gap
  }

  private struct Pair {
    var name: String
    var old: [(time: Time, value: Double)]
    var new: [(time: Time, value: Double)]
  }
}

extension Tracks {
  fileprivate func sectionTrack(_ name: String) -> SectionTrack? {
    tracks.first { $0.name == name }.map {
      SectionTrack(name: name, isLength: $0.isLength, times: times, values: $0.values)
    }
  }
}
