import Files
import JSON

/// A change of baselines that can be undone, checked before anything is written.
package struct Undo: Sendable {
  /// A file, and what undoing does to it.
  package struct File: Sendable {
    package enum Change: String, Sendable {
      case returns = "is restored"
      case removed = "is removed"
      case changes
    }
    package var path: String
    package var change: Change

    /// In a line, safe to print.
    package var line: String { safeToPrint("\(path) \(change.rawValue)") }
  }

  /// The command that had made the change, safe to print.
  package var what: String { safeToPrint(step.what) }
  /// The folders that it had changed, safe to print.
  package var folders: [String] { step.folders.map { safeToPrint($0.path) } }
  package let files: [File]
  private let step: UndoStep
  private let path: String
  /// Folders that are not restored yet as they were.
  private let left: [UndoStep.FormerFolder]

  /// If a folder was changed since, that change is kept, and nothing at all is undone.
  init(_ step: UndoStep, _ path: String) throws(Problem) {
    self.step = step
    self.path = path
    var left: [UndoStep.FormerFolder] = []
    var files: [File] = []
    for former in step.folders {
      let folder = try BaselineFolder(former.path)
      if folder.manifestHash == former.before { continue }
      guard folder.manifestHash == former.after else {
        throw Problem(
          file: former.path, what: "the baselines were changed again after \(quoted(step.what))",
          remedy:
            "undo the later change first, or restore the older baselines from version control")
      }
      try SequenceWriter.check(
        former.path, for: former.files.map(\.name), keepingAllBut: BaselineFolder.own)
      files += try Undo.files(of: former, now: folder.files())
      left.append(former)
    }
    self.left = left
    self.files = files
  }

  private static func files(
    of former: UndoStep.FormerFolder, now: [(name: String, bytes: [UInt8])]
  ) -> [File] {
    let old = Dictionary(uniqueKeysWithValues: former.files.map { ($0.name, $0.bytes) })
    let new = Dictionary(uniqueKeysWithValues: now.map { ($0.name, $0.bytes) })
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      let change: File.Change?
      switch (old[name], new[name]) {
      case (_?, nil): change = .returns
      case (nil, _?): change = .removed
      case (let old, let new): change = old == new ? nil : .changes
      }
      return change.map { File(path: "\(former.path)/\(name)", change: $0) }
    }
  }

  /// Brings back what was there and forgets the change. It may be stopped before each folder; then it returns the
  /// message for the person, and the change is not forgotten.
  package func perform(isStopped: () -> Bool = { false }) throws(Problem) -> Problem? {
    let steps = FolderSteps(
      folders: left.map(\.path), done: "restored", left: "not restored yet",
      remedy: "\"\(ProgramIdentity.command) approve --undo\" restores the rest")
    let stop = try steps.run(isStopped: isStopped) { (index) throws(Problem) in
      let former = left[index]
      if former.wasThere {
        try BaselineChange.replace(former.path) { (write) throws(Problem) in
          for file in former.files { try write(file.name, file.bytes) }
        }
      } else {
        try SequenceWriter.remove(former.path, keepingAllBut: BaselineFolder.own)
      }
    }
    if stop == nil { UndoStep.remove(path) }
    return stop
  }
}
