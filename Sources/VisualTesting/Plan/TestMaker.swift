import Files
import Rehearsal
import TouchKit
import TuningFiles

/// Makes the tests of a prototype's scenarios.
public struct TestMaker {
  /// Watches a run of a test from its beginning on. What it gives is asked after each stretch of the run, and throws `TimedOut` where that
  /// took too long, or what ends all tests.
  public typealias Watch = @Sendable (Run) -> () throws -> Void
  /// Changes what a scenario of a file says, as options do, and gives what watches its runs.
  public typealias Preparation = (inout Scenario, _ file: String) throws(Problem) -> Watch

  private let prototype: Prototype
  private let project: ProjectFolder
  private let prepare: Preparation

  public init(
    _ prototype: Prototype, in project: ProjectFolder, prepare: @escaping Preparation
  ) {
    self.prototype = prototype
    self.project = project
    self.prepare = prepare
  }

  /// A test for each way in which a scenario is played.
  func tests(of file: String) throws(Problem) -> [PictureTest] {
    var scenario = try read(file)
    // However it is changed, its pictures keep their names.
    let naming = TestVariant.Naming(scenario.tests)
    let watch = try prepare(&scenario, file)
    let tuning = tuningHash(scenario.opening)
    return scenario.variants(naming).map { variant in
      PictureTest(
        file: file, name: scenario.name, variant: variant, skip: scenario.tests.skip,
        repeats: scenario.tests.repeats, tolerance: scenario.tests.tolerance, tuning: tuning,
        shots: scenario.shotNames
      ) { [scenario, prototype] renderer in
        let run = Run(
          prototype, scenario, under: variant.opening, measurer: renderer.measurer)
        return try .init(
          of: run, file: file, scale: variant.scale, renderer, check: watch(run))
      }
    }
  }

  private func read(_ file: String) throws(Problem) -> Scenario {
    let bytes = try SafeFile.read(file, atMost: JSONLimits.standard.bytes)
    let scenario = try ScenarioReader(prototype).read(
      bytes, file: file, sources: ScenarioSources(project: project.path, scenario: file))
    guard !scenario.isTake else {
      throw Problem(
        file: file, what: "this is a take, which takes no pictures",
        remedy: "test a scenario with \"shot\" steps")
    }
    return scenario
  }

  /// The hash of every value that is played with, the usual ones too: they change with the program.
  private func tuningHash(_ opening: Opening) -> String {
    SHA256.hex(of: TuningWriter.write(opening.tuning(of: prototype).all))
  }
}
