import Files
import JSON

/// All files of folders of baselines as they were before a change, kept for undoing it.
package struct UndoStep: Sendable {
  struct FormerFolder: Sendable {
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
  var folders: [FormerFolder]

  /// So many changes can be undone, one after the other.
  static let most = 20
  static let indexName = "undo.json"
  static let version = 1

  init(before changes: [BaselineChange], what: String) throws(Problem) {
    self.what = what
    folders = []
    for change in changes {
      let folder = change.folder
      folders.append(
        FormerFolder(
          path: folder.path, wasThere: folder.isThere, before: folder.manifestHash,
          after: change.manifestHash, files: try folder.files()))
    }
  }

  /// Keeps the step as the newest one in a folder and forgets the oldest of too many; returns its path.
  func write(in parent: String) throws(Problem) -> String {
    let numbers = try UndoStep.numbers(in: parent)
    let path = "\(parent)/\((numbers.last ?? 0) + 1)"
    let writer = try SequenceWriter(path, isDurable: true, mayReplace: UndoStep.isOwn)
    var index = JSONWriter(style: .pretty)
    var stored: [(name: String, bytes: [UInt8])] = []
    index.object { object in
      object.member("undo", UndoStep.version)
      object.member("what", what)
      object.key("folders")
      object.array { array in
        for former in folders {
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
      UndoStep.remove("\(parent)/\(number)")
    }
    return path
  }

  private static func isOwn(_ file: String) -> Bool {
    file == indexName || file.hasSuffix(".kept")
  }

  /// Forgets a step. One that cannot be removed stays, and undoing it once more changes nothing.
  static func remove(_ path: String) {
    try? SequenceWriter.remove(path, mayReplace: isOwn)
  }
}
