import MotionStudy
import Rehearsal

/// The runs of a suite's sweeps: which comes next, and what those before found.
struct SweepQueue: Sendable {
  /// One run of the sweep of a test.
  struct Item: Sendable {
    /// The test's index in the suite.
    var test: Int
    /// Which of the sweep's runs.
    var index: Int
    /// Watches all runs of the sweep.
    var watch: TestMaker.Watch
  }

  /// What came of a run.
  enum Found: Sendable {
    case point(SweepPoint)
    /// The sweep took longer than it may; what the message says.
    case late(String)
    /// Played again, it found something else.
    case unsteady(time: Int)
  }

  private struct Sweep {
    let test: Int
    let count: Int
    let limit: TestMaker.Limit
    /// Since the first run was begun.
    var watch: TestMaker.Watch?
    var next = 0
    /// What was found so far, in the order of the runs; runs after one that ended the sweep are not played.
    var found: [Found?]
    /// How many runs are over.
    var done = 0
    var isEnded = false

    /// Whether no run is to come or under way.
    var isOver: Bool { done == next && (isEnded || next == count) }
  }

  private var sweeps: [Sweep]

  init(_ tests: [PictureTest]) {
    sweeps = tests.indices.compactMap { index in
      guard tests[index].skip == nil, let sweep = tests[index].sweep else { return nil }
      let count = sweep.sweep.count
      return Sweep(
        test: index, count: count, limit: sweep.limit, found: Array(repeating: nil, count: count))
    }
  }

  /// How many sweeps there are, and how many runs in all.
  var count: Int { sweeps.count }
  var runs: Int { sweeps.map(\.count).reduce(0, +) }

  /// The next run; nil if all are played or under way.
  mutating func next() -> Item? {
    guard let sweep = sweeps.firstIndex(where: { !$0.isEnded && $0.next < $0.count }) else {
      return nil
    }
    let watch = sweeps[sweep].watch ?? sweeps[sweep].limit()
    sweeps[sweep].watch = watch
    sweeps[sweep].next += 1
    return Item(test: sweeps[sweep].test, index: sweeps[sweep].next - 1, watch: watch)
  }

  /// Notes what a run found; returns what all runs of its sweep found if it was the last of them.
  mutating func add(_ found: Found, of run: Item) -> [Found]? {
    guard let index = sweeps.firstIndex(where: { $0.test == run.test }) else { return nil }
    sweeps[index].found[run.index] = found
    sweeps[index].done += 1
    switch found {
    case .point: break
    case .late, .unsteady: sweeps[index].isEnded = true
    }
    guard sweeps[index].isOver else { return nil }
    return sweeps[index].found.compactMap(\.self)
  }
}
