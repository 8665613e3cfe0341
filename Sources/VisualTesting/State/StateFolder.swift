import Files
import JSON

/// The folder for what a project's runs keep: the last run, what sweeps found, and what undoing needs. Git ignores it.
package struct StateFolder: Sendable {
  package static let usualPath = ".\(ProgramIdentity.command)"

  package let path: String
  package let project: ProjectFolder

  /// The folder at `path` is made once something is written.
  package init(_ path: String = StateFolder.usualPath, of project: ProjectFolder) {
    self.path = path
    self.project = project
  }

  /// The folder of the last run.
  package var lastRun: String { "\(path)/last" }
  /// The folder of the scenarios that show where sweeps went wrong most.
  var sweeps: String { "\(path)/sweeps" }
  var undo: String { "\(path)/undo" }

  /// Makes the folder, with a file in it that makes Git ignore it.
  package func prepare() throws(Problem) {
    _ = try Folder(creating: path)
    let ignore = "\(path)/.gitignore"
    if try SafeFile.kind(ignore) == nil { try SafeFile.write(Array("*\n".utf8), to: ignore) }
  }

  /// Keeps what undoing needs, and then changes folders of baselines, each in one step. Folders outside the project are
  /// not brought back later.
  ///
  /// It may be stopped before each folder; then it returns the message for the person.
  package func apply(
    _ changes: [BaselineChange], as what: String, isStopped: () -> Bool = { false }
  ) throws(Problem) -> Problem? {
    guard !changes.isEmpty else { return nil }
    for change in changes { try change.check() }
    try prepare()
    let inside = changes.filter { project.holds($0.folder.path) }
    let kept = try inside.isEmpty ? nil : UndoStep(before: inside, what: what).write(in: undo)
    let steps = FolderSteps(
      folders: changes.map(\.folder.path), done: "changed", left: "unchanged",
      remedy: "\"\(ProgramIdentity.command) approve --undo\" undoes the whole change")
    var isChanged = false
    // If nothing was changed, nothing need be undone.
    defer { if let kept, !isChanged { UndoStep.remove(kept) } }
    return try steps.run(isStopped: isStopped) { (index) throws(Problem) in
      try changes[index].commit()
      isChanged = true
    }
  }

  /// The newest change of baselines and how it is undone; nil if there is no change.
  package func newestUndo() throws(Problem) -> Undo? {
    guard let (step, path) = try UndoStep.newest(in: undo, of: project) else { return nil }
    return try Undo(step, path)
  }
}
