import Files
import Glibc
import JSON

/// The folder of a browser's daemon, which only its owner can open. It is locked while the program lives, and removed with
/// its files however the program ends.
final class ServeFolder {
  private static let prefix = "\(ProgramIdentity.command)-serve-"
  /// Another program may think that a new folder was left behind, before it is locked.
  private static let attempts = 100
  /// The longest path that the system takes for a socket, without the socket's name.
  private static let longestPath = 107 - 24

  let path: String
  private let base: String
  private let descriptor: Int32

  /// Makes one, and removes those of programs that were killed.
  init(sockets: [String]) throws(Problem) {
    base = ServeFolder.base
    ServeFolder.sweep(base)
    for _ in 0..<ServeFolder.attempts {
      let made = try PrivateFolder.make(for: "serve", in: base)
      guard let descriptor = ServeFolder.lock(made) else { continue }
      path = made
      self.descriptor = descriptor
      DeadlyEnds.remove(sockets, in: made)
      return
    }
    throw Problem(file: base, what: "can't create a folder", kind: .machine)
  }

  func remove() {
    ServeFolder.empty(descriptor)
    rmdir(path)
    DeadlyEnds.removeNothing()
    close(descriptor)
  }

  private static var base: String {
    let usual = PrivateFolder.usualBase
    let length = usual.utf8.count + prefix.utf8.count + PrivateFolder.randomPart.utf8.count
    return length < longestPath ? usual : "/tmp"
  }

  /// Opens a folder that no process holds, and locks it; nil if a process holds it, it is missing, or it is another
  /// user's.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, opened.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0, lstat(path, &named) == 0,
      opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Removes the folders of programs that have ended.
  private static func sweep(_ base: String) {
    let length = prefix.utf8.count + PrivateFolder.randomPart.utf8.count
    guard let names = try? Folder(opening: base, followingLink: true).names() else { return }
    for name in names where name.hasPrefix(prefix) && name.utf8.count == length {
      let path = "\(base)/\(name)"
      guard let descriptor = lock(path) else { continue }
      empty(descriptor)
      rmdir(path)
      close(descriptor)
    }
  }

  /// Removes the files and folders in a folder. Of a link it removes the link itself, never its target.
  private static func empty(_ folder: Int32) {
    for name in names(in: folder) where unlinkat(folder, name, 0) != 0 {
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard inner >= 0 else { continue }
      empty(inner)
      close(inner)
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }

  private static func names(in folder: Int32) -> [String] {
    // The stream closes its descriptor.
    guard let stream = fdopendir(dup(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
