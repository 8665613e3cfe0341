import Files
import Glibc
import Rehearsal
import TouchKit

/// What a crash left of a recording that can't be read. It stays until somebody wants it gone. As long as this lives,
/// no other window offers it.
final class UnreadableRecording {
  /// The file's name in its folder.
  let name: String
  let size: Int
  private let path: String
  /// Nil where it can't even be opened.
  private let file: JournalFile?

  /// Nil where somebody holds the file, it can be read or it is gone, or it is a folder.
  private init?(_ name: String, in folder: String, _ reader: RecordingReader) {
    let path = "\(folder)/\(name)"
    let file = JournalFile(leftBehind: path)
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    let kind = facts.st_mode & S_IFMT
    // What can be opened and is not locked by us is locked by another.
    let isClosed = kind == S_IFLNK || kind == S_IFREG && access(path, R_OK | W_OK) != 0
    guard kind != S_IFDIR, file != nil || isClosed else { return nil }
    if let bytes = try? file?.read(), reader.whole(bytes) != nil { return nil }
    self.name = name
    self.path = path
    self.file = file
    size = Int(facts.st_size)
  }

  /// Those in a folder, but for what others hold.
  static func all(in folder: String, _ prototype: Prototype) -> [UnreadableRecording] {
    let names = (try? Folder(opening: folder, followingLink: true).names()) ?? []
    let reader = RecordingReader(ScenarioReader(prototype))
    return names.filter { $0.hasSuffix(JournalFile.ending) }.compactMap {
      UnreadableRecording($0, in: folder, reader)
    }
  }

  /// Removes the name itself: of a link never what it leads to.
  func remove() throws(Problem) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw Problem(
        file: path, what: "can't be removed: \(String(cString: strerror(errno)))",
        remedy: "remove it by hand", kind: .machine)
    }
  }

  /// What is lost with them.
  static func words(_ recordings: [UnreadableRecording]) -> String {
    let names = recordings.prefix(mostNamed).map {
      "\(printable($0.name)), \(Words.count($0.size, "byte"))"
    }
    let rest = recordings.count - names.count
    let list = (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
    let what =
      recordings.count == 1
      ? "The recording of a session that stopped can't be read, so that session is lost"
      : "The recordings of \(recordings.count) sessions that stopped can't be read, so those sessions are lost"
    return "\(what): \(list)."
  }

  private static let mostNamed = 3
}
