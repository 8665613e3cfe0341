import Synchronization

/// What the threads of a run share: the next test or run of a sweep, and the results of those before.
final class SuiteState: Sendable {
  /// What a thread does next.
  enum Work {
    case test(Int)
    case run(SweepQueue.Item)
  }

  private struct State {
    var next = 0
    var sweeps: SweepQueue
    /// The outcomes of the sweeps, by the indices of their tests.
    var swept: [Int: Outcome] = [:]
    var done = 0
    var failed = 0
    var isStopped = false
    var error: (any Error)?
    var played: [TestPlayer.Result?]
  }

  private let state: Mutex<State>
  private let titles: [String]
  private let sweeps: Int
  /// How many tests and runs of sweeps there are.
  let work: Int
  private let stopsAtFirstFailure: Bool
  private let progress: (@Sendable (SuiteRunner.Progress) -> Void)?

  init(
    _ tests: [PictureTest], stopsAtFirstFailure: Bool,
    _ progress: (@Sendable (SuiteRunner.Progress) -> Void)?
  ) {
    let queue = SweepQueue(tests)
    state = Mutex(State(sweeps: queue, played: Array(repeating: nil, count: tests.count)))
    titles = tests.map(\.title)
    sweeps = queue.count
    work = tests.count + queue.runs
    self.stopsAtFirstFailure = stopsAtFirstFailure
    self.progress = progress
  }

  /// The next test or, once all are begun, the next run of a sweep; nil if no more are played.
  func next() -> Work? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      guard state.next < titles.count else { return state.sweeps.next().map { .run($0) } }
      state.next += 1
      return .test(state.next - 1)
    }
  }

  func add(_ result: TestPlayer.Result, of index: Int) {
    state.withLock { state in
      state.played[index] = result
      report(titles[index], failed: result.outcomes.contains { !$0.passes }, &state)
    }
  }

  /// Notes what a run of a sweep found; returns what all of the sweep's found if it was the last of them.
  func add(_ found: SweepQueue.Found, of run: SweepQueue.Item) -> [SweepQueue.Found]? {
    state.withLock { $0.sweeps.add(found, of: run) }
  }

  /// Notes the outcome of the sweep of a test.
  func add(_ outcome: Outcome, ofSweep test: Int) {
    state.withLock { state in
      state.swept[test] = outcome
      report("\(titles[test]) \(outcome.picture)", failed: !outcome.passes, &state)
    }
  }

  /// Inside the lock, so that progress is reported in order and one test at a time.
  private func report(_ title: String, failed: Bool, _ state: inout State) {
    state.done += 1
    if failed {
      state.failed += 1
      if stopsAtFirstFailure { state.isStopped = true }
    }
    progress?(
      SuiteRunner.Progress(
        done: state.done, all: titles.count + sweeps, failed: state.failed, title: title))
  }

  /// Ends the run; of several errors the first counts.
  func fail(_ error: any Error) {
    state.withLock { state in
      state.isStopped = true
      if state.error == nil { state.error = error }
    }
  }

  /// The result of each test, nil for tests that were not run, and how many tests and sweeps were not.
  func result() throws -> (played: [TestPlayer.Result?], notRun: Int) {
    let (error, all, swept) = state.withLock { ($0.error, $0.played, $0.swept) }
    if let error { throw error }
    var played = all
    for (test, outcome) in swept { played[test]?.outcomes.append(outcome) }
    return (played, played.count { $0 == nil } + sweeps - swept.count)
  }
}
