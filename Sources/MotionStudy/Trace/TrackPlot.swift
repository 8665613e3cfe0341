import Files
import TouchKit

/// Draws motion tracks as an SVG: a panel for positions and sizes, one for alphas, and a bar for each motion.
struct TrackPlot {
  private let tracks: MotionTracks
  private let end: Double
  private var plot = SVGPlot()
  private var y = 0.0

  /// All in pixels: how high a panel and a motion's bar are, and the distance between panels.
  private static let panel = 220.0
  private static let bar = 16.0
  private static let gap = 40.0
  /// More names than this do not fit beside a panel.
  private static let names = 13

  init(_ tracks: MotionTracks) {
    self.tracks = tracks
    end = max(tracks.numbers.times.last?.milliseconds ?? 0, 1)
  }

  mutating func svg(title: String) -> [UInt8] {
    y = TrackPlot.gap
    plot.text(title, SVGPlot.left, 24, "font-size=\"15\" font-weight=\"600\"")
    draw("pt") { $0 != .alpha }
    draw("alpha") { $0 == .alpha }
    drawSpans()
    return plot.file(height: y)
  }

  // MARK: Panels

  private mutating func draw(
    _ unit: String, _ isDrawn: (MotionTracks.Property) -> Bool
  ) {
    let some = zip(tracks.subjects, tracks.numbers.tracks).filter { isDrawn($0.0.property) }
      .map(\.1)
    let values = some.flatMap { $0.values.compactMap(\.self) }
    guard var low = values.min(), var high = values.max() else { return }
    if low == high { (low, high) = (low - 1, high + 1) }
    let top = y
    let bottom = top + TrackPlot.panel
    func height(of value: Double) -> Double {
      bottom - (value - low) / (high - low) * TrackPlot.panel
    }
    plot.frame(top, bottom, until: end)
    for tick in SVGPlot.ticks(low, high) {
      let at = height(of: tick)
      plot.line(SVGPlot.left, at, SVGPlot.right, at, "#e6e6e6")
      plot.text(
        SVGPlot.number(tick) + (tick == SVGPlot.ticks(low, high).last ? " \(unit)" : ""),
        SVGPlot.left - 6, at + 4, "text-anchor=\"end\" fill=\"#666666\"")
    }
    for (number, track) in some.enumerated() {
      let color = SVGPlot.colors[number % SVGPlot.colors.count]
      for points in runs(of: track, height(of:)) {
        plot.curve(points, color)
      }
      if number < TrackPlot.names {
        let at = top + 12 + Double(number) * 16
        plot.line(SVGPlot.right + 12, at - 4, SVGPlot.right + 28, at - 4, color)
        plot.text(track.name, SVGPlot.right + 34, at)
      }
    }
    if some.count > TrackPlot.names {
      plot.text(
        "and \(some.count - TrackPlot.names) more", SVGPlot.right + 34, bottom, "fill=\"#666666\""
      )
    }
    y = bottom + TrackPlot.gap
  }

  /// The stretches in which the view is there, as points of a line each.
  private func runs(of track: Tracks.Track, _ height: (Double) -> Double) -> [String] {
    var runs: [String] = []
    var run: [String] = []
    for (time, value) in zip(tracks.numbers.times, track.values) {
      if let value {
        run.append("\(SVGPlot.number(x(time))),\(SVGPlot.number(height(value)))")
      } else if !run.isEmpty {
        runs.append(run.joined(separator: " "))
        run = []
      }
    }
    return run.isEmpty ? runs : runs + [run.joined(separator: " ")]
  }

  private mutating func drawSpans() {
    guard !tracks.spans.isEmpty else { return }
    let top = y
    plot.frame(
      top, top + Double(tracks.spans.count) * TrackPlot.bar, until: end)
    for (number, span) in tracks.spans.enumerated() {
      let at = top + Double(number) * TrackPlot.bar
      let from = x(span.began)
      let to = max(from + 1, min(x(span.ended ?? .distantFuture), SVGPlot.right))
      let color = span.wasInterrupted ? "#d55e00" : "#0072b2"
      plot.box(from, at + 3, to - from, 10, "fill=\"\(color)\"")
      plot.text(
        "\(span.what) \(SVGPlot.number(span.from)) → \(SVGPlot.number(span.to))",
        SVGPlot.right + 12, at + 12)
    }
    y = top + Double(tracks.spans.count) * TrackPlot.bar + TrackPlot.gap
  }

  private func x(_ time: Time) -> Double { SVGPlot.x(time.milliseconds, of: end) }
}

extension MotionTracks {
  /// A plot of all of it.
  package func svg(title: String) -> [UInt8] {
    var plot = TrackPlot(self)
    return plot.svg(title: title)
  }
}
