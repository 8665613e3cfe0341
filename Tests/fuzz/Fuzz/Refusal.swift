import JSON

/// Checks that the refusal of a file is a proper message.
enum Refusal {
  /// Runs a reader; nil if it refused the bytes in one line, safe to print, whose position lies in the file.
  static func reading<Value>(
    _ bytes: [UInt8], _ body: () throws(Problem) -> Value
  ) throws(Finding) -> Value? {
    let problem: Problem
    do throws(Problem) {
      return try body()
    } catch {
      problem = error
    }
    let line = problem.description
    try Finding.unless(!problem.what.isEmpty, "a refusal without a word")
    try Finding.unless(printable(line) == line, "a refusal that can't be printed: \(line)")
    try Finding.unless(problem.kind == .usage, "a file blamed on the machine: \(line)")
    if let position = problem.position {
      try Finding.unless(holds(bytes, position), "a position outside the file: \(line)")
    }
    return nil
  }

  /// Whether a position is in the file, or just behind the end of a line.
  private static func holds(_ bytes: [UInt8], _ position: SourcePosition) -> Bool {
    guard position.line >= 1, position.column >= 1 else { return false }
    var line = 1
    var length = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if line == position.line { break }
        line += 1
        length = 0
      } else if byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    return line == position.line && position.column <= length + 1
  }
}
