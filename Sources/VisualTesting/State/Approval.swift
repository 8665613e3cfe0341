import Files
import JSON

/// Pictures of the last run that a person approves or rejects.
///
/// Only pictures that the run's results name can be judged, and only if they are unchanged since.
package struct Approval: Sendable {
  /// One picture that was chosen.
  package struct Choice: Sendable {
    package var outcome: Outcome
    package var fingerprint: Outcome.Fingerprint

    /// The choice in a line, safe to print.
    package var line: String {
      safeToPrint(
        "\(BaselineFolder.mainFile(outcome.name)) (\(outcome.status.rawValue): \(outcome.summary))"
      )
    }
  }

  package let choices: [Choice]
  private let run: LastRun

  /// Chooses the results of a run that can be judged and are named; without names all of them.
  ///
  /// A name is that of a picture (`halfway@2x`, with or without its folder and `.png`), of its folder, of its
  /// scenario's file, or of its test. One that fits nothing is refused. `words` narrow the choice like `--filter`. Nothing
  /// outside the project is judged.
  package init(
    _ run: LastRun, names: [String], words: [String] = [], of project: ProjectFolder
  ) throws(Problem) {
    self.run = run
    var choices: [Choice] = []
    for outcome in run.result.outcomes {
      guard let fingerprint = outcome.fingerprint, !outcome.passes else { continue }
      try Approval.check(outcome, in: run, of: project)
      choices.append(Choice(outcome: outcome, fingerprint: fingerprint))
    }
    for name in names where !choices.contains(where: { Approval.fits(name, $0.outcome) }) {
      throw Problem(
        what: "the last run has no picture or motion \(quoted(name)) to approve or reject",
        remedy: choices.isEmpty
          ? "all tests passed, or no test was run"
          : suggestion(for: name, known: choices.map(\.outcome.picture)))
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
    let path = [".png", ".csv"].contains { name.hasSuffix($0) } ? String(name.dropLast(4)) : name
    let folder = BaselineFolder.path(of: outcome.file)
    return [
      outcome.name, outcome.picture, outcome.file, outcome.test, folder, folder + "/",
    ].contains(path)
  }

  /// The results may be a stranger's: their paths must not point outside the project.
  private static func check(
    _ outcome: Outcome, in run: LastRun, of project: ProjectFolder
  ) throws(Problem) {
    guard project.holds(outcome.file) else {
      throw Problem(
        file: "\(run.path)/\(LastRun.resultsName)",
        what: "the results list \(quoted(outcome.file)), which is outside this folder",
        remedy:
          "run \"\(ProgramIdentity.command) test\" in the folder with the scenarios, and approve there"
      )
    }
    guard BaselineFolder.isOwn(BaselineFolder.mainFile(outcome.picture)) else {
      throw Problem(
        file: "\(run.path)/\(LastRun.resultsName)",
        what: "the results list a picture with the name \(quoted(outcome.picture))",
        remedy: "use only letters, digits and . _ - @, and no dot at the start")
    }
  }

  /// The changes that make the pictures baselines.
  package func approval() throws(Problem) -> [BaselineChange] {
    try changes { (change, choice) throws(Problem) in
      let (file, tree) = try checked(choice)
      let new = NewBaseline(
        folder: change.folder.path, name: choice.outcome.picture, file: file, tree: tree,
        choice.fingerprint)
      change.record(new, madeWith: run.result.environment)
    }
  }

  /// The changes that reject exactly these pictures.
  package func rejection(reason: String) throws(Problem) -> [BaselineChange] {
    try changes { (change, choice) throws(Problem) in
      _ = try checked(choice)
      change.reject(
        choice.outcome.picture, .init(pixels: choice.fingerprint.pixels, reason: reason))
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
        let entry = change.folder.manifest[choice.outcome.picture]
        // Already done, perhaps by a command that was ended before it could say so.
        if entry?.pixels == choice.fingerprint.pixels { continue }
        guard entry?.file ?? "" == choice.fingerprint.baseline else {
          throw Problem(
            file: BaselineFolder.mainFile(choice.outcome.name),
            what: "the baseline has changed since the picture was compared with it",
            remedy: "run \"\(ProgramIdentity.command) test\" again and look at the picture again")
        }
        try body(&change, choice)
      }
      if !change.isEmpty { changes.append(change) }
    }
    return changes
  }

  /// The file that makes a choice the baseline, and its view tree's, if they are still those that were judged.
  private func checked(_ choice: Choice) throws(Problem) -> (file: [UInt8], tree: [UInt8]) {
    let name = choice.outcome.fileName(.actual) ?? ""
    let bytes = try run.file(name)
    switch BaselineKind(choice.outcome.picture) {
    case .motion:
      guard SHA256.hex(of: bytes) == choice.fingerprint.pixels else {
        throw changed(name, "motion")
      }
      return (bytes, [])
    case .picture:
      let picture = try PNG.decode(bytes, path: "\(run.path)/\(name)")
      let tree = try run.file(choice.outcome.fileName(.tree) ?? "")
      guard picture.sha256 == choice.fingerprint.pixels,
        SHA256.hex(of: tree) == choice.fingerprint.tree
      else { throw changed(name, "picture") }
      return (PNG.encode(picture), tree)
    }
  }

  private func changed(_ name: String, _ kind: String) -> Problem {
    Problem(
      file: "\(run.path)/\(name)", what: "this is not the \(kind) that the test compared",
      remedy: "run \"\(ProgramIdentity.command) test\" again")
  }
}
