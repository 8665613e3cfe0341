import Rehearsal
import Threads
import TouchKit

/// Plays one line under several variants, each as long as any of them moves, on several threads.
package struct FingerRuns {
  private let recorders: [RunRecorder]
  private let end: Time

  /// The longest that is waited for stillness after the line.
  static let longestWait = Time.seconds(30)

  /// Runs of one line, which ends then; no two have a measurer in common.
  package init(_ runs: [Run], until end: Time) {
    recorders = runs.map(RunRecorder.init)
    self.end = end
  }

  /// Plays all of them; `check` is called after each stretch of a run, with its index, on the thread that plays it, and throws
  /// if the runs have to end.
  package func play(_ check: (Int) throws -> Void) throws {
    let limit = end + FingerRuns.longestWait
    try record(to: end, check)
    // A settled run continues with the others: a timer may start something in it in that time.
    var last = end
    repeat {
      try record(to: last, settlingBefore: limit, check)
      last = recorders.reduce(last) { max($0, $1.now) }
    } while last < limit && recorders.contains { $0.now < last || !$0.isSettled }
    // A run that never comes to rest is not waited for any longer; all runs are recorded up to the same time.
    try record(to: last, check)
  }

  private func record(
    to time: Time, settlingBefore limit: Time? = nil, _ check: (Int) throws -> Void
  ) throws {
    _ = try Workers.map(recorders.count) { index in
      recorders[index].record(to: time)
      if let limit { recorders[index].recordUntilSettled(before: limit) }
      try check(index)
    }
  }

  /// What was recorded, in the order of the runs.
  package func recorded(as names: [String], _ choice: RunComparison.Choice) throws -> [RecordedRun]
  {
    try Workers.map(recorders.count) { recorders[$0].recorded(as: names[$0], choice.named) }
  }
}
