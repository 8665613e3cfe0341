import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Testing
import TouchKit

@testable import Capture

/// Drawings as pixels.
@Suite struct DrawingPainterTests {
  private func strokes(_ path: Path) -> [[Double]] {
    var strokes: [[Double]] = []
    for element in path.elements {
      switch element {
      case .move(let point): strokes.append([point.x])
      case .line(let point): strokes[strokes.count - 1].append(point.x)
      case .curve, .close: break
      }
    }
    return strokes
  }

  @Test func `A line is cut into strokes across its points`() {
    let points = [Point(0, 0), Point(7, 0), Point(30, 0)]
    #expect(strokes(Path(through: points, dash: [])) == [[0, 7, 30]])
    #expect(strokes(Path(through: points, dash: [10, 5])) == [[0, 7, 10], [15, 25], [30]])
    #expect(strokes(Path(through: points, dash: [4, 2, 1, 2]))[1] == [6, 7])
    #expect(Path(through: [], dash: [1, 1]).elements.isEmpty)
  }

  @Test func `A comparison's picture has its curves and its frames`() throws {
    let run = try PhoneRun(#"{ "tap": "status-bar" }, { "wait": 300 }"#)
    run.run.finish()
    let line = run.run.recording
    var slow = line.start
    slow.set(TuningChange("drawer.open.duration", .number(0.9)))
    let states = [line.start, slow]
    let measurers = try states.map { _ in try PhoneRun.measurer() }
    func runs() -> [Run] {
      zip(states, measurers).map { Run(run.run.prototype, line, under: $0, measurer: $1) }
    }
    let fingers = FingerRuns(runs(), until: line.end)
    try fingers.play { _ in }
    let comparison = RunComparison(
      try fingers.recorded(as: ["fast", "slow"], .init()), inputs: line.inputs.map(\.time))
    func pictures() throws -> ComparisonPictures {
      let runs = runs()
      return try ComparisonPictures(
        comparison, title: "t", withVelocity: true, of: runs.count,
        { (runs[$0], measurers[$0]) }, check: { _ in })
    }
    let file = try pictures().png()
    #expect(try pictures().png() == file)
    let picture = try PNG.decode(file, path: nil)
    #expect(picture.width == 1920)
    var colors: [Pixel: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width { colors[picture[x, y], default: 0] += 1 }
    }
    #expect(colors[Pixel(red: 0x00, green: 0x72, blue: 0xB2)] ?? 0 > 300)
    #expect(colors[Pixel(red: 0xD5, green: 0x5E, blue: 0x00)] ?? 0 > 300)
    let svg = String(decoding: try pictures().svg(), as: UTF8.self)
    #expect(try pictures().svg() == Array(svg.utf8))
    // The first frames are the same in both runs, and the last.
    let (first, again) = (svg.components("<image id="), svg.components("<use href="))
    #expect(first + again == 16 && again > 1)
    for number in 0..<first { #expect(svg.components("<image id=\"picture-\(number)\"") == 1) }
    #expect(!svg.contains("<use href=\"#picture-\(first)\""))
    #expect(svg.components("stroke-dasharray=\"7 4\"") > 2)
    #expect(svg.contains(">fast</text>") && svg.contains(">settled at "))
    #expect(!svg.contains("http://www.w3.org/1999/xlink") && svg.hasSuffix("</svg>\n"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
