import Files

/// Pictures of the last run that somebody says yes or no to.
///
/// Only what the run's results name can be judged, and only if its picture is still the one that they tell of.
public struct Approval: Sendable {
  /// One picture that was chosen.
  public struct Choice: Sendable {
    public var outcome: Outcome
    public var evidence: Outcome.Evidence
  }

  public let choices: [Choice]
  private let run: LastRun

  /// Chooses from a run's results those that can be judged and are named; without names all of them.
  ///
  /// A name is that of a picture (`tests/drawer.baselines/halfway@2x`, with or without `.png`), of its folder, of its
  /// scenario's file, or of its test. One that fits nothing is refused.
  public init(_ run: LastRun, names: [String], words: [String] = []) throws(Problem) {
    self.run = run
    var choices: [Choice] = []
    for outcome in run.result.outcomes {
      guard let evidence = outcome.evidence, !outcome.passes else { continue }
      try Approval.check(outcome, in: run)
      choices.append(Choice(outcome: outcome, evidence: evidence))
    }
    for name in names where !choices.contains(where: { Approval.fits(name, $0.outcome) }) {
      throw Problem(
        what: "the last run has no picture \(quoted(name)) to judge",
        remedy: choices.isEmpty
          ? "all is well, or nothing was run" : suggestion(for: name, known: choices.map(\.outcome.name)))
    }
    self.choices = choices.filter { choice in
      (names.isEmpty || names.contains { Approval.fits($0, choice.outcome) })
        && words.allSatisfy { word in
          "\(choice.outcome.test) \(choice.outcome.picture)".lowercased().contains(
            word.lowercased())
        }
    }
  }

  private static func fits(_ name: String, _ outcome: Outcome) -> Bool {
    let path = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let folder = BaselineFolder.path(of: outcome.file)
    return [outcome.name, outcome.file, outcome.test, folder, folder + "/"].contains(path)
  }

  /// The results may have come from a stranger: they must not lead out of the project.
  private static func check(_ outcome: Outcome, in run: LastRun) throws(Problem) {
    let parts = outcome.file.split(separator: "/", omittingEmptySubsequences: false)
    guard !outcome.file.isEmpty, !parts.contains(".."), !outcome.file.utf8.contains(0),
      isSafeName(outcome.picture.replacing("@", with: ""))
    else {
      throw Problem(
        file: "\(run.path)/\(LastRun.resultsName)",
        what: "the results tell of a file that no run could tell of: \(quoted(outcome.file))",
        remedy: "run \"drawer-proto test\" again")
    }
  }

  /// What it would be called to say yes or no to a picture, in a line: for lists before it happens.
  public static func line(_ choice: Choice) -> String {
    told("\(choice.outcome.name).png (\(choice.outcome.verdict.rawValue): \(choice.outcome.summary))")
  }

  /// The changes that make the pictures baselines.
  public func approval() throws(Problem) -> [BaselineChange] {
    try changes { (change, choice) throws(Problem) in
      change.record(try checkedPicture(choice), madeWith: run.result.environment)
    }
  }

  /// The changes that note a no to exactly these pictures.
  public func rejection(reason: String) throws(Problem) -> [BaselineChange] {
    try changes { (change, choice) throws(Problem) in
      _ = try checkedPicture(choice)
      change.reject(
        choice.outcome.picture, .init(pixels: choice.evidence.pixels, reason: reason))
    }
  }

  private func changes(
    _ body: (inout BaselineChange, Choice) throws(Problem) -> Void
  ) throws(Problem) -> [BaselineChange] {
    var paths: [String] = []
    for choice in choices {
      let path = BaselineFolder.path(of: choice.outcome.file)
      if !paths.contains(path) { paths.append(path) }
    }
    var changes: [BaselineChange] = []
    for path in paths {
      var change = BaselineChange(try BaselineFolder(path))
      for choice in choices where BaselineFolder.path(of: choice.outcome.file) == path {
        let there = change.folder.manifest[choice.outcome.picture]?.file ?? ""
        guard there == choice.evidence.baseline else {
          throw Problem(
            file: choice.outcome.name + ".png",
            what: "the baseline is another one than the picture was compared with",
            remedy: "run \"drawer-proto test\" again and look at it once more")
        }
        try body(&change, choice)
      }
      if !change.isEmpty { changes.append(change) }
    }
    return changes
  }

  /// The actual picture of a choice, if it is still the one that was judged.
  private func checkedPicture(_ choice: Choice) throws(Problem) -> NewBaseline {
    let name = choice.outcome.fileName(.actual) ?? ""
    let treeName = choice.outcome.fileName(.tree) ?? ""
    let picture = try PNG.decode(run.file(name), path: "\(run.path)/\(name)")
    let tree = try run.file(treeName)
    guard picture.sha256 == choice.evidence.pixels, SHA256.hex(of: tree) == choice.evidence.tree
    else {
      throw Problem(
        file: "\(run.path)/\(name)", what: "this is not the picture that was judged",
        remedy: "run \"drawer-proto test\" again")
    }
    return NewBaseline(
      folder: BaselineFolder.path(of: choice.outcome.file), name: choice.outcome.picture,
      picture: picture, tree: tree, choice.evidence)
  }
}
