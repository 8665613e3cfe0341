import JSON

/// The lines, words and boxes of a plot, as SVG: 960 pixels wide, with room for names at the right.
struct SVGPlot {
  private var lines: [String] = []

  /// All in pixels: where curves begin and end, and the whole.
  static let left = 64.0
  static let right = 720.0
  static let width = 960.0
  /// Lines use these in turn; eyes that see fewer colours can distinguish them too.
  static let colors = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#000000", "#7a3fb3",
  ]

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String
  ) {
    let ends = [x1, y1, x2, y2].map(SVGPlot.number)
    lines.append(
      "<line x1=\"\(ends[0])\" y1=\"\(ends[1])\" x2=\"\(ends[2])\" y2=\"\(ends[3])\" stroke=\"\(color)\"/>"
    )
  }

  mutating func text(_ words: String, _ x: Double, _ y: Double, _ style: String = "") {
    lines.append(
      "<text x=\"\(SVGPlot.number(x))\" y=\"\(SVGPlot.number(y))\" \(style)>\(SVGPlot.escaped(words))</text>"
    )
  }

  /// A line through points, each `x,y`.
  mutating func curve(_ points: String, _ color: String, _ style: String = "") {
    lines.append(
      "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"\(style)/>"
    )
  }

  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String
  ) {
    let numbers = [x, y, width, height].map(SVGPlot.number)
    lines.append(
      "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" \(style)/>"
    )
  }

  /// The box of a panel with the times, in milliseconds, under it.
  mutating func frame(_ top: Double, _ bottom: Double, until end: Double) {
    for tick in SVGPlot.ticks(0, end) {
      let at = SVGPlot.x(tick, of: end)
      line(at, top, at, bottom, "#e6e6e6")
      text(
        "\(SVGPlot.number(tick)) ms", at, bottom + 14, "text-anchor=\"middle\" fill=\"#666666\"")
    }
    box(
      SVGPlot.left, top, SVGPlot.right - SVGPlot.left, bottom - top,
      "fill=\"none\" stroke=\"#b0b0b0\"")
  }

  /// The file, of this height.
  func file(height: Double) -> [UInt8] {
    let height = SVGPlot.number(height)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"\(height)\" viewBox=\"0 0 960 \(height)\" font-family=\"Inter, sans-serif\" font-size=\"11\">"
    let ground = "<rect width=\"960\" height=\"\(height)\" fill=\"#ffffff\"/>"
    return Array(([head, ground] + lines + ["</svg>"]).joined(separator: "\n").utf8)
      + [UInt8(ascii: "\n")]
  }

  // MARK: Numbers

  /// Where a time in milliseconds is in the plot.
  static func x(_ time: Double, of end: Double) -> Double {
    left + (right - left) * min(time / end, 1)
  }

  static func number(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.number(value, .rounded(2))
    return writer.text
  }

  static func escaped(_ words: String) -> String {
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
