import Files

/// Turns a judged shot into an outcome, with its baseline if one is recorded.
extension TestPlayer {
  /// Judges a shot by its baseline and adds the outcome.
  func add(
    _ judged: Judge.Case, to result: inout Result, _ folder: BaselineFolder, _ index: Int,
    isWhole: Bool
  ) throws(Problem) {
    let finding = try read { () throws(Problem) in
      try judge.judge(judged, by: folder)
    } or: {
      $0
    }
    // If steps of a scenario fail, its pictures are no baselines.
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
        judged, finding, index, baseline: folder.manifest[judged.name]?.file ?? ""))
  }

  /// What is judged, or that the baseline can't be read, which fails this alone.
  private func read<Judged>(
    _ judge: () throws(Problem) -> Judged, or unread: (Judge.Finding) -> Judged
  ) throws(Problem) -> Judged {
    do throws(Problem) {
      return try judge()
    } catch {
      guard error.kind == .usage else { throw error }
      return unread(Judge.Finding(verdict: .unreadable, summary: error.description))
    }
  }

  /// The outcome of a shot, with its pictures and commands if it does not pass.
  func outcome(
    _ judged: Judge.Case, _ finding: Judge.Finding, _ index: Int, baseline: String
  ) throws(Problem) -> Outcome {
    var outcome = Outcome(
      of: judged.test, picture: judged.name, finding.verdict, finding.summary,
      details: finding.details)
    guard !outcome.passes else { return outcome }
    outcome.reproduce = judged.test.command
    guard let last else { return outcome }
    outcome.files = try last.add(judged, finding, index: index)
    guard finding.verdict != .unsteady else { return outcome }
    outcome.approve = "\(ProgramIdentity.command) approve \(shellWord(outcome.name))"
    outcome.fingerprint = Outcome.Fingerprint(
      pixels: judged.pixels, tree: SHA256.hex(of: judged.tree),
      device: judged.test.variant.device, scale: judged.test.variant.scale,
      tuning: judged.test.tuning, baseline: baseline)
    return outcome
  }

  /// Judges a motion by its baseline and adds the outcome.
  func add(
    _ judged: Judge.MotionCase, to result: inout Result, _ folder: BaselineFolder, _ index: Int,
    isWhole: Bool
  ) throws {
    let (finding, expected) = try read { () throws(Problem) in
      try judge.judge(judged, by: folder)
    } or: {
      ($0, nil)
    }
    if isWhole, update.records(finding.verdict) {
      let new = NewBaseline(judged)
      if finding.verdict != .equal || !new.is(folder.manifest, judge.environment) {
        result.records.append(new)
        result.outcomes.append(
          Outcome(of: judged.test, picture: judged.name, .recorded, "recorded"))
        return
      }
    }
    var outcome = Outcome(
      of: judged.test, picture: judged.name, finding.verdict, finding.summary,
      details: finding.details)
    outcome.motion = Outcome.Motion(
      section: judged.motion.section.name, tube: judged.motion.section.tube,
      measures: finding.measures)
    if let last {
      let strip = outcome.passes ? nil : try frames(of: judged)
      outcome.files = try last.add(judged, expected: expected, frames: strip, index: index)
    }
    if !outcome.passes {
      outcome.reproduce = judged.test.command
      if last != nil {
        outcome.approve = "\(ProgramIdentity.command) approve \(shellWord(outcome.name))"
        outcome.fingerprint = Outcome.Fingerprint(
          pixels: judged.hash, tree: "", device: judged.test.variant.device, scale: 1,
          tuning: judged.test.tuning, baseline: folder.manifest[judged.name]?.file ?? "")
      }
    }
    result.outcomes.append(outcome)
  }

  /// A few frames of a motion that does not pass; nil if the machine is too slow to play it once more.
  private func frames(of judged: Judge.MotionCase) throws -> PixelBuffer? {
    let motion = judged.motion
    let times = FilmStrip.times(
      from: motion.begin, for: motion.numbers.times.last ?? .zero)
    do {
      return FilmStrip.picture(try judged.test.frames(renderer, times))
    } catch is TimedOut {
      return nil
    }
  }
}
