/// Brackets and quotation marks that come in pairs.
enum PairedBrackets {
  /// Where pairs begin that follow one another in the code, and where the last of them ends.
  private static let rows: [(first: UInt32, last: UInt32)] = [
    (0xF3A, 0xF3D), (0x169B, 0x169C), (0x2018, 0x2019), (0x201C, 0x201D), (0x2039, 0x203A),
    (0x2045, 0x2046), (0x207D, 0x207E), (0x208D, 0x208E), (0x27E6, 0x27EF), (0x2983, 0x2998),
    (0x29FC, 0x29FD), (0x2E02, 0x2E05), (0x2E09, 0x2E0A), (0x2E0C, 0x2E0D), (0x2E1C, 0x2E1D),
    (0x2E20, 0x2E29), (0x3008, 0x3011), (0x3014, 0x301B), (0xFE59, 0xFE5E), (0xFF5F, 0xFF60),
    (0xFF62, 0xFF63),
  ]
  /// Pairs with another character between them.
  private static let apart: [(opening: UInt32, closing: UInt32)] = [
    (0x28, 0x29), (0x3C, 0x3E), (0x5B, 0x5D), (0x7B, 0x7D), (0xAB, 0xBB), (0xFF08, 0xFF09),
    (0xFF3B, 0xFF3D), (0xFF5B, 0xFF5D),
  ]

  /// The number of a bracket: even if it opens, and the next one for its partner. Nil for other characters.
  static func index(of character: UInt32) -> Int? {
    if character < 0x28 || character > 0xBB && character < 0xF3A { return nil }
    if character >= 0x61, character <= 0x7A { return nil }
    for (index, pair) in apart.enumerated() {
      if character == pair.opening { return 2 * index }
      if character == pair.closing { return 2 * index + 1 }
    }
    var before = 2 * apart.count
    for row in rows {
      if character < row.first { return nil }
      if character <= row.last { return before + Int(character - row.first) }
      before += Int(row.last - row.first) + 1
    }
    return nil
  }
}
