import Synchronization

/// What the threads of a run share: which test is next and what came of those before.
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

  /// The place of the next test; nil where no more is run.
  func next() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < titles.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func add(_ result: TestPlayer.Result, of number: Int) {
    state.withLock { state in
      state.played[number] = result
      state.done += 1
      if result.outcomes.contains(where: { !$0.passes }) {
        state.failed += 1
        if stopsAtFirstFailure { state.isStopped = true }
      }
      // Inside the lock, so that nobody hears of two tests at once or in another order.
      progress?(
        SuiteRunner.Progress(
          done: state.done, all: titles.count, failed: state.failed, title: titles[number]))
    }
  }

  /// Ends the run; of several errors the first counts.
  func fail(_ error: any Error) {
    state.withLock { state in
      state.isStopped = true
      if state.error == nil { state.error = error }
    }
  }

  /// What came of each test, nil for those not run.
  func result() throws -> [TestPlayer.Result?] {
    let (error, played) = state.withLock { ($0.error, $0.played) }
    if let error { throw error }
    return played
  }
}
