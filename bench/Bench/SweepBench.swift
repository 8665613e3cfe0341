import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import TouchKit

/// Measures interruptions of the opening drawer, each played until nothing moves: with what a sweep checks, and without.
struct SweepBench {
  let fonts: Fonts

  /// The first interruption, after the tap that opens the drawer.
  private static let first = 50

  private static func scenario(_ count: Int, checks: Bool) throws -> Scenario {
    let begin = """
      { "motion": "opening", "views": ["drawer", "content"], "others": "still", "settles": 5000,
        "overshoot": 200, "peakVelocity": 10000, "together": [["drawer", "content"]] },
      """
    let text = """
      { "scenario": 1, "device": "classic", "screen": "inbox", "steps": [ \(checks ? begin : "")
        { "sweep": { "every": 1, "from": \(first), "to": \(first + count - 1) }, "with": [{ "tap": "status-bar" }] },
        { "tap": "status-bar" }, { "wait": "settled" }
        \(checks ? ", { \"motion\": \"opening\", \"end\": true }" : "") ] }
      """
    return try ScenarioReader(phone).read(Array(text.utf8), file: nil)
  }

  /// The milliseconds that a run takes on the average with checks, and those of them that the checks take.
  func run(_ count: Int) throws -> (on: Double, checks: Double) {
    let (on, off) = (
      try SweepBench.scenario(count, checks: true), try SweepBench.scenario(count, checks: false)
    )
    let measurer = PangoMeasurer(fonts: fonts)
    var times = (on: 0.0, off: 0.0)
    guard let sweep = on.sweep else { return (0, 0) }
    for index in 0..<sweep.count {
      // In turns, so that a busy machine slows both.
      times.on += BenchProgram.time { play(on, sweep[index], measurer) }
      times.off += BenchProgram.time { play(off, sweep[index], measurer) }
    }
    let runs = Double(sweep.count)
    return (times.on / runs, (times.on - times.off) / runs)
  }

  private func play(_ scenario: Scenario, _ time: Time, _ measurer: PangoMeasurer) {
    let run = Run(phone, scenario, interruptedAfter: time, measurer: measurer)
    let point = SweepPoint(time, of: run) {}
    precondition(point.faults.isEmpty, "the drawer at \(time): \(point.faults)")
  }
}
