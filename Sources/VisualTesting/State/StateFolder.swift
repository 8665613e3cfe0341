import Files

/// The folder `.drawer-proto` that a project's runs leave things in: the last run, and what undoing needs. Git ignores it.
public struct StateFolder: Sendable {
  public static let usualPath = ".drawer-proto"

  public let path: String

  /// `path` is where it lies, or is made once something is written.
  public init(_ path: String = StateFolder.usualPath) { self.path = path }

  /// The folder of the last run.
  public var lastRun: String { "\(path)/last" }
  var undo: String { "\(path)/undo" }

  /// Makes the folder, with a file in it that has Git pass it over.
  public func prepare() throws(Problem) {
    _ = try Folder(creating: path)
    let ignore = "\(path)/.gitignore"
    if try SafeFile.kind(ignore) == nil { try SafeFile.write(Array("*\n".utf8), to: ignore) }
  }

  /// Makes changes to folders of baselines, each in one step, after what undoing them needs is kept.
  public func apply(_ changes: [BaselineChange], as what: String) throws(Problem) {
    guard !changes.isEmpty else { return }
    try prepare()
    try UndoStep(before: changes, what: what).write(in: undo)
    for change in changes { try change.commit() }
  }
}
