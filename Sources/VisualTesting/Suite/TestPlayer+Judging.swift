import Files
import JSON

/// Turns a judged shot into an outcome, with its baseline if one is recorded.
extension TestPlayer {
  /// Judges a shot by its baseline and adds the outcome. `failure` is the first of the scenario.
  func add(
    _ judged: Judge.Case, to result: inout Result, _ folder: BaselineFolder, _ index: Int,
    failure: Problem?
  ) throws(Problem) {
    var finding = try read { () throws(Problem) in
      try judge.judge(judged, by: folder)
    } or: {
      $0
    }
    if records(&finding, failure) {
      let new = NewBaseline(judged)
      if finding.status != .equal || !new.is(folder.manifest, judge.environment) {
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

  /// Whether a finding becomes a baseline. If it does not although `--update` asks for it, the finding says why.
  private func records(_ finding: inout Judge.Finding, _ failure: Problem?) -> Bool {
    if finding.status == .rejected, update.records(.different) {
      finding.details.append("not recorded: this picture was rejected")
    }
    guard update.records(finding.status) else { return false }
    // If steps of a scenario fail, its pictures are no baselines.
    guard let failure else { return true }
    if !finding.status.passes {
      finding.details.append("not recorded: the scenario fails at \(failure.placeWords)")
    }
    return false
  }

  /// What is judged, or that the baseline can't be read, which fails this alone.
  private func read<Judged>(
    _ judge: () throws(Problem) -> Judged, or unread: (Judge.Finding) -> Judged
  ) throws(Problem) -> Judged {
    do throws(Problem) {
      return try judge()
    } catch {
      guard error.kind == .usage else { throw error }
      return unread(Judge.Finding(status: .unreadable, summary: error.description))
    }
  }

  /// The outcome of a shot, with its pictures and commands if it does not pass.
  func outcome(
    _ judged: Judge.Case, _ finding: Judge.Finding, _ index: Int, baseline: String
  ) throws(Problem) -> Outcome {
    var outcome = Outcome(
      of: judged.test, picture: judged.name, finding.status, finding.summary,
      details: finding.details)
    guard !outcome.passes else { return outcome }
    outcome.reproduce = judged.test.command
    guard let last else { return outcome }
    outcome.files = try last.add(judged, finding, index: index)
    guard finding.status != .unsteady else { return outcome }
    outcome.approve = "\(ProgramIdentity.command) approve \(shellWord(outcome.name))"
    outcome.fingerprint = Outcome.Fingerprint(
      pixels: judged.pixels, tree: SHA256.hex(of: judged.tree),
      device: judged.test.variant.device, scale: judged.test.variant.scale,
      tuning: judged.test.tuning, baseline: baseline)
    return outcome
  }

  /// Judges a motion by its baseline and adds the outcome. `failure` is the first of the scenario.
  func add(
    _ judged: Judge.MotionCase, to result: inout Result, _ folder: BaselineFolder, _ index: Int,
    failure: Problem?
  ) throws {
    var (finding, expected) = try read { () throws(Problem) in
      try judge.judge(judged, by: folder)
    } or: {
      ($0, nil)
    }
    if records(&finding, failure) {
      let new = NewBaseline(judged)
      if finding.status != .equal || !new.is(folder.manifest, judge.environment) {
        result.records.append(new)
        result.outcomes.append(
          Outcome(of: judged.test, picture: judged.name, .recorded, "recorded"))
        return
      }
    }
    var outcome = Outcome(
      of: judged.test, picture: judged.name, finding.status, finding.summary,
      details: finding.details)
    outcome.motion = Outcome.Motion(
      section: judged.motion.section.name, toleranceBand: judged.motion.section.toleranceBand,
      measures: finding.measures)
    if let last {
      let row = outcome.passes ? nil : try frames(of: judged)
      outcome.files = try last.add(judged, expected: expected, frames: row, index: index)
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
    let times = MotionThumbnails.times(
      from: motion.begin, for: motion.numbers.times.last ?? .zero)
    do {
      return MotionThumbnails.picture(try judged.test.frames(renderer, times))
    } catch is TimedOut {
      return nil
    }
  }
}

extension Problem {
  /// Where it is, as editors take it: `FILE:LINE:COLUMN`.
  fileprivate var placeWords: String {
    let place = position.map { ["\($0.line)", "\($0.column)"] } ?? []
    return ((file.map { [$0] } ?? []) + place).joined(separator: ":")
  }
}
