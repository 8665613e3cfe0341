import GtkPaint
import JSON
import Rehearsal
import VisualTesting

/// Plays the tests that a command line asks for.
extension TestCommand {
  /// Changes a scenario as the options say, and returns the time limit for each play of it, and for its sweep.
  func prepare(
    _ scenario: inout Scenario, of file: String
  ) throws(Problem) -> TestMaker.Limit {
    if invocation.has("device") { scenario.tests.devices = [] }
    if invocation.has("appearance") { scenario.tests.appearances = [] }
    if invocation.has("tuning") { scenario.tests.tunings = [] }
    try ScenarioFile.adjust(&scenario.startState, invocation)
    let seconds = try RunWatch.seconds(invocation) ?? RunWatch.usualForTests
    return {
      let watch = RunWatch(seconds: seconds)
      return { run in
        watch.guards(run)
        return {
          do {
            try watch.check(run, file)
          } catch let late as Problem {
            throw TimedOut(problem: late)
          }
        }
      }
    }
  }

  /// The key for the results' stamp; nil, and why, if it cannot be made.
  private func key(_ reason: inout Problem?) throws(Problem) -> ResultsKey? {
    do throws(Problem) {
      return try ResultsKey.made()
    } catch {
      guard error.kind != .machine else { throw error }
      reason = error
      reason?.what += ", so these results have no stamp and approve will refuse them"
      return nil
    }
  }

  /// Plays the tests, changes baselines if that is asked for, and prints the results.
  func play(_ tests: [PictureTest]) throws -> ExitStatus {
    let fonts = try Typefaces.load(invocation.prototype)
    var unstamped: Problem?
    let tested = try ProjectRun(
      tests, options, in: state,
      makeKey: { () throws(Problem) in try key(&unstamped) },
      environment: RenderingEnvironment.here(fonts), makeRenderer: { PictureRenderer.gtk(fonts) })
    let showsProgress = reporter == .line && ProgressLine.isSeen
    let run = try tested.play(progress: showsProgress ? ProgressLine.show : nil)
    if showsProgress { ProgressLine.clear() }
    try tested.finish(run.result)
    let stop = try Interruption.holding { () throws(Problem) in
      try state.apply(
        run.changes, as: "test --update=\(options.update.rawValue)",
        isStopped: { Interruption.isRequested })
    }
    if let stop {
      Console.complain([stop])
      throw Interrupted()
    }
    try Console.write(reporter.report(run.result, picturesIn: state.lastRun))
    // In CI no person approves them. What could not be done at all is said alone.
    if let unstamped, !TestCommand.isInCI { Console.complain([unstamped]) }
    return ExitStatus(rawValue: run.result.exitStatus) ?? .failed
  }
}
