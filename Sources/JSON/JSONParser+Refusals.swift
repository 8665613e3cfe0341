/// Says why a file is not JSON, in words that help to correct it.
extension JSONParser {
  /// Refuses byte order marks, UTF-16 and bytes that are no UTF-8.
  mutating func refuseOtherEncodings() throws(Problem) {
    if input.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw problem(
        at: 0, "the file starts with a byte order mark", "save it as UTF-8 without one")
    }
    if input.starts(with: [0xFF, 0xFE]) || input.starts(with: [0xFE, 0xFF]) {
      throw problem(at: 0, "the file is UTF-16", "save it as UTF-8")
    }
    if let bad = firstInvalidByte() {
      throw problem(at: bad, "the file has a byte that is not UTF-8", "save the file as UTF-8")
    }
  }

  /// The start of the first sequence that is no well-formed UTF-8 (Unicode, table 3-7).
  private func firstInvalidByte() -> Int? {
    var i = 0
    while i < input.count {
      let lead = input[i]
      if lead < 0x80 {
        i += 1
        continue
      }
      let second: ClosedRange<UInt8>
      let length: Int
      switch lead {
      case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
      case 0xE0: (second, length) = (0xA0...0xBF, 3)
      case 0xED: (second, length) = (0x80...0x9F, 3)
      case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
      case 0xF0: (second, length) = (0x90...0xBF, 4)
      case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
      case 0xF4: (second, length) = (0x80...0x8F, 4)
      default: return i
      }
      guard i + length <= input.count, second.contains(input[i + 1]) else { return i }
      for k in 2..<max(length, 2) where input[i + k] & 0xC0 != 0x80 { return i }
      i += length
    }
    return nil
  }

  /// How messages call a byte of the file.
  func name(of byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "\"" + String(UnicodeScalar(byte)) + "\""
    case 0x80...: "a letter"
    default: "a control character"
    }
  }

  mutating func neverClosed(_ container: String, openedAt start: Int) -> Problem {
    let opened = position(at: start)
    return problem(
      at: input.count, "the file ends inside an \(container)",
      "close the \(container) that begins in line \(opened.line), column \(opened.column)")
  }

  mutating func notAKey(openedAt start: Int) -> Problem {
    guard let byte = next else { return neverClosed("object", openedAt: start) }
    if byte == UInt8(ascii: "'") {
      return problem(at: index, "a key must be in double quotes", "replace the single quotes")
    }
    let at = index
    let word = scanWord()
    if !word.isEmpty {
      return problem(
        at: at, "the key \(printable(word, atMost: 60)) has no quotes",
        "write \(quoted(word))")
    }
    return problem(at: at, "expected a key, found \(name(of: byte))", "write \"key\": value")
  }

  mutating func notAValue(_ word: String, first: UInt8, at start: Int) -> Problem {
    if first == UInt8(ascii: "'") {
      return problem(at: start, "a string must be in double quotes", "replace the single quotes")
    }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: ".") {
      return problem(
        at: start, "a number can't start with \(name(of: first))",
        "start the number with a digit or a minus sign")
    }
    if first == UInt8(ascii: "/") {
      return problem(at: start, "expected a value, found \"/\"", "remove it")
    }
    guard !word.isEmpty else {
      return problem(at: start, "expected a value, found \(name(of: first))", "write a value")
    }
    if word == "NaN" || word == "Infinity" {
      return problem(at: start, "\(word) is not a JSON number", "write a finite number")
    }
    let suggestion = nearest(word, in: ["true", "false", "null"])
    return problem(
      at: start, "\(printable(word, atMost: 60)) is not a JSON value",
      suggestion.map { "did you mean \($0)?" } ?? "put a string in double quotes")
  }
}
