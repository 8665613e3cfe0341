/// Spells out everything in a text that could move a cursor, start a line, reverse letters or hide.
///
/// Control characters become `\n`, `\t` or `\u{…}`, and so do the bidirectional controls, the line
/// and paragraph separators, the byte order mark, the tag characters and letters that show nothing.
/// Text longer than `limit` scalars ends in `…`.
package func printable(_ text: String, atMost limit: Int = Int.max) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < limit else { return result + "…" }
    count += 1
    result.append(scalar, spelled: spelling(scalar))
  }
  return result
}

/// Prose as a window shows it, such as a note's text: it is spelled out like `printable`, but for letters that join or
/// part their neighbours, so that emoji and Persian words stay whole, and for direction marks in an isolate.
///
/// An isolate that ends on its line turns nothing outside it. Overrides are spelled out there, too.
package func readable(_ text: String, atMost limit: Int = Int.max) -> String {
  let scalars = Array(text.unicodeScalars.prefix(limit))
  let isolated = isolatedMarks(scalars)
  var result = ""
  for (index, scalar) in scalars.enumerated() {
    let isKept = isInvisible(scalar) || isolated.contains(index)
    result.append(scalar, spelled: isKept ? nil : spelling(scalar))
  }
  return scalars.count < text.unicodeScalars.count ? result + "…" : result
}

/// How a character is spelled out that must not be printed; nil for all others.
package func spelling(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09: return "\\t"
  case 0x0A: return "\\n"
  case 0x0D: return "\\r"
  case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E,
    0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
    break
  default:
    if !isInvisible(scalar) { return nil }
  }
  return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a letter alone shows nothing: a joiner, a filler, a hyphen that may come. Two names that differ by one look
/// the same.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00AD, 0x034F, 0x115F...0x1160, 0x200B...0x200D, 0x3164, 0xFFA0, 0xE0100...0xE01EF: true
  default: false
  }
}

/// The places of isolates' beginnings and ends that belong together, and of the marks between them.
private func isolatedMarks(_ scalars: [Unicode.Scalar]) -> Set<Int> {
  var paired: Set<Int> = []
  var open: [Int] = []
  for (index, scalar) in scalars.enumerated() {
    switch scalar.value {
    // The end of a paragraph ends all isolates.
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: open = []
    case 0x2066...0x2068: open.append(index)
    case 0x2069: if let start = open.popLast() { paired.formUnion([start, index]) }
    default: break
    }
  }
  var kept = paired
  var depth = 0
  for (index, scalar) in scalars.enumerated() {
    switch scalar.value {
    case 0x2066...0x2068 where paired.contains(index): depth += 1
    case 0x2069 where paired.contains(index): depth -= 1
    case 0x061C, 0x200E...0x200F: if depth > 0 { kept.insert(index) }
    default: break
    }
  }
  return kept
}

extension String {
  fileprivate mutating func append(_ scalar: Unicode.Scalar, spelled spelling: String?) {
    if let spelling {
      self += spelling
    } else {
      unicodeScalars.append(scalar)
    }
  }
}

/// The word in double quotes as messages show it: printable, and cut after 60 scalars.
package func quoted(_ word: String) -> String { "\"" + printable(word, atMost: 60) + "\"" }
