import CFiles
import Glibc

/// An open file or folder, which the value closes at its end.
struct Descriptor: ~Copyable, Sendable {
  let number: CInt

  /// Opens `name` relative to the folder `base`; `mode` counts if a file is created.
  init(
    _ name: String, in base: CInt = AT_FDCWD, _ flags: CInt, mode: UInt32 = 0
  ) throws(SystemError) {
    let result = dp_file_open(base, name, flags, mode)
    guard result >= 0 else { throw SystemError(code: -result) }
    number = result
  }

  /// Enters the folder `name` of `base`, only to go on from there. A symbolic link is no folder.
  init(entering name: String, in base: CInt = AT_FDCWD) throws(SystemError) {
    let result = dp_folder_enter(base, name)
    guard result >= 0 else { throw SystemError(code: -result) }
    number = result
  }

  deinit { close(number) }

  /// What the system knows of it.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads from here to the end, or one byte more than `limit`.
  func readAll(atMost limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than is there, so that the end shows without another round.
    var chunk = max(1, min(size, limit)) + 1
    while bytes.count <= limit {
      let room = min(chunk, limit + 1 - bytes.count)
      var failure: SystemError?
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        var count = read(number, buffer.baseAddress, room)
        while count < 0, errno == EINTR { count = read(number, buffer.baseAddress, room) }
        if count < 0 { failure = .last }
        initialized = max(count, 0)
      }
      if let failure { throw failure }
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      chunk = 1 << 16
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: number) }

  /// Waits until everything written is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  /// Sets mode, owner and group of a new file to those of the file that it replaces, as far as the system allows.
  ///
  /// Bits that would let others run it as its owner are left out. Before this call no other user should be able to read it.
  func resemble(_ former: stat) throws(SystemError) {
    let status = try status()
    var mode = former.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO)
    let isAnothers = status.st_uid != former.st_uid || status.st_gid != former.st_gid
    if isAnothers, fchown(number, former.st_uid, former.st_gid) != 0,
      fchown(number, uid_t.max, former.st_gid) != 0
    {
      // It got another group, which may do no more than all users.
      mode = mode & ~S_IRWXG | (mode & S_IRWXO) << 3
    }
    // A file system without modes refuses, and then there is no mode to keep either.
    _ = fchmod(number, mode)
  }

  /// Whether the name still belongs to this file: before it was locked, the file may have got its final name and another
  /// writer this one.
  func isNamed(_ name: String, in folder: CInt) -> Bool {
    guard let mine = try? status(), let named = try? entryStatus(of: name, in: folder) else {
      return false
    }
    return mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
  }

  /// Takes the lock, which shows other processes that this one is still at work; false if another process has it. If
  /// the file system has no locks, no process removes anything either.
  func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Locks only if it is certain that no process has the lock.
  func lockForSweeping() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }
}

/// Writes everything, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      Glibc.write(descriptor, buffer.baseAddress.map { $0 + done }, bytes.count - done)
    }
    if count >= 0 {
      done += count
    } else if errno == EAGAIN {
      // The pipe was made not to wait, so this waits until it has room.
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wait, 1, -1)
    } else if errno != EINTR {
      throw .last
    }
  }
}
