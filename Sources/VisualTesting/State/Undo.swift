import Files

/// A change of baselines that can be undone, looked through before anything is written.
public struct Undo: Sendable {
  /// What becomes of a file.
  public struct File: Sendable {
    public enum Fate: String, Sendable {
      case returns = "comes back"
      case goes
      case changes
    }
    public var path: String
    public var fate: Fate

    /// In a line, safe to print.
    public var line: String { told("\(path) \(fate.rawValue)") }
  }

  /// The command that had made the change, safe to print.
  public var what: String { told(step.what) }
  /// The folders that it had changed, safe to print.
  public var folders: [String] { step.formers.map { told($0.path) } }
  public let files: [File]
  private let step: UndoStep
  private let path: String
  /// Folders that are not yet as they were.
  private let left: [UndoStep.Former]

  /// Whoever changed a folder since keeps that change: nothing at all is undone then.
  init(_ step: UndoStep, _ path: String) throws(Problem) {
    self.step = step
    self.path = path
    var left: [UndoStep.Former] = []
    var files: [File] = []
    for former in step.formers {
      let folder = try BaselineFolder(former.path)
      if folder.manifestHash == former.before { continue }
      guard folder.manifestHash == former.after else {
        throw Problem(
          file: former.path, what: "the baselines were changed since \(quoted(step.what))",
          remedy: "undo that first, or bring the former ones back from version control")
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
    of former: UndoStep.Former, now: [(name: String, bytes: [UInt8])]
  ) -> [File] {
    let old = Dictionary(uniqueKeysWithValues: former.files.map { ($0.name, $0.bytes) })
    let new = Dictionary(uniqueKeysWithValues: now.map { ($0.name, $0.bytes) })
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      let fate: File.Fate?
      switch (old[name], new[name]) {
      case (_?, nil): fate = .returns
      case (nil, _?): fate = .goes
      case (let old, let new): fate = old == new ? nil : .changes
      }
      return fate.map { File(path: "\(former.path)/\(name)", fate: $0) }
    }
  }

  /// Brings back what was there and forgets the change. It may be stopped before each folder; then it gives what a person
  /// has to know, and is not forgotten.
  public func perform(isStopped: () -> Bool = { false }) throws(Problem) -> Problem? {
    let steps = FolderSteps(
      folders: left.map(\.path), done: "brought back", left: "not yet",
      remedy: "\"\(ProgramIdentity.command) approve --undo\" does the rest")
    let stop = try steps.run(isStopped: isStopped) { (number) throws(Problem) in
      let former = left[number]
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
