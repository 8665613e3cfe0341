import JSON
import TestDesks
import Testing
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

/// Runs for several values of a tuning.
@Suite struct VariationTests {
  private func value(_ key: String, _ number: Double) -> Variation.Value {
    Variation.Value(TuningChange(key, .number(number)), text: number.twoDecimals)
  }

  @Test func `Values of the last key follow each other`() {
    let rows = Variation.combinations(
      of: [[value("a.b", 1), value("a.b", 2)], [value("c", 5), value("c", 6), value("c", 7)]])
    #expect(
      rows.map(\.name) == [
        "a.b = 1, c = 5", "a.b = 1, c = 6", "a.b = 1, c = 7", "a.b = 2, c = 5", "a.b = 2, c = 6",
        "a.b = 2, c = 7",
      ])
    #expect(rows[5].column == "a.b=2 c=7")
  }

  private func varied() throws -> VariedTracks {
    let measurer = try Desk.measurer()
    let scenario = try Desk.scenario(#"{ "tap": "button" }, { "wait": "settled" }"#)
    var runs: [(variation: Variation, tracks: MotionTracks)] = []
    for seconds in [0.1, 0.2] {
      let variation = Variation([value("box.duration", seconds)])
      let run = Run(
        Desk.prototype, scenario, under: variation.applied(to: scenario.startState),
        measurer: measurer)
      let empty = MotionTracks(ids: ["box"], properties: [.x])
      runs.append((variation, try #require(run.tracks(empty, at: .every(.milliseconds(50))))))
    }
    return VariedTracks(runs)
  }

  @Test func `A table has a column for each run and is read again`() throws {
    let file = try varied().csv
    #expect(
      String(decoding: file, as: UTF8.self) == """
        time,box.duration=0.1 box.x,box.duration=0.2 box.x
        0,20,20
        50,20,20
        100,110,65
        150,200,110
        200,,155
        250,,200

        """)
    #expect(try Tracks(csv: file).csv == file)
  }

  @Test func `As JSON each run has its values`() throws {
    var file = try ObjectReader(try JSONReader.parse(try varied().json), in: "a trace")
    #expect(try file.integer("trace") == 1)
    for (run, seconds) in zip(try file.array("runs", count: 2...2), [0.1, 0.2]) {
      var object = try ObjectReader(run, in: "a run")
      var set = try object.object("set", in: "the values")
      #expect(try set.number("box.duration") == seconds)
      #expect(try object.array("times").isEmpty == false)
      #expect(try object.array("tracks").count == 1 && object.array("motions").count == 1)
      try object.finish()
    }
    try file.finish()
  }

  @Test func `The plot has a panel for each run with its values above`() throws {
    let text = String(decoding: try varied().svg(title: "two < three"), as: UTF8.self)
    #expect(text.contains("two &lt; three"))
    #expect(
      text.contains(">box.duration = 0.1</text>") && text.contains(">box.duration = 0.2</text>"))
    #expect(text.split(separator: "\n").filter { $0.contains("stroke=\"#0072b2\"") }.count == 3)
  }

  @Test func `A name with a comma makes no second column`() {
    let curve = TuningChange("box.curve", .curve(.cubic(x1: 0, y1: 0, x2: 1, y2: 1)))
    #expect(Variation([.init(curve, text: "[0, 0, 1, 1]")]).column == "box.curve=[0__0__1__1]")
  }
}
