import Files

/// What bringing back folders of baselines needs: all their files as they were before a change.
struct UndoStep: Sendable {
  struct Former: Sendable {
    var path: String
    /// Whether there was a folder at all.
    var wasThere: Bool
    /// SHA-256 of the manifest's file before and after the change.
    var before: String
    var after: String
    var files: [(name: String, bytes: [UInt8])]
  }

  /// The command that made the change, for people.
  var what: String
  var formers: [Former]

  /// So many can be undone, one after the other.
  static let most = 20
  private static let indexName = "undo.json"
  private static let version = 1

  init(before changes: [BaselineChange], what: String) throws(Problem) {
    self.what = what
    formers = []
    for change in changes {
      let folder = change.folder
      formers.append(
        Former(
          path: folder.path, wasThere: folder.isThere, before: folder.manifestHash,
          after: change.manifestHash, files: try folder.files()))
    }
  }

  // MARK: Writing

  /// Keeps the step as the newest one in a folder and forgets the oldest of too many.
  func write(in place: String) throws(Problem) {
    let numbers = try UndoStep.numbers(in: place)
    let writer = try SequenceWriter(
      "\(place)/\((numbers.last ?? 0) + 1)", isDurable: true, mayReplace: UndoStep.isOwn)
    var index = JSONWriter(style: .pretty)
    var stored: [(name: String, bytes: [UInt8])] = []
    index.object { object in
      object.member("undo", UndoStep.version)
      object.member("what", what)
      object.key("folders")
      object.array { array in
        for former in formers {
          array.object { object in
            object.member("path", former.path)
            object.member("wasThere", former.wasThere)
            object.member("before", former.before)
            object.member("after", former.after)
            object.key("files")
            object.object { files in
              for file in former.files {
                files.member(file.name, stored.count)
                stored.append(("\(stored.count).kept", file.bytes))
              }
            }
          }
        }
      }
    }
    for file in stored { try writer.write(file.bytes, to: file.name) }
    try writer.write(index.bytes, to: UndoStep.indexName)
    try writer.finish()
    for number in numbers.dropLast(UndoStep.most - 1) {
      UndoStep.remove("\(place)/\(number)")
    }
  }

  // MARK: Reading

  /// The newest step of a folder with its path; nil where there is none.
  static func newest(in place: String) throws(Problem) -> (step: UndoStep, path: String)? {
    guard let number = try numbers(in: place).last else { return nil }
    let path = "\(place)/\(number)"
    return (try UndoStep(readFrom: path), path)
  }

  private init(readFrom path: String) throws(Problem) {
    let folder = try Folder(opening: path)
    do throws(Problem) {
      var root = try ObjectReader(
        try JSONReader.parse(folder.read(UndoStep.indexName)), in: "an undo step")
      _ = try root.integer("undo", in: UndoStep.version...UndoStep.version)
      what = try root.string("what")
      formers = []
      for value in try root.array("folders") {
        formers.append(try UndoStep.former(value, folder))
      }
      try root.finish()
    } catch {
      throw error.inFile("\(path)/\(UndoStep.indexName)")
    }
  }

  private static func former(_ value: JSONValue, _ folder: Folder) throws(Problem) -> Former {
    var reader = try ObjectReader(value, in: "a folder")
    var former = Former(
      path: try reader.string("path"), wasThere: try reader.bool("wasThere"),
      before: try reader.string("before"), after: try reader.string("after"), files: [])
    for member in try reader.object("files", in: "the files").members {
      let number = try member.value.integer("a file's number", in: 0...1_000_000)
      former.files.append((member.key, try folder.read("\(number).kept")))
    }
    try reader.finish()
    return former
  }

  private static func numbers(in place: String) throws(Problem) -> [Int] {
    guard try SafeFile.kind(place) != nil else { return [] }
    let folder = try Folder(opening: place)
    folder.sweep()
    return try folder.names().compactMap { Int($0) }.sorted()
  }

  private static func isOwn(_ file: String) -> Bool {
    file == indexName || file.hasSuffix(".kept")
  }

  // MARK: Undoing

  /// Brings back what was there. Whoever changed a folder since keeps that change: nothing at all is undone then.
  func bringBack() throws(Problem) {
    var left: [Former] = []
    for former in formers {
      let hash = try BaselineFolder(former.path).manifestHash
      if hash == former.before { continue }
      guard hash == former.after else {
        throw Problem(
          file: former.path, what: "the baselines were changed since \"\(what)\"",
          remedy: "undo that first, or bring the former ones back from version control")
      }
      left.append(former)
    }
    for former in left {
      if former.wasThere {
        try BaselineChange.replace(former.path) { (write) throws(Problem) in
          for file in former.files { try write(file.name, file.bytes) }
        }
      } else {
        try SequenceWriter.remove(former.path, mayReplace: BaselineFolder.isOwn)
      }
    }
  }

  /// Forgets a step. One that cannot be removed stays, and undoing it once more changes nothing.
  static func remove(_ path: String) {
    try? SequenceWriter.remove(path, mayReplace: isOwn)
  }
}

extension StateFolder {
  /// Undoes the newest change; gives the command that had made it and the folders that were brought back, or nil where
  /// there is nothing to undo.
  public func undoNewest() throws(Problem) -> (what: String, folders: [String])? {
    guard let (step, path) = try UndoStep.newest(in: undo) else { return nil }
    try step.bringBack()
    UndoStep.remove(path)
    return (step.what, step.formers.map(\.path))
  }
}
