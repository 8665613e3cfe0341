import Synchronization

/// What the threads of a run share: the next test, and the results of the tests before.
final class SuiteState: Sendable {
  private struct State {
    var next = 0
    var done = 0
    var failed = 0
    var isStopped = false
    var error: (any Error)?
    var played: [TestPlayer.Result?]
  }

  private let state: Mutex<State>
  private let titles: [String]
  private let stopsAtFirstFailure: Bool
  private let progress: (@Sendable (SuiteRunner.Progress) -> Void)?

  init(
    _ tests: [PictureTest], stopsAtFirstFailure: Bool,
    _ progress: (@Sendable (SuiteRunner.Progress) -> Void)?
  ) {
    state = Mutex(State(played: Array(repeating: nil, count: tests.count)))
    titles = tests.map(\.title)
    self.stopsAtFirstFailure = stopsAtFirstFailure
    self.progress = progress
  }

  /// The index of the next test; nil if no more are run.
  func next() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < titles.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func add(_ result: TestPlayer.Result, of index: Int) {
    state.withLock { state in
      state.played[index] = result
      state.done += 1
      if result.outcomes.contains(where: { !$0.passes }) {
        state.failed += 1
        if stopsAtFirstFailure { state.isStopped = true }
      }
      // Inside the lock, so that progress is reported in order and one test at a time.
      progress?(
        SuiteRunner.Progress(
          done: state.done, all: titles.count, failed: state.failed, title: titles[index]))
    }
  }

  /// Ends the run; of several errors the first counts.
  func fail(_ error: any Error) {
    state.withLock { state in
      state.isStopped = true
      if state.error == nil { state.error = error }
    }
  }

  /// The result of each test, nil for tests that were not run.
  func result() throws -> [TestPlayer.Result?] {
    let (error, played) = state.withLock { ($0.error, $0.played) }
    if let error { throw error }
    return played
  }
}
