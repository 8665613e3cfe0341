import Files
import Foundation
import GtkPaint
import Screens
import TestDesks
import Testing
import TestSupport
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

/// One finger under several tunings, in figures and words.
@Suite struct RunComparisonTests {
  /// The desk under some states; the finger is that of the first.
  private func compare(
    _ steps: String, _ states: [(String, [TuningChange])],
    _ choice: RunComparison.Choice = .init()
  ) throws -> RunComparison {
    let first = Run(
      Desk.prototype, try Desk.scenario(steps), measurer: try Desk.measurer())
    first.finish()
    let line = first.recording
    let runs = try states.map { name, changes in
      var state = line.start
      state.use(tuning: name, changes)
      return Run(Desk.prototype, line, under: state, measurer: try Desk.measurer())
    }
    let fingers = FingerRuns(runs, until: line.end)
    try fingers.play { _ in }
    return RunComparison(
      try fingers.recorded(as: states.map(\.0), choice), inputs: line.inputs.map(\.time), choice)
  }

  @Test func `A run that never rests is waited for by all, and no longer than a while`() throws {
    let runs = try [
      #"{ "touch": 1, "phase": "began", "x": 5, "y": 5 }, { "wait": 100 }"#, #"{ "wait": 100 }"#,
    ].map { Run(Desk.prototype, try Desk.scenario($0), measurer: try Desk.measurer()) }
    for order in [runs, runs.reversed()] {
      for run in order { run.finish() }
      let again = try order.map {
        Run(Desk.prototype, $0.recording, measurer: try Desk.measurer())
      }
      let fingers = FingerRuns(again, until: .milliseconds(100))
      try fingers.play { _ in }
      let ends = try fingers.recorded(as: ["a", "b"], .init()).map(\.end)
      #expect(ends == [.milliseconds(30_100), .milliseconds(30_100)])
    }
  }

  @Test func `A line that is slower is told in exact figures`() throws {
    let comparison = try compare(
      #"{ "tap": "button" }"#, [("default", []), ("slow", [])])
    #expect(comparison.runs.map(\.settled) == [.milliseconds(250), .milliseconds(2050)])
    #expect(comparison.end == .milliseconds(2050))
    #expect(comparison.tracks.map(\.name) == ["box.x"])
    let measures = comparison.tracks[0].measures.compactMap(\.self)
    #expect(measures.map(\.begins) == [.milliseconds(50), .milliseconds(50)])
    #expect(measures.map(\.ends) == [.milliseconds(250), .milliseconds(2050)])
    #expect(measures.map(\.duration) == [.milliseconds(200), .milliseconds(2000)])
    #expect(measures.map(\.from) == [20, 20] && measures.map(\.to) == [200, 200])
    #expect(measures.map(\.overshoot) == [0, 0])
    // One of 180 points is left.
    #expect(measures.map(\.arrives) == [.microseconds(248_889), .microseconds(2_038_889)])
    #expect(
      measures.allSatisfy { abs($0.peakVelocity - 180 / ($0.duration ?? .zero).seconds) < 0.1 })
    let farthest = try #require(comparison.tracks[0].farthest)
    #expect(farthest.time == .milliseconds(250) && abs(farthest.distance - 162) < 1e-6)
    #expect(comparison.divergence == nil && comparison.differs)
  }

  @Test(arguments: [(0.5, 0.5), (0.4, 0.3), (0.35, 0.8)])
  func `A spring has the figures of its formula`(_ response: Double, _ damping: Double) throws {
    let curve = TuningChange("box.curve", .curve(.spring(response: response, damping: damping)))
    let comparison = try compare(
      #"{ "tap": "button" }"#, [("default", [curve]), ("default", [])])
    let measures = try #require(comparison.tracks[0].measures[0])
    let frequency = 2 * Double.pi / response
    let root = (1 - damping * damping).squareRoot()
    let overshoot = 180 * exp(-.pi * damping / root)
    let peak = 180 * frequency * exp(-damping / root * acos(damping))
    #expect(abs(measures.overshoot - overshoot) < 0.2, "\(measures.overshoot), not \(overshoot)")
    #expect(abs(measures.peakVelocity / peak - 1) < 0.01, "\(measures.peakVelocity), not \(peak)")
    #expect(measures.begins == .milliseconds(50) && measures.to == 200)
  }

  @Test func `Equal runs do not differ`() throws {
    let comparison = try compare(
      #"{ "tap": "button" }"#, [("default", []), ("default", [])])
    #expect(!comparison.differs && comparison.divergence == nil)
    #expect(comparison.tracks[0].farthest?.distance == 0)
    #expect(comparison.text(title: "").contains("  the same in every run\n"))
  }

  @Test func `The ways part where the finger lands on something else`() throws {
    let steps = """
      { "tap": "button" }, { "wait": 70 }, { "touch": 1, "phase": "began", "x": 30, "y": 40 },
      { "wait": 20 }, { "touch": 1, "phase": "ended", "x": 30, "y": 40 }
      """
    let comparison = try compare(steps, [("default", []), ("slow", [])])
    let divergence = try #require(comparison.divergence)
    #expect(divergence.time == .milliseconds(120))
    #expect(divergence.meaning == "with \"slow\", the finger lands on box instead of main")
    #expect(
      comparison.text(title: "t").contains("The runs diverge at 120 ms: with \"slow\", the finger"))
  }

  @Test func `As JSON it has the form that is fixed`() throws {
    let comparison = try compare(
      #"{ "tap": "button" }"#, [("default", []), ("slow", [])])
    #expect(
      String(decoding: comparison.json, as: UTF8.self) == """
        {
          "compare": 1,
          "runs": [
            { "tuning": "default", "settled": 250 },
            { "tuning": "slow", "settled": 2050 }
          ],
          "tracks": [
            {
              "name": "box.x",
              "runs": [
                { "begins": 50, "arrives": 248.889, "ends": 250, "duration": 200, "overshoot": 0, "peakVelocity": 900, "from": 20, "to": 200 },
                { "begins": 50, "arrives": 2038.889, "ends": 2050, "duration": 2000, "overshoot": 0, "peakVelocity": 90, "from": 20, "to": 200 }
              ],
              "farthest": { "points": 162, "at": 250 }
            }
          ],
          "parts": null
        }

        """)
  }

  @Test func `What is named is looked at even if it stands still`() throws {
    let still = try compare(
      #"{ "tap": "button" }"#, [("default", []), ("slow", [])],
      .init(ids: ["button"], properties: [.y]))
    #expect(still.tracks.map(\.name) == ["button.y"])
    #expect(still.tracks[0].measures[0]?.begins == nil && still.tracks[0].measures[0]?.from == 100)
    let none = try compare(
      #"{ "wait": 10 }"#, [("default", []), ("slow", [])])
    #expect(none.tracks.isEmpty && !none.differs)
    #expect(none.text(title: "").contains("Nothing moves in any run."))
  }
}
