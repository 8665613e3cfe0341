import Rehearsal
import TouchKit

/// Draws a motion over its baseline as SVG for a page: the tolerance band, both paths, and their velocities beneath.
///
/// It holds numbers alone. Names and colours are the page's, which knows them by `names`: the track at an index has the
/// class `c0`, `c1` and so on.
package struct MotionPlot {
  /// The names of the tracks that are drawn, those that differ first.
  package let names: [String]
  /// Where the plot's time begins and ends, as shares of its width.
  package static let span = (from: left / width, to: right / width)

  private let pairs: [Pair]
  private let end: Time
  private let toleranceBand: MotionSection.ToleranceBand?

  /// People can't distinguish more curves.
  private static let most = 8
  /// All in pixels: the whole, where times begin and end, how high panels are, and the distance to the next.
  private static let width = 720.0
  private static let left = 56.0
  private static let right = 712.0
  private static let panel = 172.0
  private static let velocityPanel = 76.0
  private static let gap = 34.0
  /// The size of a small plot.
  private static let small = (width: 160.0, height: 72.0)

  private struct Pair {
    var color: Int
    var old: SectionTrack?
    var new: SectionTrack?

    var both: [SectionTrack] { [old, new].compactMap(\.self) }
  }

  /// `first` are the names of tracks that differ, the one that matters most first.
  package init(
    expected: Tracks?, actual: Tracks, toleranceBand: MotionSection.ToleranceBand?, first: [String]
  ) {
    let old = expected?.sectionTracks ?? []
    let new = actual.sectionTracks
    self.toleranceBand = expected == nil ? nil : toleranceBand
    end = [expected, actual].compactMap { $0?.times.last }.max() ?? .zero
    var seen: Set<String> = []
    let all = (new + old).filter { seen.insert($0.name).inserted }.compactMap { track -> Pair? in
      let pair = Pair(
        color: 0, old: old.first { $0.name == track.name },
        new: new.first { $0.name == track.name })
      return pair.both.contains(where: \.isMoving) ? pair : nil
    }
    func name(_ pair: Pair) -> String { pair.both.first?.name ?? "" }
    let ordered =
      first.compactMap { wanted in all.first { name($0) == wanted } }
      + all.filter { !first.contains(name($0)) }
    pairs = ordered.prefix(Self.most).enumerated().map { index, pair in
      Pair(color: index, old: pair.old, new: pair.new)
    }
    names = pairs.compactMap { ($0.new ?? $0.old)?.name }
  }

  /// The whole plot.
  package var markup: String {
    var lines: [String] = []
    var y = 18.0
    for unit in [TrackUnit.points, .other, .share] {
      let some = pairs.filter { $0.both.first?.unit == unit }
      guard !some.isEmpty else { continue }
      let word = unit == .points ? "pt" : unit == .share ? "share" : "value"
      lines += panel(some, word, Self.panel, &y, toleranceBand: toleranceBand) {
        $0.runs(until: end)
      }
      lines += panel(some, word + "/s", Self.velocityPanel, &y, toleranceBand: nil) {
        [$0.velocities]
      }
    }
    let height = SVGPlot.number(y)
    lines.append(
      "<line class=\"pointer\" x1=\"\(Self.left)\" x2=\"\(Self.left)\" y1=\"6\" y2=\"\(SVGPlot.number(y - Self.gap))\"/>"
    )
    return
      "<svg class=\"curves\" viewBox=\"0 0 \(Int(Self.width)) \(height)\" data-end=\"\(SVGPlot.number(end.milliseconds))\" aria-hidden=\"true\">\n"
      + lines.joined(separator: "\n") + "\n</svg>"
  }

  /// The path of the first track alone, small and without axes.
  package var smallMarkup: String {
    guard let pair = pairs.first else { return "" }
    let scale = Scale(
      pair.both.flatMap { $0.runs(until: end).flatMap { $0.map(\.value) } }, top: 4,
      height: Self.small.height - 8,
      left: 4, width: Self.small.width - 8, end: end)
    return
      "<svg viewBox=\"0 0 \(Int(Self.small.width)) \(Int(Self.small.height))\" aria-hidden=\"true\">"
      + curves(pair, scale) { $0.runs(until: end) }.joined() + "</svg>"
  }

  // MARK: Parts

  private typealias Way = [(time: Time, value: Double)]

  private func panel(
    _ pairs: [Pair], _ unit: String, _ height: Double, _ y: inout Double,
    toleranceBand: MotionSection.ToleranceBand?, _ ways: (SectionTrack) -> [Way]
  ) -> [String] {
    let toleranceBands = toleranceBand.map { edges(of: $0, pairs) } ?? []
    var numbers = pairs.flatMap { $0.both.flatMap { ways($0).flatMap { $0.map(\.value) } } }
    for edges in toleranceBands.flatMap(\.edges).compactMap(\.edges) {
      numbers += [edges.lowerBound, edges.upperBound]
    }
    let scale = Scale(
      numbers, top: y, height: height, left: Self.left, width: Self.right - Self.left, end: end)
    var lines = axes(scale, unit)
    for toleranceBand in toleranceBands {
      lines += Self.toleranceBand(toleranceBand.edges, toleranceBand.color, scale)
    }
    for pair in pairs.reversed() { lines += curves(pair, scale, ways) }
    y += height + Self.gap
    return lines
  }

  private typealias Edges = [(time: Time, edges: ClosedRange<Double>?)]

  /// The toleranceBands around baselines up to the plot's end: after its last row a number stays.
  private func edges(
    of toleranceBand: MotionSection.ToleranceBand, _ pairs: [Pair]
  ) -> [(color: Int, edges: Edges)] {
    pairs.compactMap { pair in
      guard let old = pair.old else { return nil }
      var edges = old.edges(of: toleranceBand)
      if let last = edges.last { edges.append((end, last.edges)) }
      return (pair.color, edges)
    }
  }

  private func axes(_ scale: Scale, _ unit: String) -> [String] {
    let (top, bottom) = (SVGPlot.number(scale.top), SVGPlot.number(scale.top + scale.height))
    var lines = SVGPlot.ticks(0, max(end.milliseconds, 1)).map { tick in
      let x = scale.x(.milliseconds(tick))
      let line =
        "<line class=\"grid\" x1=\"\(SVGPlot.number(x))\" x2=\"\(SVGPlot.number(x))\" y1=\"\(top)\" y2=\"\(bottom)\"/>"
      // The unit is at the end.
      guard x < Self.right - 30 else { return line }
      return line
        + "<text x=\"\(SVGPlot.number(x))\" y=\"\(SVGPlot.number(scale.top + scale.height + 14))\" text-anchor=\"middle\">\(SVGPlot.number(tick))</text>"
    }
    let ticks = SVGPlot.ticks(scale.low, scale.high)
    // A low panel has no room for ten lines.
    let every = scale.height < Self.panel ? max(1, ticks.count / 4) : 1
    for (index, tick) in ticks.enumerated() where index % every == 0 {
      let y = scale.y(tick)
      lines.append(
        "<line class=\"grid\" x1=\"\(Self.left)\" x2=\"\(Self.right)\" y1=\"\(SVGPlot.number(y))\" y2=\"\(SVGPlot.number(y))\"/><text x=\"\(Self.left - 6)\" y=\"\(SVGPlot.number(y + 4))\" text-anchor=\"end\">\(SVGPlot.number(tick))</text>"
      )
    }
    lines.append(
      "<text class=\"unit\" x=\"\(Self.left)\" y=\"\(SVGPlot.number(scale.top - 5))\">\(unit)</text><text x=\"\(Self.right)\" y=\"\(SVGPlot.number(scale.top + scale.height + 14))\" text-anchor=\"end\">ms</text>"
    )
    return lines
  }

  private static func toleranceBand(
    _ edges: Edges, _ color: Int, _ scale: Scale
  ) -> [String] {
    edges.split { $0.edges == nil }.map { run in
      let upper = run.compactMap { row in row.edges.map { scale.point(row.time, $0.upperBound) } }
      let lower = run.compactMap { row in row.edges.map { scale.point(row.time, $0.lowerBound) } }
      return
        "<polygon class=\"tube c\(color)\" points=\"\((upper + lower.reversed()).joined(separator: " "))\"/>"
    }
  }

  private func curves(
    _ pair: Pair, _ scale: Scale, _ ways: (SectionTrack) -> [Way]
  ) -> [String] {
    [(pair.old, "old"), (pair.new, "new")].flatMap { track, kind in
      (track.map(ways) ?? []).filter { !$0.isEmpty }.map { way in
        "<polyline class=\"\(kind) c\(pair.color)\" points=\"\(scale.points(way))\"/>"
      }
    }
  }

  /// Where times and numbers are in a panel.
  private struct Scale {
    var top: Double
    var height: Double
    var left: Double
    var width: Double
    var low: Double
    var high: Double
    private let end: Double

    init(
      _ numbers: [Double], top: Double, height: Double, left: Double, width: Double, end: Time
    ) {
      (self.top, self.height, self.left, self.width) = (top, height, left, width)
      self.end = max(end.milliseconds, 1)
      var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
      if low == high { (low, high) = (low - 1, high + 1) }
      let margin = (high - low) * 0.04
      (self.low, self.high) = (low - margin, high + margin)
    }

    func x(_ time: Time) -> Double { left + width * min(time.milliseconds / end, 1) }
    func y(_ value: Double) -> Double { top + height - (value - low) / (high - low) * height }

    func point(_ time: Time, _ value: Double) -> String {
      "\(short(x(time))),\(short(y(value)))"
    }

    /// A path without the rows in the middle of a level stretch.
    func points(_ way: Way) -> String {
      way.indices.filter { index in
        guard index > 0, index + 1 < way.count else { return true }
        return way[index - 1].value != way[index].value || way[index + 1].value != way[index].value
      }.map { point(way[$0].time, way[$0].value) }.joined(separator: " ")
    }

    /// A tenth of a pixel is enough for the eye.
    private func short(_ number: Double) -> String {
      SVGPlot.number((number * 10).rounded() / 10)
    }
  }
}

extension SectionTrack {
  /// The stretches in which the view is there; after the last row it stays.
  fileprivate func runs(until end: Time) -> [[(time: Time, value: Double)]] {
    let last: Double? = values.last ?? nil
    let rows = zip(times + [end], values + [last])
    return rows.split { $0.1 == nil }.map { run in
      run.compactMap { time, value in value.map { (time, $0) } }
    }
  }
}
