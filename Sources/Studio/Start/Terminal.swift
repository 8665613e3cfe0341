import Files
import Glibc

/// What the window says where it was started.
enum Terminal {
  /// One line to the terminal.
  static func say(_ line: String) {
    let bytes = Array("\(ProgramIdentity.command): \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
