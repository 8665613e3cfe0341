import Glibc
import JSON

/// An open folder in which every name is a safe one and nothing is reached through a link.
///
/// It stays the same folder when another program renames it or puts a link in its place, so nothing is read
/// or written outside it. Usable from any thread.
package final class Folder: Sendable {
  /// The path as the caller wrote it, for messages.
  package let path: String
  private let descriptor: Descriptor

  init(path: String, descriptor: consuming Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a folder that exists. Its own name may be a link only with `followingLink`.
  package convenience init(opening path: String, followingLink: Bool = false) throws(Problem) {
    try checkPath(path)
    let name = Folder.withoutSlashes(path)
    let descriptor = try telling(path, "opened") { () throws(SystemError) in
      try Folder.descriptor(of: name, in: AT_FDCWD, noFollow: !followingLink)
    }
    self.init(path: path, descriptor: descriptor)
  }

  /// Opens a folder to write into, makes it and those above it if they are missing, and removes
  /// what dead writers left in it. No link on the path is followed but the system's (`FolderWalk`).
  package convenience init(creating path: String) throws(Problem) {
    let parts = try PathParts(path)
    let parent = try FolderWalk.open(parts.parent, making: true, for: path, "made")
    let descriptor = try telling(path, "made") { () throws(SystemError) in
      // If something else than a folder is there, opening it fails.
      guard mkdirat(parent.number, parts.name, 0o755) == 0 || errno == EEXIST else { throw .last }
      return try Folder.descriptor(of: parts.name, in: parent.number, noFollow: true)
    }
    Partials.sweep(descriptor.number)
    self.init(path: path, descriptor: descriptor)
  }

  /// Throws if the path to a folder leads through a link, or ends in one. A folder that is not there is fine.
  package static func refuseLinks(onPathTo path: String) throws(Problem) {
    guard let kind = try SafeFile.kind(path) else { return }
    _ = try FolderWalk.open(PathParts(path).parent, for: path, "read")
    guard kind == .folder else { throw kind.problem(path, wanted: "a folder") }
  }

  /// A path from the working folder if it begins with the shell's name for that folder; if not, the path as it is.
  package static func fromWorkingFolder(_ path: String) -> String {
    FolderWalk.fromWorkingFolder(path)
  }

  /// Removes what dead writers left in it.
  package func sweep() { Partials.sweep(descriptor.number) }

  /// All names in it, sorted by their bytes; they need not be safe ones.
  package func names() throws(Problem) -> [String] {
    try telling(path, "read") { () throws(SystemError) in
      try Files.names(in: descriptor.number)
    }
  }

  /// What is under a name, or nil if nothing is.
  package func kind(of name: String) throws(Problem) -> EntryKind? {
    try entry(name).kind()
  }

  /// Reads a regular file whole.
  package func read(_ name: String, atMost limit: Int = 64 << 20) throws(Problem) -> [UInt8] {
    try entry(name).read(atMost: limit, noFollow: true)
  }

  /// Writes a file whole or not at all, replacing one that is there, whose mode it keeps; a new one has mode 0644.
  package func write(_ bytes: [UInt8], to name: String) throws(Problem) {
    try entry(name).write(bytes)
  }

  /// Removes a file or a link; nothing happens if it is not there.
  package func remove(_ name: String) throws(Problem) {
    let entry = try entry(name)
    try telling(entry.path, "removed") { () throws(SystemError) in
      guard unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT else { throw .last }
    }
  }

  /// Opens the folder under a name.
  package func folder(_ name: String) throws(Problem) -> Folder {
    let entry = try entry(name)
    let inner = try telling(entry.path, "opened") { () throws(SystemError) in
      try Folder.descriptor(of: name, in: descriptor.number, noFollow: true)
    }
    return Folder(path: entry.path, descriptor: inner)
  }

  /// Opens the folder under a name, making it if nothing is there.
  package func makeFolder(_ name: String) throws(Problem) -> Folder {
    let entry = try entry(name)
    try telling(entry.path, "made") { () throws(SystemError) in
      guard mkdirat(descriptor.number, name, 0o755) == 0 || errno == EEXIST else { throw .last }
    }
    return try folder(name)
  }

  /// Calls `body` while no other process, and no other opening of the folder, does so. Without locks in the file system the
  /// last writer wins.
  package func locked<Value>(_ body: () throws(Problem) -> Value) throws(Problem) -> Value {
    _ = flock(descriptor.number, LOCK_EX)
    defer { _ = flock(descriptor.number, LOCK_UN) }
    return try body()
  }

  private func entry(_ name: String) throws(Problem) -> Entry {
    try checkSafeName(name, in: path)
    return Entry(
      name: name, folder: descriptor.number,
      path: path.hasSuffix("/") ? path + name : "\(path)/\(name)")
  }

  /// With a slash at the end, a link would still be followed.
  static func withoutSlashes(_ path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    return String(rest)
  }

  private static func descriptor(
    of name: String, in base: CInt, noFollow: Bool
  ) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(name, in: base, O_RDONLY | O_DIRECTORY | (noFollow ? O_NOFOLLOW : 0))
    } catch {
      // With both flags the system reports a link as "no folder".
      if error.code == ENOTDIR, noFollow, let found = try? entryStatus(of: name, in: base),
        EntryKind(found) == .link
      {
        throw SystemError(code: ELOOP)
      }
      throw error
    }
  }
}
