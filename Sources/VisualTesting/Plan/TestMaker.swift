import Files
import JSON
import MotionStudy
import Rehearsal
import TouchKit
import TuningFiles

/// Makes the tests of a prototype's scenarios.
package struct TestMaker {
  /// Watches a run from its beginning on. The closure that it returns is called after each stretch of the run. It
  /// throws `TimedOut` if the run took too long, or an error that ends all tests.
  package typealias Watch = @Sendable (Run) -> () throws -> Void
  /// Begins to count the time that one run may take, or all runs of a sweep together.
  package typealias Limit = @Sendable () -> Watch
  /// Changes a file's scenario as options ask, and returns the limit for its tests.
  package typealias Preparation = (inout Scenario, _ file: String) throws(Problem) -> Limit

  private let prototype: Prototype
  private let project: ProjectFolder
  private let prepare: Preparation

  package init(
    _ prototype: Prototype, in project: ProjectFolder, prepare: @escaping Preparation
  ) {
    self.prototype = prototype
    self.project = project
    self.prepare = prepare
  }

  /// A test for each variant under which a scenario is played.
  func tests(of file: String) throws(Problem) -> [PictureTest] {
    var scenario = try read(file)
    // Options may change the scenario, but its pictures keep their names.
    let nameParts = TestVariant.NameParts(scenario.tests)
    let limit = try prepare(&scenario, file)
    var seen: Set<String> = []
    return scenario.variants(nameParts).map { variant in
      let isFirst = seen.insert(variant.motionSuffix).inserted
      let tuning = tuningHash(variant.startState)
      return PictureTest(
        file: file, name: scenario.name, variant: variant, skip: scenario.tests.skip,
        repeats: scenario.tests.repeats, tolerance: scenario.tests.tolerance, tuning: tuning,
        shots: scenario.shotNames, sections: isFirst ? scenario.sectionNames : [],
        frames: { [scenario, prototype] renderer, times in
          let run = Run(
            prototype, scenario, under: variant.startState, measurer: renderer.measurer)
          let check = limit()(run)
          return try times.map { time in
            let stage = run.state(at: time)
            try check()
            return try renderer.picture(stage.frame(), stage.screenSize, 1)
          }
        },
        sweep: isFirst ? SweepTest(prototype, scenario, variant, limit: limit) : nil
      ) { [scenario, prototype] renderer in
        let run = Run(
          prototype, scenario, under: variant.startState, measurer: renderer.measurer)
        return try .init(
          of: run, file: file, scale: variant.scale, renderer, check: limit()(run))
      }
    }
  }

  private func read(_ file: String) throws(Problem) -> Scenario {
    let bytes = try SafeFile.read(file, atMost: JSONLimits.standard.bytes)
    let scenario = try ScenarioReader(prototype).read(
      bytes, file: file,
      sources: ScenarioSources(project: project.path, scenario: file, in: SystemFiles()))
    guard !scenario.isTake else {
      throw Problem(
        file: file, what: "this is a take, and a take has no shots",
        remedy: "test a scenario with \"shot\" steps")
    }
    return scenario
  }

  /// The hash of all tunings of a run, the usual ones too: they change with the program.
  private func tuningHash(_ startState: StartState) -> String {
    SHA256.hex(of: TuningWriter.write(startState.tuning(of: prototype).all))
  }
}
