import CFiles
import Glibc
import JSON

/// Access to files whose paths a person gave.
package enum SafeFile {
  /// Reads a regular file whole. Links are followed unless `noFollow`; pipes, devices and folders are
  /// refused without being opened.
  package static func read(
    _ path: String, atMost limit: Int = 64 << 20, noFollow: Bool = false
  ) throws(Problem) -> [UInt8] {
    try checkPath(path)
    return try Entry(name: path, folder: AT_FDCWD, path: path).read(
      atMost: limit, noFollow: noFollow)
  }

  /// What is at a path, the link itself for a symbolic link; nil if nothing is.
  package static func kind(_ path: String) throws(Problem) -> EntryKind? {
    try checkPath(path)
    return try Entry(name: path, folder: AT_FDCWD, path: path).kind()
  }

  /// Writes a file whole or not at all, replacing one that is there, whose mode it keeps; a new one has mode 0644.
  ///
  /// The folder has to exist. A symbolic link in the file's place is refused, and so are pipes and
  /// folders; a character device (`/dev/null`) is written to. Links on the path are followed only if they are the
  /// system's (`FolderWalk`); with `throughLinks` all of them, for a path that the person chose by sight or the program chose.
  package static func write(
    _ bytes: [UInt8], to path: String, throughLinks: Bool = false
  ) throws(Problem) {
    let parts = try PathParts(path)
    let folder =
      throughLinks
      ? try telling(parts.parent, "opened") { () throws(SystemError) in
        try Descriptor(parts.parent, O_RDONLY | O_DIRECTORY)
      } : try FolderWalk.open(parts.parent, for: path, "opened")
    Partials.sweep(folder.number, of: parts.name)
    try Entry(name: parts.name, folder: folder.number, path: path).write(bytes)
  }

  /// Writes to the standard output. If SIGPIPE is ignored, it is not a fault that the reader closed its end: it has
  /// read enough.
  package static func writeToStandardOutput(_ bytes: [UInt8]) throws(Problem) {
    try telling("standard output", "written") { () throws(SystemError) in
      do throws(SystemError) {
        try writeAll(bytes, to: STDOUT_FILENO)
      } catch {
        guard error.code == EPIPE else { throw error }
      }
    }
  }
}
