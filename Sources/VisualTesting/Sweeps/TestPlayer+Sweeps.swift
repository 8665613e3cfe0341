import Files
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// Plays the runs of sweeps and turns what they found into outcomes.
extension TestPlayer {
  /// Plays a run, as often as tests are played.
  func play(_ run: SweepQueue.Item, of test: PictureTest) throws -> SweepQueue.Found {
    guard let sweep = test.sweep else { preconditionFailure("\(test.title) has no sweep") }
    let time = sweep.sweep[run.index]
    do {
      let first = try sweep.play(renderer, time, run.watch)
      for again in 1..<max(1, max(repeats, test.repeats)) {
        guard try sweep.play(renderer, time, run.watch) == first else {
          return .unsteady(time: again + 1)
        }
      }
      return .point(first)
    } catch let late as TimedOut {
      return .late(late.problem.description)
    }
  }

  /// The outcome of a sweep whose runs found this; `index` is the test's index in the suite.
  func judge(_ all: [SweepQueue.Found], of test: PictureTest, index: Int) throws(Problem)
    -> Outcome
  {
    guard let sweep = test.sweep else { preconditionFailure("\(test.title) has no sweep") }
    var points: [SweepPoint] = []
    for found in all {
      switch found {
      case .point(let point): points.append(point)
      case .late(let words):
        return outcome(
          test, sweep, .timedOut, "after \(points.count) of \(sweep.sweep.count) runs: \(words)")
      case .unsteady(let time):
        return outcome(
          test, sweep, .unsteady,
          "a run had another result when it was played the \(NumberWords.ordinal(time)) time")
      }
    }
    let result = SweepResult(sweep.sweep, points)
    guard let worst = result.worst else {
      if let folder = sweeps { try folder.remove(folder.file(of: test, sweep)) }
      return outcome(
        test, sweep, .passed,
        "\(NumberWords.count(result.count, "run")) with \(result.interruption) as the interruption passed"
      )
    }
    let words = result.words
    var outcome = outcome(test, sweep, .failed, words[0])
    outcome.details = Array(words.dropFirst())
    if let folder = sweeps, let bytes = sweep.scenario(renderer, worst.time) {
      let file = folder.file(of: test, sweep)
      try folder.write(bytes, to: file)
      outcome.details.append(
        "the worst run, at \(worst.time.milliseconds.twoDecimals) ms, was saved as the scenario \(file)"
      )
      outcome.reproduce = "\(ProgramIdentity.command) test \(shellWord(file))"
    }
    if let last { outcome.files = [try last.add(SweepChart(result), sweep.name, index: index)] }
    return outcome
  }

  private func outcome(
    _ test: PictureTest, _ sweep: SweepTest, _ status: Outcome.Status, _ summary: String
  ) -> Outcome {
    var outcome = Outcome(of: test, picture: sweep.name, status, summary)
    if !outcome.passes { outcome.reproduce = test.command }
    return outcome
  }
}
