import Files
import MotionStudy
import Rehearsal
import TouchKit

/// A scenario's sweep as a test: many runs, each on whatever thread, and one result.
struct SweepTest: Sendable {
  var sweep: Sweep
  /// What the outcome has in the place of a picture's name: `sweep-dark`.
  var name: String
  /// Begins to count the time that all its runs may take together.
  var limit: TestMaker.Limit
  /// Plays the run whose interruption comes at a time, and watches it.
  var play: @Sendable (PictureRenderer, Time, TestMaker.Watch) throws -> SweepPoint
  /// The file of a plain scenario with exactly that run; nil if it would be too long.
  var scenario: @Sendable (PictureRenderer, Time) -> [UInt8]?
}

extension SweepTest {
  /// The sweep of a scenario under a variant; nil if it has no sweep.
  init?(
    _ prototype: Prototype, _ scenario: Scenario, _ variant: TestVariant,
    limit: @escaping TestMaker.Limit
  ) {
    guard let sweep = scenario.sweep else { return nil }
    self.init(
      sweep: sweep, name: "sweep" + variant.motionSuffix, limit: limit,
      play: { renderer, time, watch in
        let run = Run(
          prototype, scenario, interruptedAfter: time, under: variant.startState,
          measurer: renderer.measurer)
        return try SweepPoint(time, of: run, check: watch(run))
      },
      scenario: { renderer, time in
        PointScenario.write(
          prototype, scenario, interruptedAfter: time, under: variant.startState,
          measurer: renderer.measurer)
      })
  }
}
