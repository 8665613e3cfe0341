import CFiles
import Glibc

/// Writes many files as one folder that appears whole or not at all.
///
/// They are gathered in `NAME.partial-…` beside it, which takes the folder's place in one step at
/// the end and is removed if that never comes. What dead runs left behind is swept at the start.
public final class SequenceWriter {
  /// The folder's path as it was given.
  public let path: String
  private let name: String
  private let parent: Descriptor
  private let partial: Partial
  private let isOwn: (String) -> Bool
  private let isDurable: Bool
  private var isFinished = false

  /// Starts the folder `path`; those above it are made where they are missing.
  ///
  /// A folder of that name is replaced whole, but only if `isOwn` says of each of its files that an
  /// earlier sequence wrote it: a person's own files are never removed. What `isDurable` is on the disk
  /// before it takes the place of what was there, so that not even a power cut leaves neither.
  public init(
    _ path: String, isDurable: Bool = false,
    mayReplace isOwn: @escaping (_ fileName: String) -> Bool
  ) throws(Problem) {
    let parts = try PathParts(path)
    self.path = path
    self.isOwn = isOwn
    self.isDurable = isDurable
    name = parts.name
    parent = try telling(path, "written") { () throws(SystemError) in
      try Folder.makeAll(parts.parent)
      return try Descriptor(parts.parent, O_RDONLY | O_DIRECTORY)
    }
    Partials.sweep(parent.number, of: parts.name)
    try SequenceWriter.checkReplaceable(parts.name, in: parent, path: path, isOwn)
    let folder = parent.number
    partial = try telling(path, "written") { () throws(SystemError) in
      try Partials.makeFolder(for: parts.name, in: folder)
    }
  }

  deinit {
    if !isFinished {
      Partials.removeFlatFolder(partial.descriptor, partial.name, in: parent.number)
    }
  }

  /// Adds a file; its name has to be a safe one that was not given before.
  public func write(_ bytes: [UInt8], to name: String) throws(Problem) {
    precondition(!isFinished, "\(name) is written into a sequence that is finished")
    try checkSafeName(name, in: path)
    let filePath = "\(Folder.withoutSlashes(path))/\(name)"
    guard try Entry(name: name, folder: partial.descriptor.number, path: filePath).kind() == nil
    else {
      throw Problem(file: filePath, what: "this name is given twice", remedy: "give another")
    }
    try telling(filePath, "written") { () throws(SystemError) in
      let file = try Descriptor(
        name, in: partial.descriptor.number, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
      try file.write(bytes)
      if isDurable { try file.synchronize() }
    }
  }

  /// Puts the folder in its place.
  public func finish() throws(Problem) {
    precondition(!isFinished, "a sequence is finished twice")
    let isThere = try SequenceWriter.checkReplaceable(name, in: parent, path: path, isOwn)
    try telling(path, "written") { () throws(SystemError) in
      if isDurable { try partial.descriptor.synchronize() }
      isThere ? try replace() : try rename(partial.name, name)
    }
    isFinished = true
  }

  /// Sweeps what writers of the folder `path` that died left beside it.
  public static func sweep(_ path: String) {
    guard let parts = try? PathParts(path),
      let parent = try? Descriptor(parts.parent, O_RDONLY | O_DIRECTORY)
    else { return }
    Partials.sweep(parent.number, of: parts.name)
  }

  /// Removes a folder that `isOwn` says everything in belongs to; nothing happens if none is there.
  public static func remove(
    _ path: String, mayReplace isOwn: (_ fileName: String) -> Bool
  ) throws(Problem) {
    let parts = try PathParts(path)
    let parent = try telling(path, "removed") { () throws(SystemError) in
      try Descriptor(parts.parent, O_RDONLY | O_DIRECTORY)
    }
    guard try checkReplaceable(parts.name, in: parent, path: path, isOwn) else { return }
    try telling(path, "removed") { () throws(SystemError) in
      // It vanishes in one step, under a name that is swept if this process dies before the rest is done.
      let aside = try Partials.makeFolder(for: parts.name, in: parent.number)
      guard renameat(parent.number, parts.name, parent.number, aside.name) == 0 else {
        let error = SystemError.last
        Partials.removeFlatFolder(aside.descriptor, aside.name, in: parent.number)
        throw error
      }
      let old = try Descriptor(aside.name, in: parent.number, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      Partials.removeFlatFolder(old, aside.name, in: parent.number)
    }
  }

  private func replace() throws(SystemError) {
    let result = dp_file_swap(parent.number, partial.name, name)
    if result == 0 {
      // Behind the partial's name stands now what was there before.
      try? removeFolder(partial.name)
      return
    }
    // Some file systems can't swap; then the old one steps aside first.
    guard result == -EINVAL || result == -ENOSYS else { throw SystemError(code: -result) }
    let aside = try Partials.makeFolder(for: name, in: parent.number)
    try rename(name, aside.name)
    do throws(SystemError) {
      try rename(partial.name, name)
    } catch {
      try rename(aside.name, name)
      throw error
    }
    try? removeFolder(aside.name)
  }

  private func rename(_ old: String, _ new: String) throws(SystemError) {
    guard renameat(parent.number, old, parent.number, new) == 0 else { throw .last }
  }

  private func removeFolder(_ name: String) throws(SystemError) {
    let old = try Descriptor(name, in: parent.number, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    Partials.removeFlatFolder(old, name, in: parent.number)
  }

  /// Whether a folder is there, which then may be replaced.
  @discardableResult
  private static func checkReplaceable(
    _ name: String, in parent: borrowing Descriptor, path: String, _ isOwn: (String) -> Bool
  ) throws(Problem) -> Bool {
    let folder = parent.number
    guard let kind = try Entry(name: name, folder: folder, path: path).kind() else { return false }
    guard kind == .folder else {
      throw Problem(
        file: path, what: "this is \(kind.name)", remedy: "name a folder for the files")
    }
    let (inside, stranger) = try telling(path, "read") { () throws(SystemError) in
      let old = try Descriptor(name, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      let inside = try names(in: old.number)
      var stranger: String?
      for file in inside where stranger == nil {
        let found = try entryStatus(of: file, in: old.number)
        if let found, !isOwn(file) || EntryKind(found) != .file { stranger = file }
      }
      return (inside.count, stranger)
    }
    if let stranger {
      throw Problem(
        file: path,
        what:
          "the folder holds \(quoted(stranger)) and would be replaced with all \(inside) entries",
        remedy: "name another folder or empty this one")
    }
    return true
  }
}
