import CFiles
import Glibc
import JSON

/// Writes many files as one folder that appears whole or not at all.
///
/// They are gathered in `NAME.partial-…` beside it. At the end this replaces the folder in one step; if the end never
/// comes, it is removed. What dead runs left behind is removed at the start. Files keep the modes of those that they
/// replace. No link on the path is followed but the system's (`FolderWalk`).
package final class SequenceWriter {
  /// The folder's path as the caller wrote it.
  package let path: String
  private let name: String
  private let parent: Descriptor
  private let partial: Partial
  private let rule: FormerFolder.Rule
  /// The folder that is there at the start.
  private let former: FormerFolder?
  private var written: [String] = []
  private let isDurable: Bool
  private var isFinished = false

  /// Starts the folder `path`; those above it are made if they are missing.
  ///
  /// A folder of that name is replaced whole, but only if `isOwn` says of each of its files that an earlier sequence
  /// wrote it: a person's own files are never removed. If `isDurable`, the new folder is on the disk before it replaces
  /// the old one, so that even after a power cut one of the two is there.
  package convenience init(
    _ path: String, isDurable: Bool = false,
    mayReplace isOwn: @escaping (_ fileName: String) -> Bool
  ) throws(Problem) {
    try self.init(path, isDurable, .all(isOwn: isOwn))
  }

  /// The same for a folder in which others may have files, too: if one is there, `own` names the files that are
  /// removed. The others stay, and no file is written over them.
  package convenience init(
    _ path: String, isDurable: Bool = false,
    keepingAllBut own: @escaping (Folder) throws(Problem) -> Set<String>
  ) throws(Problem) {
    try self.init(path, isDurable, .named(own))
  }

  private init(
    _ path: String, _ isDurable: Bool, _ rule: FormerFolder.Rule
  ) throws(Problem) {
    let parts = try PathParts(path)
    self.path = path
    self.rule = rule
    self.isDurable = isDurable
    name = parts.name
    parent = try FolderWalk.open(parts.parent, making: true, for: path, "written")
    Partials.sweep(parent.number, of: parts.name)
    former = try FormerFolder.open(parts.name, in: parent, path: path, rule)
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

  /// Adds a file; its name has to be a safe one that was not used before.
  package func write(_ bytes: [UInt8], to name: String) throws(Problem) {
    precondition(!isFinished, "\(name) is written into a sequence that is finished")
    try checkSafeName(name, in: path)
    let filePath = "\(Folder.withoutSlashes(path))/\(name)"
    guard try Entry(name: name, folder: partial.descriptor.number, path: filePath).kind() == nil
    else {
      throw Problem(
        file: filePath, what: "this file name is used twice", remedy: "use another name")
    }
    try telling(filePath, "written") { () throws(SystemError) in
      let before = former?.status(of: name)
      let file = try Descriptor(
        name, in: partial.descriptor.number, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
        mode: before == nil ? 0o644 : S_IRUSR | S_IWUSR)
      if let before { try file.resemble(before) }
      try file.write(bytes)
      if isDurable { try file.synchronize() }
    }
    written.append(name)
  }

  /// Puts the folder in its place.
  package func finish() throws(Problem) {
    precondition(!isFinished, "a sequence is finished twice")
    // Opened again, because another program may have put something in since the start.
    let former = try FormerFolder.open(name, in: parent, path: path, rule)
    try former?.check(written)
    try former?.hand(over: partial.descriptor)
    let isThere = former != nil
    try telling(path, "written") { () throws(SystemError) in
      if isDurable { try partial.descriptor.synchronize() }
      isThere ? try replace() : try rename(partial.name, name)
    }
    isFinished = true
  }

  /// Checks before anything is written whether a folder could be replaced, and throws if it can't.
  package static func check(
    _ path: String, for files: [String],
    keepingAllBut own: @escaping (Folder) throws(Problem) -> Set<String>
  ) throws(Problem) {
    let parts = try PathParts(path)
    let parent = try FolderWalk.open(parts.parent, for: path, "written")
    try FormerFolder.open(parts.name, in: parent, path: path, .named(own))?.check(files)
  }

  /// Removes what dead writers of the folder `path` left beside it.
  package static func sweep(_ path: String) {
    guard let parts = try? PathParts(path),
      let parent = try? FolderWalk.open(parts.parent, for: path, "read")
    else { return }
    Partials.sweep(parent.number, of: parts.name)
  }

  /// Removes a folder if `isOwn` is true of every file in it; nothing happens if there is no folder.
  package static func remove(
    _ path: String, mayReplace isOwn: @escaping (_ fileName: String) -> Bool
  ) throws(Problem) {
    let parts = try PathParts(path)
    let parent = try FolderWalk.open(parts.parent, for: path, "removed")
    guard try FormerFolder.open(parts.name, in: parent, path: path, .all(isOwn: isOwn)) != nil
    else { return }
    try remove(parts.name, in: parent, path)
  }

  /// Removes the files of a folder that `own` names, and the folder if it is empty then.
  package static func remove(
    _ path: String, keepingAllBut own: @escaping (Folder) throws(Problem) -> Set<String>
  ) throws(Problem) {
    let parts = try PathParts(path)
    let parent = try FolderWalk.open(parts.parent, for: path, "removed")
    guard let former = try FormerFolder.open(parts.name, in: parent, path: path, .named(own))
    else { return }
    if former.kept.isEmpty {
      try remove(parts.name, in: parent, path)
    } else {
      try SequenceWriter(path, isDurable: true, keepingAllBut: own).finish()
    }
  }

  private static func remove(
    _ name: String, in parent: borrowing Descriptor, _ path: String
  ) throws(Problem) {
    let folder = parent.number
    try telling(path, "removed") { () throws(SystemError) in
      // It vanishes in one step, under a name that is swept if this process dies before the rest is done.
      let aside = try Partials.makeFolder(for: name, in: folder)
      guard renameat(folder, name, folder, aside.name) == 0 else {
        let error = SystemError.last
        Partials.removeFlatFolder(aside.descriptor, aside.name, in: folder)
        throw error
      }
      let old = try Descriptor(aside.name, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      Partials.removeFlatFolder(old, aside.name, in: folder)
    }
  }

  private func replace() throws(SystemError) {
    let result = dp_file_swap(parent.number, partial.name, name)
    if result == 0 {
      // The partial's name now belongs to the former folder.
      removeFormer(partial.name)
      return
    }
    // Some file systems can't swap; then the old one steps aside first.
    guard result == -EINVAL || result == -ENOSYS else { throw SystemError(code: -result) }
    let aside = try Partials.makeFolder(for: name, in: parent.number)
    aside.keep()
    try rename(name, aside.name)
    do throws(SystemError) {
      try rename(partial.name, name)
    } catch {
      try rename(aside.name, name)
      throw error
    }
    removeFormer(aside.name)
  }

  private func rename(_ old: String, _ new: String) throws(SystemError) {
    guard renameat(parent.number, old, parent.number, new) == 0 else { throw .last }
  }

  /// Removes the former folder under its present name, after what was put into it at the last moment was kept.
  private func removeFormer(_ name: String) {
    try? FormerFolder.open(name, in: parent, path: path, rule)?.hand(over: partial.descriptor)
    guard let old = try? Descriptor(name, in: parent.number, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    else { return }
    Partials.removeFlatFolder(old, name, in: parent.number)
  }
}
