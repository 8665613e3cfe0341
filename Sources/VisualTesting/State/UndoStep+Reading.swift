import Files
import JSON

/// Reads undo steps. They may be a stranger's: only folders and files that a change of baselines can have are accepted.
extension UndoStep {
  /// Reads the step in the folder `path`.
  init(readFrom path: String, of project: ProjectFolder) throws(Problem) {
    let folder = try Folder(opening: path)
    do throws(Problem) {
      try self.init(json: folder.read(UndoStep.indexName), of: project) {
        (name) throws(Problem) in try folder.read(name)
      }
    } catch {
      throw error.inFile("\(path)/\(UndoStep.indexName)")
    }
  }

  /// Reads a step's index; `kept` returns the bytes of a file beside it.
  package init(
    json: [UInt8], of project: ProjectFolder, kept: (_ name: String) throws(Problem) -> [UInt8]
  ) throws(Problem) {
    var root = try ObjectReader(try JSONReader.parse(json), in: "an undo step")
    _ = try root.integer("undo", in: UndoStep.version...UndoStep.version)
    what = try root.string("what")
    folders = []
    for value in try root.array("folders") {
      folders.append(try UndoStep.former(value, kept, project))
    }
    try root.finish()
  }

  private static func former(
    _ value: JSONValue, _ kept: (_ name: String) throws(Problem) -> [UInt8],
    _ project: ProjectFolder
  ) throws(Problem) -> FormerFolder {
    var reader = try ObjectReader(value, in: "a folder")
    var former = FormerFolder(
      path: try reader.string("path"), wasThere: try reader.bool("wasThere"),
      before: try reader.string("before"), after: try reader.string("after"), files: [])
    try check(former.path, reader, project)
    for member in try reader.object("files", in: "the files").members {
      guard BaselineFolder.isOwn(member.key) else {
        throw Problem(
          position: member.keyPosition,
          what: "a folder of baselines can't have the file \(quoted(member.key))",
          remedy:
            "its files are NAME.png, NAME.tree.json, NAME.motion.csv and \(Manifest.fileName)")
      }
      let number = try member.value.integer("a file's number", in: 0...1_000_000)
      former.files.append((member.key, try kept("\(number).kept")))
    }
    let manifest = former.files.first { $0.name == Manifest.fileName }
    guard manifest.map({ SHA256.hex(of: $0.bytes) }) ?? "" == former.before else {
      throw reader.problem(
        of: "before", "the saved manifest has a wrong hash",
        "restore the baselines from version control")
    }
    try reader.finish()
    return former
  }

  private static func check(
    _ path: String, _ reader: ObjectReader, _ project: ProjectFolder
  ) throws(Problem) {
    guard project.holds(path) else {
      throw reader.problem(
        of: "path", "\(quoted(path)) is outside this folder",
        "only files in this folder can be restored"
      )
    }
    guard BaselineFolder.isPath(path) else {
      throw reader.problem(
        of: "path", "\(quoted(path)) is not a folder of baselines",
        "only folders of baselines can be restored; their names end with \(BaselineFolder.folderEnding)"
      )
    }
    do throws(Problem) {
      try Folder.refuseLinks(onPathTo: path)
    } catch {
      throw reader.problem(of: "path", error.what, error.remedy)
    }
  }
}
