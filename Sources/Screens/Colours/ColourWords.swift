import TouchKit

/// The colour that a word names: one of the sixteen basic names, `#rgb` or `#rrggbb`.
enum ColourWords {
  /// What the screen begins with.
  static let teal: (name: String, hex: UInt32) = ("teal", 0x008080)

  /// The names with their colours, in the order of the standard that names them.
  static let names: [(name: String, hex: UInt32)] = [
    ("black", 0x000000), ("silver", 0xC0C0C0), ("gray", 0x808080), ("white", 0xFFFFFF),
    ("maroon", 0x800000), ("red", 0xFF0000), ("purple", 0x800080), ("fuchsia", 0xFF00FF),
    ("green", 0x008000), ("lime", 0x00FF00), ("olive", 0x808000), ("yellow", 0xFFFF00),
    ("navy", 0x000080), ("blue", 0x0000FF), teal, ("aqua", 0x00FFFF),
  ]

  /// The colour that a word names; nil if it is not a colour's name. Capitals and spaces around the word
  /// make no difference.
  static func colour(_ words: String) -> Color? {
    let parts = words.split { $0.isWhitespace }
    guard parts.count == 1, let word = parts.first?.lowercased() else { return nil }
    if let named = names.first(where: { $0.name == word }) { return Color(hex: named.hex) }
    guard word.first == "#" else { return nil }
    let digits = word.dropFirst().map { $0.hexDigitValue }
    guard digits.count == 3 || digits.count == 6, word.utf8.count == digits.count + 1 else {
      return nil
    }
    var hex: UInt32 = 0
    for digit in digits {
      guard let digit else { return nil }
      // A digit of a short form means two equal digits.
      let both = digits.count == 3 ? digit * 17 : digit
      hex = hex << (digits.count == 3 ? 8 : 4) | UInt32(both)
    }
    return Color(hex: hex)
  }

  /// The six digits of a colour, `#008080`.
  static func hex(_ colour: Color) -> String {
    let letters = Array("0123456789abcdef")
    let digits = [colour.red, colour.green, colour.blue].flatMap { part in
      let whole = Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
      return [letters[whole / 16], letters[whole % 16]]
    }
    return "#" + String(digits)
  }
}

extension Color {
  /// Black or white: the one that is easier to read on this colour.
  var readableInk: Color {
    // The part's light, by a cubic that is within a thousandth of sRGB's curve.
    func linear(_ part: Double) -> Double {
      part * (part * (part * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
    }
    let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    // Contrast with white is 1.05 / (light + 0.05), with black (light + 0.05) / 0.05; here they are equal.
    return light > Color.evenLight ? .black : .white
  }

  private static let evenLight = 0.179
}
