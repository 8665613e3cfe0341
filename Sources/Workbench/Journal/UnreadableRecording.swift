import Files
import Glibc
import JSON
import Rehearsal
import TouchKit

/// What a crash left of a recording that can't be read. It stays until the user removes it. As long as this lives, no
/// other window offers it.
package final class UnreadableRecording {
  /// The file's name in its folder.
  package let name: String
  package let size: Int
  private let path: String
  /// Nil if it can't even be opened.
  private let file: JournalFile?

  /// Nil if another process holds the file, it can be read, it is missing, or it is a folder.
  private init?(_ name: String, in folder: String, _ reader: RecordingReader) {
    let path = "\(folder)/\(name)"
    let file = JournalFile(leftBehind: path)
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    let kind = facts.st_mode & S_IFMT
    // A file that can be opened, but not locked, is locked by another process.
    let isClosed = kind == S_IFLNK || kind == S_IFREG && access(path, R_OK | W_OK) != 0
    guard kind != S_IFDIR, file != nil || isClosed else { return nil }
    if let bytes = try? file?.read(), reader.session(bytes) != nil { return nil }
    self.name = name
    self.path = path
    self.file = file
    size = Int(facts.st_size)
  }

  /// Those in a folder, except those that other processes hold.
  package static func all(in folder: String, _ prototype: Prototype) -> [UnreadableRecording] {
    let names = (try? Folder(opening: folder, followingLink: true).names()) ?? []
    let reader = RecordingReader(ScenarioReader(prototype))
    return names.filter { $0.hasSuffix(JournalFile.ending) }.compactMap {
      UnreadableRecording($0, in: folder, reader)
    }
  }

  /// Removes the name itself: if it is a link, never its target.
  package func remove() throws(Problem) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw Problem(
        file: path, what: "can't be removed: \(String(cString: strerror(errno)))",
        remedy: "remove the file yourself", kind: .machine)
    }
  }

  /// A message that names the recordings and says that their sessions are lost.
  package static func words(_ recordings: [UnreadableRecording]) -> String {
    let names = recordings.prefix(mostNamed).map {
      "\(printable($0.name)), \(NumberWords.count($0.size, "byte"))"
    }
    let rest = recordings.count - names.count
    let list = (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
    let what =
      recordings.count == 1
      ? "The recording of a crashed session can't be read. That session is lost"
      : "The recordings of \(recordings.count) crashed sessions can't be read. Those sessions are lost"
    return "\(what): \(list)."
  }

  private static let mostNamed = 3
}
