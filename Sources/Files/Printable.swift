/// Spells out everything in a text that could move a cursor, start a line or reverse letters.
///
/// Control characters become `\n`, `\t` or `\u{…}`, and so do the bidirectional controls, the line
/// and paragraph separators, the byte order mark and the tag characters. Text longer than `limit`
/// scalars ends in `…`.
public func printable(_ text: String, atMost limit: Int = Int.max) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < limit else { return result + "…" }
    count += 1
    if let spelling = spelling(scalar) {
      result += spelling
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// How a character is spelled out that must not be printed; nil for all others.
public func spelling(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
    0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  default: nil
  }
}

/// The word in double quotes as messages show it: printable, and cut after 60 scalars.
public func quoted(_ word: String) -> String { "\"" + printable(word, atMost: 60) + "\"" }
