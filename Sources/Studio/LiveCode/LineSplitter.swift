/// Cuts what a program writes into lines, however it arrives.
nonisolated struct LineSplitter: Equatable {
  /// Of longer lines only the beginning counts, in bytes.
  static let longest = 4096

  private var rest: [UInt8] = []

  /// The lines that are complete now.
  mutating func receive(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: rest, as: UTF8.self))
        rest = []
      } else if rest.count < LineSplitter.longest {
        rest.append(byte)
      }
    }
    return lines
  }

  /// What came after the last line break; nil if nothing did.
  mutating func finish() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}
