import CFiles
import Glibc
import JSON

/// The folder that another one replaces: knows which of its files go, and which stay.
struct FormerFolder: ~Copyable {
  /// Says which files of a folder go with it.
  enum Rule {
    /// All: one that holds a file which is not own, by its name, is left alone.
    case all(isOwn: (String) -> Bool)
    /// Those that are named; any other stays.
    case named((Folder) throws(Problem) -> Set<String>)
  }

  let descriptor: Descriptor
  private let path: String
  private let status: stat
  /// The files that go, by their names.
  private let statuses: [String: stat]
  /// Files and links that stay.
  let kept: [String]

  /// Opens the folder `name`; nil if there is no such folder. `path` is what messages call it.
  static func open(
    _ name: String, in parent: borrowing Descriptor, path: String, _ rule: Rule
  ) throws(Problem) -> FormerFolder? {
    let base = parent.number
    var triesLeft = mostTries
    while true {
      triesLeft -= 1
      let before = try status(name, base, path)
      guard let before else { return nil }
      let kind = EntryKind(before)
      guard kind == .folder else {
        throw Problem(
          file: path, what: "this is \(kind.name)", remedy: "use the path of a folder")
      }
      do throws(Problem) {
        let former = try FormerFolder(name, in: base, path: path, rule)
        let after = try status(name, base, path)
        if triesLeft == 0 || before.st_ino == after?.st_ino { return former }
      } catch {
        let after = try status(name, base, path)
        if triesLeft == 0 || before.st_ino == after?.st_ino { throw error }
      }
      // Another program has put its own folder there and removes this one: only half of it was seen.
    }
  }

  private static let mostTries = 100

  private static func status(
    _ name: String, _ folder: CInt, _ path: String
  ) throws(Problem) -> stat? {
    try telling(path, "read") { () throws(SystemError) in try entryStatus(of: name, in: folder) }
  }

  private init(
    _ name: String, in parent: CInt, path: String, _ rule: Rule
  ) throws(Problem) {
    let old = try telling(path, "read") { () throws(SystemError) in
      try Descriptor(name, in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    }
    let number = old.number
    let status = try telling(path, "read") { () throws(SystemError) in try old.status() }
    let inside = try telling(path, "read") { () throws(SystemError) in try names(in: number) }
    let own = try FormerFolder.own(number, path, rule)
    var statuses: [String: stat] = [:]
    var kept: [String] = []
    for file in inside {
      let found = try telling(path, "read") { () throws(SystemError) in
        try entryStatus(of: file, in: number)
      }
      guard let found else { continue }
      switch (rule, EntryKind(found)) {
      case (.all(let isOwn), .file) where isOwn(file): statuses[file] = found
      case (.all, _):
        throw Problem(
          file: path,
          what: "the folder would be replaced, but it holds \(quoted(file))"
            + (inside.count == 1 ? "" : " (\(inside.count) entries in all)"),
          remedy: "use another folder, or empty this one")
      case (.named, .file) where own.contains(file): statuses[file] = found
      case (.named, .file), (.named, .link): kept.append(file)
      case (.named, let kind):
        throw Problem(
          file: path,
          what: "the folder holds \(kind.name) that this program did not make: \(quoted(file))",
          remedy: "move it to another folder")
      }
    }
    self.path = path
    self.status = status
    self.statuses = statuses
    self.kept = kept
    descriptor = old
  }

  private static func own(
    _ folder: CInt, _ path: String, _ rule: Rule
  ) throws(Problem) -> Set<String> {
    guard case .named(let own) = rule else { return [] }
    let again = try telling(path, "read") { () throws(SystemError) in
      try Descriptor(".", in: folder, O_RDONLY | O_DIRECTORY)
    }
    return try own(Folder(path: path, descriptor: again))
  }

  /// The status of the file that a file of the same name replaces.
  func status(of file: String) -> stat? { statuses[file] }

  /// Refuses to replace files that stay.
  func check(_ written: [String]) throws(Problem) {
    guard let name = kept.first(where: written.contains) else { return }
    throw Problem(
      file: "\(Folder.withoutSlashes(path))/\(name)",
      what: "this file would be replaced, but nothing shows that this program made it",
      remedy: "move the file to another folder, or remove it")
  }

  /// Puts everything that stays into the new folder, with the mode of this one.
  func hand(over new: borrowing Descriptor) throws(Problem) {
    for name in kept {
      let (from, to) = (descriptor.number, new.number)
      try telling("\(Folder.withoutSlashes(path))/\(name)", "kept") { () throws(SystemError) in
        // A second name for the same file: the file does not change, and its old name is removed with the old folder.
        guard linkat(from, name, to, name, 0) != 0, errno != EEXIST else { return }
        try FormerFolder.copy(name, from, to)
      }
    }
    try telling(path, "written") { () throws(SystemError) in try new.resemble(status) }
  }

  /// For file systems without hard links, and for files that may not be linked.
  private static func copy(_ name: String, _ from: CInt, _ to: CInt) throws(SystemError) {
    guard let status = try entryStatus(of: name, in: from) else { return }
    guard EntryKind(status) == .file else {
      let target = try linkTarget(name, from)
      guard symlinkat(target, to, name) == 0 else { throw .last }
      return
    }
    let old = try Descriptor(name, in: from, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    let new = try Descriptor(
      name, in: to, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: S_IRUSR | S_IWUSR)
    try new.resemble(status)
    while true {
      let part = try old.readAll(atMost: part, expecting: part)
      if part.isEmpty { break }
      try new.write(part)
    }
    try new.synchronize()
  }

  /// How much is copied at a time, in bytes.
  private static let part = 1 << 20

  private static func linkTarget(_ name: String, _ folder: CInt) throws(SystemError) -> String {
    let room = FolderWalk.longestLink
    var owner: UInt32 = 0
    var result: CInt = 0
    let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { target in
      guard let start = target.baseAddress else { return "" }
      result = dp_link_read(folder, name, &owner, start, room)
      return result == 0 ? String(cString: start) : ""
    }
    guard result == 0 else { throw SystemError(code: -result) }
    return target
  }
}
