import CFiles
import Glibc

/// Makes and removes what is being written under a temporary name: `NAME.partial-PROCESS-N`. They hold a lock as long as
/// their process lives; what has no lock was left behind and is removed.
enum Partials {
  /// Makes a locked empty file to be renamed to `name` when it is whole.
  static func makeFile(
    for name: String, in folder: CInt, mode: UInt32 = 0o644
  ) throws(SystemError) -> Partial {
    try make(for: name, in: folder) { (fresh) throws(SystemError) in
      try Descriptor(
        fresh, in: folder, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_NOCTTY, mode: mode)
    }
  }

  /// Makes a locked empty folder to be renamed to `name` when it is whole.
  static func makeFolder(for name: String, in folder: CInt) throws(SystemError) -> Partial {
    try make(for: name, in: folder) { (fresh) throws(SystemError) in
      guard mkdirat(folder, fresh, 0o755) == 0 else { throw .last }
      do throws(SystemError) {
        return try Descriptor(fresh, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      } catch {
        unlinkat(folder, fresh, AT_REMOVEDIR)
        throw error
      }
    }
  }

  private static func make(
    for name: String, in folder: CInt,
    _ create: (_ fresh: String) throws(SystemError) -> Descriptor
  ) throws(SystemError) -> Partial {
    // Leaves room for what is added: a name has at most 255 bytes.
    let stem = name.utf8.count <= 200 ? name : "long-name"
    for n in 0..<10_000 {
      let fresh = "\(stem).partial-\(getpid())-\(n)"
      do throws(SystemError) {
        let descriptor = try create(fresh)
        // Another process may have removed it before it was locked.
        if descriptor.lock(), try descriptor.status().st_nlink > 0 {
          return Partial(name: fresh, in: folder, descriptor: descriptor)
        }
      } catch {
        guard error.code == EEXIST || (error.code == ENOENT && n < 100) else {
          // An open folder that accepts no file, such as those of /proc, is not missing.
          throw error.code == ENOENT ? SystemError(code: EPERM) : error
        }
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Whether `name` is a partial's name, of `stem` if that is not nil.
  static func isPartial(_ name: String, of stem: String? = nil) -> Bool {
    // From the back, since the name itself may hold the word.
    let letters = Array(name.utf8)
    func skipDigits(_ end: Int) -> Int? {
      var i = end
      while i > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letters[i - 1]) { i -= 1 }
      return i < end ? i : nil
    }
    guard let second = skipDigits(letters.count), second > 0,
      letters[second - 1] == UInt8(ascii: "-"), let first = skipDigits(second - 1)
    else { return false }
    let middle = Array(".partial-".utf8)
    guard first > middle.count, letters[(first - middle.count)..<first].elementsEqual(middle)
    else { return false }
    return stem.map { letters[..<(first - middle.count)].elementsEqual($0.utf8) } ?? true
  }

  /// Removes what dead processes left in a folder. What cannot be removed stays: nothing depends on
  /// it.
  static func sweep(_ folder: CInt, of stem: String? = nil) {
    guard let all = try? names(in: folder) else { return }
    for name in all where isPartial(name, of: stem) {
      guard let status = try? entryStatus(of: name, in: folder) else { continue }
      switch EntryKind(status) {
      case .file:
        guard
          let file = try? Descriptor(name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
          file.lockForSweeping(), file.isNamed(name, in: folder)
        else { continue }
        unlinkat(folder, name, 0)
      case .folder:
        guard
          let partial = try? Descriptor(name, in: folder, O_RDONLY | O_NOFOLLOW | O_DIRECTORY),
          partial.lockForSweeping(), partial.isNamed(name, in: folder)
        else { continue }
        removeFlatFolder(partial, name, in: folder)
      case .link, .pipe, .socket, .device:
        continue
      }
    }
  }

  /// Removes a folder and the files in it; one with folders in it stays.
  static func removeFlatFolder(_ content: borrowing Descriptor, _ name: String, in folder: CInt) {
    dp_folder_empty(content.number)
    unlinkat(folder, name, AT_REMOVEDIR)
  }
}
