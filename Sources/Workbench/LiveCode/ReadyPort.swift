import Glibc
import JSON

/// The descriptor of `--ready`: on it the program says that its first picture is on the display.
///
/// If it is a socket, the program on the other end is asked for what has happened since this one was started.
package struct ReadyPort: Sendable {
  private let descriptor: Int32
  /// Whether the other end answers.
  package let isTalk: Bool

  package init(_ descriptor: Int32) throws(Problem) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0 else {
      throw Problem(
        what: "--ready \(descriptor) is not an open file descriptor",
        remedy: "pass the number of a file descriptor that the program inherits")
    }
    guard flags & O_ACCMODE != O_RDONLY else {
      throw Problem(
        what: "--ready \(descriptor) can't be written to", remedy: "pass the write end of a pipe")
    }
    var facts = stat()
    isTalk = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
    self.descriptor = descriptor
    // Builds and what else is started have nothing to say on it.
    if descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  package func say(_ line: HandoverLine) { line.write(to: descriptor) }

  /// Waits for the other end's next line; nil if the other end is closed.
  package func listen() -> HandoverLine? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < LineSplitter.longest {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return HandoverLine(String(decoding: line, as: UTF8.self)) }
      line.append(byte)
    }
    return nil
  }
}
