import JSON

/// Plays tests on one thread, each as often as it has to be.
struct TestPlayer {
  /// The result of a test.
  struct Result: Sendable {
    var outcomes: [Outcome] = []
    /// Pictures that become baselines.
    var records: [NewBaseline] = []
  }

  let renderer: PictureRenderer
  let judge: Judge
  let repeats: Int
  let update: UpdateMode
  let folders: BaselineFolders
  let last: LastRunWriter?
  let sweeps: SweepFolder?

  /// Plays a test; `index` is its index in the suite. Only problems of the machine are thrown.
  func play(_ test: PictureTest, index: Int) throws -> Result {
    if let reason = test.skip {
      return Result(outcomes: [Outcome(of: test, picture: "", .skipped, reason)])
    }
    do {
      return try playAll(test, index: index)
    } catch let problem as Problem where problem.kind == .usage {
      return Result(outcomes: [Outcome.failed(test, [problem.description], .unreadable)])
    } catch let late as TimedOut {
      return Result(outcomes: [Outcome.failed(test, [late.problem.description], .timedOut)])
    }
  }

  private func playAll(_ test: PictureTest, index: Int) throws -> Result {
    let folder = try folders.folder(test.baselines)
    let first = try test.play(renderer)
    var result = Result()
    var steady = first.shots.map { _ in true }
    for time in 1..<max(1, max(repeats, test.repeats)) {
      let again = try test.play(renderer)
      if again.failures != first.failures || again.shots.count != first.shots.count
        || again.motions != first.motions
      {
        result.outcomes.append(
          Outcome(
            of: test, picture: "", .unsteady,
            "the \(NumberWords.ordinal(time + 1)) run had other failures or motions than the first",
            details: again.failures.map(\.description)))
        break
      }
      for (shotIndex, shot) in again.shots.enumerated() where steady[shotIndex] {
        let judged = Judge.Case(test, shot)
        if let finding = judge.judge(judged, byFormer: first.shots[shotIndex], time: time + 1) {
          steady[shotIndex] = false
          result.outcomes.append(try outcome(judged, finding, index, baseline: ""))
        }
      }
    }
    for (shotIndex, shot) in first.shots.enumerated() where steady[shotIndex] {
      try add(Judge.Case(test, shot), to: &result, folder, index, failure: first.failures.first)
    }
    for motion in first.motions where test.sections.contains(motion.section.name) {
      try add(
        Judge.MotionCase(test, motion), to: &result, folder, index,
        failure: first.failures.first)
    }
    if !first.failures.isEmpty {
      result.outcomes.append(Outcome.failed(test, first.failures.map(\.description)))
    }
    if result.outcomes.isEmpty {
      result.outcomes.append(
        Outcome(of: test, picture: "", .passed, "every step had the expected result"))
    }
    return result
  }
}
