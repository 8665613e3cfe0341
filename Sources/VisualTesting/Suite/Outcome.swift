import Files

/// What became of one picture, or of a test that came to none.
public struct Outcome: Equatable, Sendable {
  public enum Verdict: String, CaseIterable, Sendable {
    case equal
    case different
    /// The pictures differ, but so does what they were made with.
    case environmentDiffers = "environment-differs"
    case missing
    case recorded
    /// Somebody said no to exactly this picture.
    case rejected
    /// A step of the scenario failed, or it could not be played.
    case failed
    case skipped
    /// It differs from what the same test gave a moment ago.
    case unsteady
  }

  public var file: String
  public var test: String
  /// The picture's name without its ending; empty for what concerns the whole test.
  public var picture: String
  public var verdict: Verdict
  /// One sentence.
  public var summary: String
  /// Further sentences, such as which views moved.
  public var details: [String]
  /// Where the pictures of a difference lie, by what they show.
  public var files: [PictureFile]
  /// The commands that show it again and that approve it.
  public var reproduce: String
  public var approve: String

  public struct PictureFile: Equatable, Sendable {
    public var kind: String
    public var path: String
    public init(kind: String, path: String) {
      self.kind = kind
      self.path = path
    }
  }

  public init(
    file: String, test: String, picture: String, verdict: Verdict, summary: String,
    details: [String] = [], files: [PictureFile] = [], reproduce: String = "",
    approve: String = ""
  ) {
    self.file = file
    self.test = test
    self.picture = picture
    self.verdict = verdict
    self.summary = summary
    self.details = details
    self.files = files
    self.reproduce = reproduce
    self.approve = approve
  }

  /// Whether the outcome lets the suite pass.
  public var passes: Bool {
    switch verdict {
    case .equal, .recorded, .skipped: true
    case .different, .environmentDiffers, .missing, .rejected, .failed, .unsteady: false
    }
  }
}

/// What a whole run gave.
public struct SuiteResult: Equatable, Sendable {
  public var outcomes: [Outcome]

  public init(outcomes: [Outcome]) { self.outcomes = outcomes }

  public func count(_ verdict: Outcome.Verdict) -> Int {
    outcomes.count { $0.verdict == verdict }
  }

  /// 0 fine, 1 a difference or a failed step, 4 only baselines are missing, 5 nothing was selected.
  public var exitStatus: Int32 {
    if outcomes.isEmpty { return 5 }
    let bad = outcomes.filter { !$0.passes }
    if bad.isEmpty { return 0 }
    return bad.allSatisfy { $0.verdict == .missing } ? 4 : 1
  }

  /// «12 equal, 1 different», naming what there is.
  public var words: String {
    let parts = Outcome.Verdict.allCases.compactMap { verdict -> String? in
      let number = count(verdict)
      return number == 0 ? nil : "\(number) \(verdict.rawValue)"
    }
    return parts.isEmpty ? "nothing was selected" : parts.joined(separator: ", ")
  }
}
