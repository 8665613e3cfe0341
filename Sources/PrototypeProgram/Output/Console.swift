import Files
import Glibc
import JSON

/// The standard streams.
enum Console {
  /// Prints what is wrong, in three lines at most.
  static func complain(_ problems: [Problem]) {
    let most = 3
    for problem in problems.prefix(problems.count > most ? most - 1 : most) {
      say(problem.description)
    }
    if problems.count > most { say("and \(problems.count - most + 1) more problems like these") }
  }

  private static func say(_ line: String) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    // A caller that has closed this stream wants no messages.
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Writes a result. A reader that has closed the stream is no fault: it has had enough.
  static func write(_ bytes: [UInt8]) throws(Problem) {
    try SafeFile.writeToStandardOutput(bytes)
  }

  private static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    Glibc.write(descriptor, start, count)
  }

  static func write(_ text: String) throws(Problem) { try write(Array(text.utf8)) }
}
