import Files

/// Plays tests on one thread and judges their shots.
struct TestPlayer {
  /// What came of a test.
  struct Result: Sendable {
    var outcomes: [Outcome] = []
    /// Pictures to be made baselines.
    var records: [NewBaseline] = []
  }

  let renderer: PictureRenderer
  let judge: Judge
  let repeats: Int
  let update: UpdateMode
  let folders: BaselineFolders
  let last: LastRunWriter?

  /// Plays a test; `number` is its place in the suite. Only what is wrong with the machine is thrown.
  func play(_ test: PictureTest, number: Int) throws -> Result {
    if let reason = test.skip {
      return Result(outcomes: [Outcome(of: test, picture: "", .skipped, reason)])
    }
    do {
      return try playAll(test, number: number)
    } catch let problem as Problem where problem.kind == .usage {
      return Result(outcomes: [failed(test, [problem.description])])
    } catch let late as TimedOut {
      return Result(outcomes: [failed(test, [late.problem.description], .timedOut)])
    }
  }

  private func playAll(_ test: PictureTest, number: Int) throws -> Result {
    let folder = try folders.folder(test.baselines)
    let first = try test.play(renderer)
    var result = Result()
    var steady = first.shots.map { _ in true }
    for time in 1..<max(1, max(repeats, test.repeats)) {
      let again = try test.play(renderer)
      if again.failures != first.failures || again.shots.count != first.shots.count {
        result.outcomes.append(
          Outcome(
            of: test, picture: "", .unsteady,
            "played for the \(Words.ordinal(time + 1)) time it failed otherwise than before",
            details: again.failures))
        break
      }
      for (place, shot) in again.shots.enumerated() where steady[place] {
        let judged = Judge.Case(test, shot)
        if let finding = judge.judge(judged, byFormer: first.shots[place], time: time + 1) {
          steady[place] = false
          result.outcomes.append(try outcome(judged, finding, number, baseline: ""))
        }
      }
    }
    for (place, shot) in first.shots.enumerated() where steady[place] {
      try add(Judge.Case(test, shot), to: &result, folder, number, isWhole: first.failures.isEmpty)
    }
    if !first.failures.isEmpty { result.outcomes.append(failed(test, first.failures)) }
    if result.outcomes.isEmpty {
      result.outcomes.append(Outcome(of: test, picture: "", .passed, "every step was as it says"))
    }
    return result
  }

  private func add(
    _ judged: Judge.Case, to result: inout Result, _ folder: BaselineFolder, _ number: Int,
    isWhole: Bool
  ) throws(Problem) {
    let finding = try judge.judge(judged, by: folder)
    // What a scenario shows whose steps fail is nothing to compare others with.
    if isWhole, update.records(finding.verdict) {
      let new = NewBaseline(judged)
      if finding.verdict != .equal || !new.is(folder.manifest, judge.environment) {
        result.records.append(new)
        result.outcomes.append(
          Outcome(of: judged.test, picture: judged.name, .recorded, "recorded"))
        return
      }
    }
    result.outcomes.append(
      try outcome(
        judged, finding, number, baseline: folder.manifest[judged.name]?.file ?? ""))
  }

  private func outcome(
    _ judged: Judge.Case, _ finding: Judge.Finding, _ number: Int, baseline: String
  ) throws(Problem) -> Outcome {
    var outcome = Outcome(
      of: judged.test, picture: judged.name, finding.verdict, finding.summary,
      details: finding.details)
    guard !outcome.passes else { return outcome }
    outcome.reproduce =
      "\(ProgramIdentity.command) test \(shellWord(judged.test.file)) --filter "
      + shellWord(judged.test.variant.title)
    guard let last else { return outcome }
    outcome.files = try last.add(judged, finding, number: number)
    guard finding.verdict != .unsteady else { return outcome }
    outcome.approve = "\(ProgramIdentity.command) approve \(shellWord(outcome.name))"
    outcome.evidence = Outcome.Evidence(
      pixels: judged.pixels, tree: SHA256.hex(of: judged.tree),
      device: judged.test.variant.device, scale: judged.test.variant.scale,
      tuning: judged.test.tuning, baseline: baseline)
    return outcome
  }

  private func failed(
    _ test: PictureTest, _ failures: [String], _ verdict: Outcome.Verdict = .failed
  ) -> Outcome {
    var outcome = Outcome(
      of: test, picture: "", verdict, failures.first ?? "failed",
      details: Array(failures.dropFirst()))
    outcome.reproduce =
      "\(ProgramIdentity.command) test \(shellWord(test.file)) --filter \(shellWord(test.variant.title))"
    return outcome
  }
}

extension Judge.Case {
  init(_ test: PictureTest, _ taken: ShotPicture) {
    self.init(
      test: test, taken: taken, name: test.picture(taken.shot.name),
      pixels: taken.pixels.sha256)
  }
}

extension Outcome {
  init(
    of test: PictureTest, picture: String, _ verdict: Verdict, _ summary: String,
    details: [String] = []
  ) {
    self.init(
      file: test.file, test: test.title, picture: picture, verdict: verdict, summary: summary,
      details: details)
  }
}
