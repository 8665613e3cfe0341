/// Cuts what a program writes into lines, however it arrives.
package struct LineSplitter: Equatable {
  /// Of longer lines only the beginning counts, in bytes.
  package static let longest = 4096

  private var rest: [UInt8] = []

  package init() {}

  /// The lines that are complete now.
  package mutating func receive(_ bytes: [UInt8]) -> [String] {
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
  package mutating func finish() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}
