import Glibc
import JSON

/// A name in an open folder, with its path for messages.
struct Entry {
  let name: String
  let folder: CInt
  let path: String

  /// The kind of what is there now; links are not followed.
  func kind() throws(Problem) -> EntryKind? {
    try telling(path, "read") { () throws(SystemError) in
      try entryStatus(of: name, in: folder)
    }.map(EntryKind.init)
  }

  func read(atMost limit: Int, noFollow: Bool) throws(Problem) -> [UInt8] {
    // Checked before it is opened, because opening alone makes some devices and pipes act.
    let before = try telling(path, "read") { () throws(SystemError) in
      try entryStatus(of: name, in: folder, followingLink: !noFollow)
    }
    guard let before else { throw SystemError(code: ENOENT).problem(path, "read") }
    try check(before, limit)
    let file = try telling(path, "read") { () throws(SystemError) in
      try Descriptor(
        name, in: folder, O_RDONLY | O_NONBLOCK | O_NOCTTY | (noFollow ? O_NOFOLLOW : 0))
    }
    // Checked again, because something else may have been put in its place.
    let status = try telling(path, "read") { () throws(SystemError) in try file.status() }
    try check(status, limit)
    let bytes = try telling(path, "read") { () throws(SystemError) in
      try file.readAll(atMost: limit, expecting: Int(status.st_size))
    }
    guard bytes.count <= limit else { throw tooLarge(bytes.count, limit) }
    return bytes
  }

  /// Writes the file whole or not at all. It keeps the mode of one that is there.
  func write(_ bytes: [UInt8]) throws(Problem) {
    let before = try telling(path, "written") { () throws(SystemError) in
      try entryStatus(of: name, in: folder)
    }
    switch before.map(EntryKind.init) {
    case nil, .file: break
    case .device where (before?.st_mode ?? 0) & S_IFMT == S_IFCHR:
      return try writeToDevice(bytes)
    case .folder: throw SystemError(code: EISDIR).problem(path, "written")
    case .link: throw SystemError(code: ELOOP).problem(path, "written")
    case .pipe, .socket, .device:
      throw Problem(
        file: path, what: "this is \(before.map { EntryKind($0).name } ?? "")",
        remedy: "use the path of a regular file")
    }
    try telling(path, "written") { () throws(SystemError) in
      let partial = try Partials.makeFile(
        for: name, in: folder, mode: before == nil ? 0o644 : S_IRUSR | S_IWUSR)
      do throws(SystemError) {
        if let before { try partial.descriptor.resemble(before) }
        try partial.descriptor.write(bytes)
        // Without this a failing machine could keep the new name with nothing behind it, and the
        // old content would be lost too.
        if (before?.st_size ?? 0) > 0, fsync(partial.descriptor.number) != 0 { throw .last }
        guard renameat(folder, partial.name, folder, name) == 0 else { throw .last }
      } catch {
        unlinkat(folder, partial.name, 0)
        throw error
      }
    }
  }

  /// A device has nothing to be replaced; `/dev/full` says here that there is no space.
  private func writeToDevice(_ bytes: [UInt8]) throws(Problem) {
    try telling(path, "written") { () throws(SystemError) in
      try Descriptor(name, in: folder, O_WRONLY | O_NOFOLLOW | O_NOCTTY).write(bytes)
    }
  }

  private func check(_ status: stat, _ limit: Int) throws(Problem) {
    let kind = EntryKind(status)
    guard kind == .file else {
      throw Problem(
        file: path, what: "this is \(kind.name)", remedy: "use the path of a regular file")
    }
    guard status.st_size <= limit else { throw tooLarge(Int(status.st_size), limit) }
  }

  private func tooLarge(_ size: Int, _ limit: Int) -> Problem {
    Problem(file: path, what: "the file has \(size) bytes", remedy: "at most \(limit) are allowed")
  }
}
