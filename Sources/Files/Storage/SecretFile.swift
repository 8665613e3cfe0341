import Glibc
import JSON

/// A file of random bytes that only its owner can read.
package enum SecretFile {
  /// Reads the file `name` in a folder; nil if there is no such file. A file that others could have written or read is
  /// refused.
  package static func read(
    _ name: String, in folder: String, count: Int
  ) throws(Problem) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    guard let kind = try SafeFile.kind(path) else { return nil }
    guard kind == .file else { throw refusal(path, "this is \(kind.name)") }
    let file = try telling(path, "read") { () throws(SystemError) in
      try Descriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    }
    let status = try telling(path, "read") { () throws(SystemError) in try file.status() }
    guard EntryKind(status) == .file else {
      throw refusal(path, "this is \(EntryKind(status).name)")
    }
    guard status.st_uid == geteuid() else {
      throw refusal(path, "the file belongs to another user")
    }
    guard status.st_mode & (S_IRWXG | S_IRWXO) == 0 else {
      throw refusal(path, "other users have access to the file")
    }
    guard status.st_size == count else {
      throw refusal(path, "the file has \(NumberWords.count(status.st_size, "byte")), not \(count)")
    }
    return try telling(path, "read") { () throws(SystemError) in
      try file.readAll(atMost: count, expecting: count)
    }
  }

  /// Makes the file whole or not at all, with new bytes. If another program does so at the same time, one of the two wins.
  package static func make(_ name: String, in folder: String, count: Int) throws(Problem) {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let path = "\(folder)/\(name)"
    try telling(path, "written") { () throws(SystemError) in
      let parent = try Descriptor(folder, O_RDONLY | O_DIRECTORY)
      Partials.sweep(parent.number, of: name)
      let partial = try Partials.makeFile(for: name, in: parent.number, mode: S_IRUSR | S_IWUSR)
      defer { unlinkat(parent.number, partial.name, 0) }
      try partial.descriptor.write(bytes)
      try partial.descriptor.synchronize()
      // Unlike a renaming this never replaces a file.
      if linkat(parent.number, partial.name, parent.number, name, 0) == 0 || errno == EEXIST {
        return
      }
      // Some file systems have no hard links.
      guard renameat(parent.number, partial.name, parent.number, name) == 0 else { throw .last }
    }
  }

  private static func refusal(_ path: String, _ what: String) -> Problem {
    Problem(
      file: path, what: what,
      remedy: "remove the file; the program makes a new one when it needs one")
  }
}
