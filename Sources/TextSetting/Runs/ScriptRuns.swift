/// The parts of a text of one script each. What belongs to all scripts goes with what is before it; brackets go with the script outside of
/// them.
struct ScriptRuns {
  private struct Open {
    let bracket: Int
    var script: UInt8
  }

  private let text: Scalars
  private let limit: Int
  private var open: [Open] = []
  /// Where the present part ends.
  private(set) var end: Int
  private(set) var script: UInt8 = 0

  /// What belongs to all scripts, what is on letters of any, and what is unknown; GLib's numbers.
  private static let common: UInt8 = 0
  private static let inherited: UInt8 = 1
  private static let unknown: UInt8 = 61
  /// Brackets that are deeper are forgotten.
  private static let deepest = 128

  init(_ text: Scalars, _ range: Range<Int>) {
    self.text = text
    end = range.lowerBound
    limit = range.upperBound
    move()
  }

  private static func isReal(_ script: UInt8) -> Bool { script > inherited && script != unknown }

  /// Moves to the next part.
  mutating func move() {
    guard end < limit else { return }
    /// How many brackets were open before this part, or that many fewer as have been closed since.
    var before = open.count
    script = ScriptRuns.common
    while end < limit {
      let character = text[end]
      var own = characters[character].script
      let bracket = own == ScriptRuns.common ? PairedBrackets.index(of: character) : nil
      if let bracket {
        if bracket % 2 == 0 {
          if open.count == ScriptRuns.deepest { open = [] }
          open.append(Open(bracket: bracket, script: script))
        } else {
          while let last = open.last, last.bracket != bracket - 1 { open.removeLast() }
          before = min(before, open.count)
          if let last = open.last { own = last.script }
        }
      }
      let isReal = ScriptRuns.isReal(script)
      guard !isReal || !ScriptRuns.isReal(own) || script == own else { return }
      if !isReal, ScriptRuns.isReal(own) {
        script = own
        while before < open.count {
          open[before].script = own
          before += 1
        }
      }
      if let bracket, bracket % 2 == 1, !open.isEmpty {
        open.removeLast()
        before = min(before, open.count)
      }
      end += 1
    }
  }
}

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
