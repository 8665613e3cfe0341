import Rehearsal
import TouchKit

/// Runs the session's lines again under another start.
extension LiveSession {
  /// Starts all branches differently: the one that is shown is run again at once, and is then at the same time as
  /// before.
  package func retune(_ start: Start, at moment: Int64) {
    settle(at: moment)
    skipDelay(to: moment)
    let (time, end) = (now, end)
    if tuned.firstLandings == nil { tuned.firstLandings = run.recorded.map(\.landing) }
    tree.extend(shownBranch, to: end)
    self.start = start
    tree.start = start.startState
    tree.forgetLandings()
    (scrubber, mode) = (nil, .there)
    // To free a whole phone needs a while, and the next frame need not wait for it.
    tuned.formerRun = run
    run = Run(prototype, continuing: tree.recording(of: shownBranch), measurer: measurer)
    run.draw(at: end)
    tree.setLandings(of: shownBranch, as: run.recorded)
    endLog = run.stage.log
    tuned.divergence = firstOther()
    if time < end { run.seek(to: time) }
    clock.set(now, at: moment)
    tuned.count += 1
    rest()
  }

  /// Frees the phone before the last start, once nothing else is to be done.
  package func forgetFormerRun() { tuned.formerRun = nil }

  /// The first finger that lands on another view than it did before the first of these changes.
  private func firstOther() -> Divergence? {
    guard let meant = tuned.firstLandings else { return nil }
    let count = min(meant.count, run.inputs.count)
    return Divergence.first(0..<count, in: run) { meant[$0] }
  }
}
