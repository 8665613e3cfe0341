import Files
import Glibc
import JSON

/// A file that only its owner can read, locked as long as its writer lives.
package final class JournalFile {
  /// Of a recording with deliberate inputs.
  package static let ending = ".journal"
  /// Of one in which a person did nothing: a file that plays, or a phone that was only looked at.
  static let playbackEnding = ".playback"

  package private(set) var path: String
  private let descriptor: Int32

  /// Makes a new file in a folder; its ending says whether it is worth keeping.
  ///
  /// It gets its name once it is locked, so that no other window takes it for one that was left behind.
  package init(in folder: String, isWorthKeeping: Bool) throws(Problem) {
    var template = Array("\(folder)/.new-XXXXXX".utf8CString)
    let (descriptor, path) = template.withUnsafeMutableBufferPointer { name -> (Int32, String) in
      guard let base = name.baseAddress else { return (-1, folder) }
      let descriptor = mkstemp(base)
      return (descriptor, String(cString: base))
    }
    guard descriptor >= 0 else { throw JournalFile.problem(folder, "written to") }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let unique = path.suffix(6)
    let ending = isWorthKeeping ? JournalFile.ending : JournalFile.playbackEnding
    self.path = "\(folder)/\(unique)\(ending)"
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(path, self.path) == 0 else {
      unlink(path)
      throw JournalFile.problem(folder, "written to")
    }
  }

  /// Takes over a file that no process holds now; nil if a process holds it or the file is missing.
  package init?(leftBehind path: String) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    // Between opening and locking another process may have renamed or removed it.
    var (opened, named) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      lstat(path, &named) == 0, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
    else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    modified = Int64(opened.st_mtim.tv_sec)
  }

  deinit { close(descriptor) }

  /// When it was written last, in seconds of the wall clock; 0 for a new one.
  private(set) var modified: Int64 = 0

  /// Writes all bytes at the end, or no bytes.
  package func append(_ bytes: [UInt8]) throws(Problem) {
    let start = lseek(descriptor, 0, SEEK_END)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        all.baseAddress.map { write(descriptor, $0 + written, bytes.count - written) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let problem = JournalFile.problem(path, "written")
        if start >= 0 { _ = ftruncate(descriptor, start) }
        throw problem
      }
      written += count
    }
  }

  package func read() throws(Problem) -> [UInt8] { try SafeFile.read(path, noFollow: true) }

  /// Says by its name that it is worth keeping from now on.
  func markWorthKeeping() throws(Problem) {
    if path.hasSuffix(JournalFile.playbackEnding) { try change(to: JournalFile.ending) }
  }

  /// Changes its name to the one under which a session that is over is kept, and returns that name without the folder.
  @discardableResult
  package func keep() throws(Problem) -> String {
    try change(to: EarlierSessions.ending)
    return String(path.split(separator: "/").last ?? "")
  }

  private func change(to ending: String) throws(Problem) {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    let other = "\(stem)\(ending)"
    guard rename(path, other) == 0 else { throw JournalFile.problem(path, "renamed") }
    path = other
  }

  /// Removes it.
  package func remove() { unlink(path) }

  private static func problem(_ path: String, _ done: String) -> Problem {
    Problem(
      file: path, what: "can't be \(done): \(String(cString: strerror(errno)))",
      remedy: "the recording is only in memory now", kind: .machine)
  }
}
