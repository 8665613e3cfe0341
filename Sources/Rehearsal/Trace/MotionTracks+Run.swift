/// Samples motion tracks over a whole run.
extension MotionTracks {
  /// Samples a run at some times and at its end; false where a step could not be done.
  public mutating func record(
    _ rehearsal: Rehearsal, at times: SampleTimes, check: (Rehearsal) throws -> Void
  ) throws -> Bool {
    _ = try rehearsal.visit(times, check: check) { _ in sample(rehearsal.stage) }
    guard !rehearsal.isStopped else { return false }
    if numbers.times.last != rehearsal.stage.now { sample(rehearsal.stage) }
    finish(rehearsal.stage.log.entries)
    return true
  }
}
