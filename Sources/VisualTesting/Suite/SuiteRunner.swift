import Files
import JSON
import Rehearsal
import Threads

/// Runs picture tests on several threads.
package struct SuiteRunner: Sendable {
  package struct Options: Sendable {
    /// On how many threads; more threads than tests are of no use.
    package var jobs = 1
    /// As many threads as there are processors.
    package static var usualJobs: Int { Workers.processors }
    /// How often each test is played; the result has to be the same every time.
    package var repeats = 1
    package var stopsAtFirstFailure = false
    package var update = UpdateMode.none
    /// Whether these are all tests of their scenarios, so that a baseline that no test makes is unused.
    package var isWholeSuite = true

    package init() {}
  }

  /// How far a run is, after each test.
  package struct Progress: Sendable {
    package var done: Int
    package var all: Int
    package var failed: Int
    /// The test that came last.
    package var title: String
  }

  /// The result of a run, with the changes of baselines that are still to be made.
  package struct Finished: Sendable {
    package var result: SuiteResult
    package var changes: [BaselineChange]
  }

  private let tests: [PictureTest]
  private let options: Options
  private let environment: RenderingEnvironment
  private let last: LastRunWriter?
  private let sweeps: SweepFolder?
  private let makeRenderer: @Sendable () throws -> PictureRenderer

  /// `makeRenderer` is called once on each thread. Pictures of differences go to `last`, and scenarios of the worst runs of
  /// sweeps to `sweeps`.
  init(
    _ tests: [PictureTest], _ options: Options = Options(), environment: RenderingEnvironment,
    last: LastRunWriter? = nil, sweeps: SweepFolder? = nil,
    makeRenderer: @escaping @Sendable () throws -> PictureRenderer
  ) {
    self.tests = tests
    self.options = options
    self.environment = environment
    self.last = last
    self.sweeps = sweeps
    self.makeRenderer = makeRenderer
  }

  /// Plays the tests. Problems of the machine are thrown; everything else is a result.
  func run(progress: (@Sendable (Progress) -> Void)? = nil) throws -> Finished {
    let folders = BaselineFolders()
    let state = SuiteState(tests, stopsAtFirstFailure: options.stopsAtFirstFailure, progress)
    Workers.run(min(options.jobs, max(1, state.work))) { _ in
      do {
        let player = TestPlayer(
          renderer: try makeRenderer(), judge: Judge(environment: environment),
          repeats: options.repeats, update: options.update, folders: folders, last: last,
          sweeps: sweeps)
        while let work = state.next() {
          switch work {
          case .test(let index):
            state.add(try player.play(tests[index], index: index), of: index)
          case .run(let run):
            let test = tests[run.test]
            guard let all = state.add(try player.play(run, of: test), of: run) else { continue }
            state.add(try player.judge(all, of: test, index: run.test), ofSweep: run.test)
          }
        }
      } catch {
        state.fail(error)
      }
    }
    let (played, notRun) = try state.result()
    var result = SuiteResult(
      outcomes: played.flatMap { $0?.outcomes ?? [] }, environment: environment,
      notRun: notRun)
    let unused =
      options.isWholeSuite && result.notRun == 0 ? try unusedBaselines(folders) : [:]
    if options.update != .all {
      result.notes = unused.keys.sorted().map { path in
        let names = unused[path] ?? []
        return
          "\(path): these baselines belong to no shot or motion: \(names.prefix(5).joined(separator: ", "))"
          + (names.count > 5 ? " and \(names.count - 5) more" : "")
          + "; --update=all removes them"
      }
    }
    return Finished(
      result: result,
      changes: try changes(
        played.flatMap { $0?.records ?? [] }, options.update == .all ? unused : [:], folders))
  }

  /// The names of baselines that no test makes, by their folder.
  private func unusedBaselines(_ folders: BaselineFolders) throws(Problem) -> [String: [String]] {
    var made: [String: Set<String>] = [:]
    for test in tests { made[test.baselines, default: []].formUnion(test.made) }
    var unused: [String: [String]] = [:]
    for path in made.keys.sorted() {
      // A folder that cannot be read failed its tests already.
      guard let manifest = try? folders.folder(path).manifest, let made = made[path] else {
        continue
      }
      let names = manifest.entries.keys.filter { !made.contains($0) }.sorted()
      if !names.isEmpty { unused[path] = names }
    }
    return unused
  }

  private func changes(
    _ records: [NewBaseline], _ unused: [String: [String]], _ folders: BaselineFolders
  ) throws(Problem) -> [BaselineChange] {
    var byFolder: [String: BaselineChange] = [:]
    func change(_ path: String, _ body: (inout BaselineChange) -> Void) throws(Problem) {
      if byFolder[path] == nil { byFolder[path] = BaselineChange(try folders.folder(path)) }
      if let index = byFolder.index(forKey: path) { body(&byFolder.values[index]) }
    }
    for record in records {
      try change(record.folder) { $0.record(record, madeWith: environment) }
    }
    for (path, names) in unused {
      try change(path) { change in
        for name in names { change.remove(name) }
      }
    }
    return byFolder.keys.sorted().compactMap { byFolder[$0] }.filter { !$0.isEmpty }
  }
}
