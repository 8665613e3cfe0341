import CFiles
import Glibc

/// An open file or folder; closed when it goes.
struct Descriptor: ~Copyable, Sendable {
  let number: CInt

  /// Opens `name` relative to the folder `base`; `mode` counts where a file is created.
  init(
    _ name: String, in base: CInt = AT_FDCWD, _ flags: CInt, mode: UInt32 = 0
  ) throws(SystemError) {
    let result = dp_file_open(base, name, flags, mode)
    guard result >= 0 else { throw SystemError(code: -result) }
    number = result
  }

  deinit { close(number) }

  /// What this is.
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

  /// Takes the lock that tells other processes that this one is still at work; false if another has
  /// it. Where the file system has no locks nobody sweeps either.
  func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Takes the lock only if it is certain that nobody has it.
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
      // Whoever gave us a pipe that does not wait wants us to.
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wait, 1, -1)
    } else if errno != EINTR {
      throw .last
    }
  }
}

/// What stands in a folder under a name, the link itself for a symbolic link unless it is to be
/// followed; nil if nothing does.
func entryStatus(
  of name: String, in folder: CInt, followingLink: Bool = false
) throws(SystemError) -> stat? {
  var status = stat()
  if fstatat(folder, name, &status, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 { return status }
  guard errno == ENOENT else { throw .last }
  return nil
}

/// All names in a folder, sorted by their bytes.
func names(in folder: CInt) throws(SystemError) -> [String] {
  var list = DPBytes()
  let result = dp_folder_names(folder, &list)
  guard result == 0 else { throw SystemError(code: -result) }
  defer { dp_bytes_free(list) }
  return UnsafeBufferPointer(start: list.bytes, count: list.count)
    .split(separator: 0)
    .sorted { $0.lexicographicallyPrecedes($1) }
    .map { String(decoding: $0, as: UTF8.self) }
}
