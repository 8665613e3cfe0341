import TouchKit

/// Plays one line under several variants, each as long as any of them moves.
public struct FingerRuns {
  private let recorders: [RunRecorder]
  private let end: Time

  /// The longest that is waited for stillness after the line.
  static let longestWait = Time.seconds(30)

  /// Runs of one line, which ends then.
  public init(_ runs: [Run], until end: Time) {
    recorders = runs.map(RunRecorder.init)
    self.end = end
  }

  /// Plays all of them; `check` is called after each stretch and throws if the runs have to end.
  public func play(_ check: () throws -> Void) throws {
    let limit = end + FingerRuns.longestWait
    var end = end
    for recorder in recorders {
      recorder.record(to: end)
      try check()
    }
    // A run that is settled goes on with the others: a timer may set something off in it meanwhile.
    repeat {
      for recorder in recorders {
        recorder.record(to: end)
        recorder.recordUntilSettled(before: limit)
        end = max(end, recorder.now)
        try check()
      }
    } while end < limit && recorders.contains { $0.now < end || !$0.isSettled }
  }

  /// What was recorded, in the order of the runs.
  public func recorded(as names: [String], _ choice: RunComparison.Choice) -> [RecordedRun] {
    zip(recorders, names).map { $0.recorded(as: $1, choice.named) }
  }
}
