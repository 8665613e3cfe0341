import Files
import TouchKit

/// Draws a chart as SVG, for light and for dark grounds: the height of a mark shows its size, and so does its colour.
extension SweepChart {
  /// All in pixels: the whole, where marks are, a lane's head and its marks, and the axis beneath.
  private static let width = 960.0
  private static let left = 16.0
  private static let right = 944.0
  private static let head = 29.0
  private static let height = 40.0
  private static let gap = 12.0
  private static let axis = 34.0
  /// The least height of a mark, so that every mark is seen.
  private static let least = 5.0

  private static let style = """
    text { font: 13px Inter, sans-serif; fill: #1b1b1b; } .axis { fill: #5a5a5a; font-size: 11px; } \
    .lane { fill: #f1f1f1; stroke: #c4c4c4; } .a { fill: #f0b429; } .b { fill: #e07b16; } \
    .c { fill: #c2410c; } .d { fill: #8f1d1d; } .worst { fill: #1b1b1b; } \
    @media (prefers-color-scheme: dark) { text { fill: #ececec; } .axis { fill: #b4b4b4; } \
    .lane { fill: #2a2a2a; stroke: #5c5c5c; } .a { fill: #8a6a1f; } .b { fill: #c77a24; } \
    .c { fill: #f08a4b; } .d { fill: #ffb4a3; } .worst { fill: #ececec; } }
    """

  package var svg: [UInt8] {
    var lines: [String] = []
    var y = 4.0
    for lane in lanes {
      draw(lane, at: y, &lines)
      y += Self.head + Self.height + Self.gap
    }
    for tick in SVGPlot.ticks(from.milliseconds, to.milliseconds) {
      let at = x(.milliseconds(tick))
      lines.append(line(at, y - Self.gap, y - Self.gap + 5))
      let anchor = at < Self.left + 20 ? "start" : at > Self.right - 20 ? "end" : "middle"
      lines.append(
        text("\(SVGPlot.number(tick)) ms", at, y + 8, "class=\"axis\" text-anchor=\"\(anchor)\""))
    }
    let height = SVGPlot.number(y + Self.axis - Self.gap)
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" width="960" height="\(height)" viewBox="0 0 960 \(height)">
      <style>\(Self.style)</style>

      """
    return Array((start + lines.joined(separator: "\n") + "\n</svg>\n").utf8)
  }

  private func draw(_ lane: Lane, at y: Double, _ lines: inout [String]) {
    let (top, bottom) = (y + Self.head, y + Self.head + Self.height)
    let size = lane.unit.words(lane.most)
    lines.append(
      text(
        "\(lane.title)\(size.isEmpty ? "" : ", up to \(size)"), worst at \(lane.at.milliseconds.twoDecimals) ms",
        Self.left, y + 15))
    lines.append(
      rect("lane", Self.left, top, Self.right - Self.left, Self.height))
    let columns = Double(min(count, Self.mostMarks))
    let width = max(1.5, (Self.right - Self.left) / columns)
    for mark in lane.marks {
      let share = lane.most > 0 ? min(max(mark.size / lane.most, 0), 1) : 1
      let tall = max(Self.least, share * Self.height)
      let level = ["a", "b", "c", "d"][min(3, Int(share * 4))]
      lines.append(
        rect(
          level, min(max(x(mark.time) - width / 2, Self.left), Self.right - width), bottom - tall,
          width, tall))
    }
    // A triangle points at the worst.
    let worst = x(lane.at)
    let points = [(worst - 5, top - 7), (worst + 5, top - 7), (worst, top - 1)]
      .map { "\(SVGPlot.number($0.0)),\(SVGPlot.number($0.1))" }.joined(separator: " ")
    lines.append("<polygon class=\"worst\" points=\"\(points)\"/>")
  }

  private func x(_ time: Time) -> Double {
    guard to > from else { return (Self.left + Self.right) / 2 }
    let share = Double((time - from).microseconds) / Double((to - from).microseconds)
    return Self.left + (Self.right - Self.left) * min(max(share, 0), 1)
  }

  private func rect(
    _ style: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> String {
    let numbers = [x, y, width, height].map(SVGPlot.number)
    return
      "<rect class=\"\(style)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
  }

  private func line(_ x: Double, _ top: Double, _ bottom: Double) -> String {
    let numbers = [x, top, bottom].map(SVGPlot.number)
    return
      "<line x1=\"\(numbers[0])\" y1=\"\(numbers[1])\" x2=\"\(numbers[0])\" y2=\"\(numbers[2])\" stroke=\"#8a8a8a\"/>"
  }

  private func text(_ words: String, _ x: Double, _ y: Double, _ style: String = "") -> String {
    "<text x=\"\(SVGPlot.number(x))\" y=\"\(SVGPlot.number(y))\" \(style)>\(SVGPlot.escaped(words))</text>"
  }
}
