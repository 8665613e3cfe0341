import Files
import TouchKit

/// Draws motion tracks as an SVG: a panel for positions and sizes, one for alphas, and a bar for each motion.
struct TrackPlot {
  private let tracks: MotionTracks
  private let end: Double
  private var lines: [String] = []
  private var y = 0.0

  /// All in pixels: where the plots begin and end, how high a panel is, and the distances between.
  private static let left = 64.0
  private static let right = 720.0
  private static let width = 960.0
  private static let panel = 220.0
  private static let bar = 16.0
  private static let gap = 40.0
  /// Lines take these in turn; they are told apart by eyes that see fewer colours too.
  private static let colors = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#000000", "#7a3fb3",
  ]
  /// More names than this do not fit beside a panel.
  private static let names = 13

  init(_ tracks: MotionTracks) {
    self.tracks = tracks
    end = max(tracks.numbers.times.last?.milliseconds ?? 0, 1)
  }

  mutating func svg(title: String) -> [UInt8] {
    y = TrackPlot.gap
    text(title, TrackPlot.left, 24, "font-size=\"15\" font-weight=\"600\"")
    draw("pt") { $0 != .alpha }
    draw("alpha") { $0 == .alpha }
    drawSpans()
    let height = TrackPlot.number(y)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"\(height)\" viewBox=\"0 0 960 \(height)\" font-family=\"Inter, sans-serif\" font-size=\"11\">"
    let ground = "<rect width=\"960\" height=\"\(height)\" fill=\"#ffffff\"/>"
    return Array(([head, ground] + lines + ["</svg>"]).joined(separator: "\n").utf8)
      + [UInt8(ascii: "\n")]
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
    drawFrame(top, bottom)
    for tick in TrackPlot.ticks(low, high) {
      let at = height(of: tick)
      line(TrackPlot.left, at, TrackPlot.right, at, "#e6e6e6")
      text(
        TrackPlot.number(tick) + (tick == TrackPlot.ticks(low, high).last ? " \(unit)" : ""),
        TrackPlot.left - 6, at + 4, "text-anchor=\"end\" fill=\"#666666\"")
    }
    for (number, track) in some.enumerated() {
      let color = TrackPlot.colors[number % TrackPlot.colors.count]
      for points in runs(of: track, height(of:)) {
        lines.append(
          "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"/>")
      }
      if number < TrackPlot.names {
        let at = top + 12 + Double(number) * 16
        line(TrackPlot.right + 12, at - 4, TrackPlot.right + 28, at - 4, color)
        text(track.name, TrackPlot.right + 34, at, "")
      }
    }
    if some.count > TrackPlot.names {
      text(
        "and \(some.count - TrackPlot.names) more", TrackPlot.right + 34, bottom, "fill=\"#666666\""
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
        run.append("\(TrackPlot.number(x(time))),\(TrackPlot.number(height(value)))")
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
    drawFrame(top, top + Double(tracks.spans.count) * TrackPlot.bar)
    for (number, span) in tracks.spans.enumerated() {
      let at = top + Double(number) * TrackPlot.bar
      let from = x(span.began)
      let to = max(from + 1, min(x(span.ended ?? .distantFuture), TrackPlot.right))
      let color = span.wasInterrupted ? "#d55e00" : "#0072b2"
      lines.append(
        "<rect x=\"\(TrackPlot.number(from))\" y=\"\(TrackPlot.number(at + 3))\" width=\"\(TrackPlot.number(to - from))\" height=\"10\" fill=\"\(color)\"/>"
      )
      text(
        "\(span.what) \(TrackPlot.number(span.from)) → \(TrackPlot.number(span.to))",
        TrackPlot.right + 12, at + 12, "")
    }
    y = top + Double(tracks.spans.count) * TrackPlot.bar + TrackPlot.gap
  }

  /// The box of a panel with the times under it.
  private mutating func drawFrame(_ top: Double, _ bottom: Double) {
    for tick in TrackPlot.ticks(0, end) {
      let at = TrackPlot.left + (TrackPlot.right - TrackPlot.left) * tick / end
      line(at, top, at, bottom, "#e6e6e6")
      text(
        "\(TrackPlot.number(tick)) ms", at, bottom + 14,
        "text-anchor=\"middle\" fill=\"#666666\"")
    }
    lines.append(
      "<rect x=\"\(TrackPlot.number(TrackPlot.left))\" y=\"\(TrackPlot.number(top))\" width=\"\(TrackPlot.number(TrackPlot.right - TrackPlot.left))\" height=\"\(TrackPlot.number(bottom - top))\" fill=\"none\" stroke=\"#b0b0b0\"/>"
    )
  }

  // MARK: Pieces

  private func x(_ time: Time) -> Double {
    TrackPlot.left + (TrackPlot.right - TrackPlot.left) * min(time.milliseconds / end, 1)
  }

  private mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String
  ) {
    let ends = [x1, y1, x2, y2].map(TrackPlot.number)
    lines.append(
      "<line x1=\"\(ends[0])\" y1=\"\(ends[1])\" x2=\"\(ends[2])\" y2=\"\(ends[3])\" stroke=\"\(color)\"/>"
    )
  }

  private mutating func text(_ words: String, _ x: Double, _ y: Double, _ style: String) {
    lines.append(
      "<text x=\"\(TrackPlot.number(x))\" y=\"\(TrackPlot.number(y))\" \(style)>\(TrackPlot.escaped(words))</text>"
    )
  }

  private static func number(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.number(value, .rounded(2))
    return writer.text
  }

  private static func escaped(_ words: String) -> String {
    printable(words).map { letter in
      switch letter {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(letter)
      }
    }.joined()
  }

  /// Round numbers between two, four to ten of them.
  static func ticks(_ low: Double, _ high: Double) -> [Double] {
    let span = high - low
    guard span > 0, span.isFinite else { return [low] }
    var step = 1.0
    while span / step > 10 { step *= 10 }
    while span / step < 1 { step /= 10 }
    if span / step < 2 { step /= 5 } else if span / step < 5 { step /= 2 }
    var ticks: [Double] = []
    var tick = (low / step).rounded(.up) * step
    while tick <= high, ticks.count < 20 {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }
}

extension MotionTracks {
  /// A plot of all of it.
  public func svg(title: String) -> [UInt8] {
    var plot = TrackPlot(self)
    return plot.svg(title: title)
  }
}
