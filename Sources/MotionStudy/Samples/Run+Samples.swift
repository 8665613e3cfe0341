import Rehearsal
import TouchKit

/// Stops a run at certain times, so that its state can be read.
extension Run {
  /// Runs to each time before the end and passes its index to `body`, then runs to the end; returns how many times
  /// there were. The times are counted from `start`.
  ///
  /// `check` is called after each stretch and throws if the run has to end. The function returns at once if a step
  /// can't be done.
  package func visit(
    _ times: SampleTimes, from start: Time = .zero, check: (Run) throws -> Void,
    _ body: (Int) throws -> Void
  ) throws -> Int {
    var index = 0
    while true {
      let time = start + times[index]
      if let end, time >= end { break }
      run(to: time)
      try check(self)
      if isStopped { return index }
      if let end, time >= end { break }
      try body(index)
      index += 1
    }
    finish()
    try check(self)
    return index
  }
}
