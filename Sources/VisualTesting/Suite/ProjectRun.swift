import Files
import JSON

/// A run of tests in a project, which keeps its results for reports and for approving.
package struct ProjectRun {
  private let runner: SuiteRunner
  private let last: LastRunWriter
  private let project: ProjectFolder

  /// `makeKey` is asked for the user's key; without one the results have no stamp, and approving them is refused.
  package init(
    _ tests: [PictureTest], _ options: SuiteRunner.Options, in state: StateFolder,
    makeKey: () throws(Problem) -> ResultsKey?, environment: RenderingEnvironment,
    makeRenderer: @escaping @Sendable () throws -> PictureRenderer
  ) throws(Problem) {
    try state.prepare()
    last = try LastRunWriter(state.lastRun, stamp: try makeKey().map { Stamp($0, state.project) })
    runner = SuiteRunner(
      tests, options, environment: environment, last: last, sweeps: SweepFolder(state.sweeps),
      makeRenderer: makeRenderer)
    project = state.project
  }

  /// Plays the tests. Problems of the machine are thrown; everything else is a result.
  package func play(
    progress: (@Sendable (SuiteRunner.Progress) -> Void)? = nil
  ) throws -> SuiteRunner.Finished {
    var run = try runner.run(progress: progress)
    run.result.notes += run.changes.map(\.folder.path).filter { !project.holds($0) }
      .map {
        "\($0) is outside this folder: \"\(ProgramIdentity.command) approve --undo\" can't restore it"
      }
    return run
  }

  /// Puts the results in their place. Baselines are changed after that, so that any failure before leaves them as they were.
  package func finish(_ result: SuiteResult) throws(Problem) { try last.finish(result) }
}
