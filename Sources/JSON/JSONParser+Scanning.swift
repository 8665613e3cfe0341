/// Reads the smallest parts of JSON: blanks, strings, numbers and words.
extension JSONParser {
  /// Skips white space, and comments if they are allowed.
  mutating func skipBlanks() throws(Problem) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
      case UInt8(ascii: "/"):
        guard index + 1 < input.count else { return }
        let second = input[index + 1]
        guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return }
        guard rules.allowComments else {
          throw problem(at: index, "this kind of file can't have comments", "remove the comment")
        }
        firstComment = firstComment ?? index
        try skipComment(isBlock: second == UInt8(ascii: "*"))
      default:
        return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) throws(Problem) {
    let start = index
    index += 2
    while let byte = next {
      if !isBlock, byte == 0x0A { return }
      if isBlock, byte == UInt8(ascii: "*"), index + 1 < input.count,
        input[index + 1] == UInt8(ascii: "/")
      {
        index += 2
        return
      }
      index += 1
    }
    if isBlock {
      throw problem(at: start, "this comment is never closed", "close it with */")
    }
  }

  /// Reads a string from its opening quote past its closing one.
  mutating func scanString() throws(Problem) -> String {
    let start = index
    index += 1
    var runStart = index
    var decoded: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let end = index
        index += 1
        // Most strings hold no escape and need no second buffer.
        if decoded.isEmpty { return word(runStart, end) }
        decoded.append(contentsOf: input[runStart..<end])
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded.append(contentsOf: input[runStart..<index])
        try scanEscape(into: &decoded)
        runStart = index
      case 0x0A, 0x0D:
        throw problem(
          at: index, "the line ends inside a string", "close the string with \" or write \\n")
      case 0..<0x20:
        throw problem(
          at: index, "a string can't have a raw control character",
          "write it as \\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default:
        index += 1
      }
    }
    throw problem(at: start, "this string is never closed", "close it with \"")
  }

  /// The text between two offsets.
  private func word(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: input[start..<end]), as: UTF8.self)
  }

  private mutating func scanEscape(into decoded: inout [UInt8]) throws(Problem) {
    let start = index
    index += 1
    guard let byte = next else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try scanUnicodeEscape(from: start)
      decoded.append(contentsOf: Array(String(Character(scalar)).utf8))
    default:
      throw problem(
        at: start, "this escape is not known",
        "the known escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
    }
  }

  /// The scalar of `\uXXXX` or of a pair of them; `index` is past the first `u`.
  private mutating func scanUnicodeEscape(from start: Int) throws(Problem) -> Unicode.Scalar {
    let first = try scanFourHexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, index + 1 < input.count, input[index] == UInt8(ascii: "\\"),
      input[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try scanFourHexDigits(from: start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw problem(
      at: start, "the string has half a surrogate pair",
      "write both halves or the character itself")
  }

  private mutating func scanFourHexDigits(from start: Int) throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(hexValue) else {
        throw problem(
          at: start, "\\u needs four hexadecimal digits after it", "write for example \\u00e9")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Reads a number from its sign or first digit.
  mutating func scanNumber() throws(Problem) -> (value: Double, text: String) {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let integerStart = index
    skipDigits()
    guard index > integerStart else {
      let word = scanWord()
      throw problem(
        at: start,
        word.isEmpty ? "a number must follow the minus sign" : "-\(word) is not a JSON number",
        "write digits after the minus sign")
    }
    if index - integerStart > 1, input[integerStart] == UInt8(ascii: "0") {
      throw problem(at: start, "a number can't start with an extra 0", "remove the 0")
    }
    if next == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      skipDigits()
      guard index > fractionStart else {
        throw problem(at: start, "a number can't end with a point", "write a digit after the point")
      }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      let exponentStart = index
      skipDigits()
      guard index > exponentStart else {
        throw problem(at: start, "the exponent of the number has no digits", "write the digits")
      }
    }
    let end = index
    if let byte = next, isOfWord(byte) {
      throw problem(
        at: end, "a number can't end with letters",
        "put a comma after the number, or put everything in quotes")
    }
    // The largest Double has 309 digits; longer texts only cost time.
    guard end - start <= 1000 else {
      throw problem(at: start, "the number has more than 1000 characters", "make it shorter")
    }
    let text = word(start, end)
    let digits = UnsafeBufferPointer(rebasing: input[start..<end])
    guard let value = Double(decimal: digits), value.isFinite else {
      throw problem(
        at: start, "the number \(printable(text, atMost: 40)) is too large",
        "the largest possible number is about 1.8e308")
    }
    return (value, text)
  }

  private mutating func skipDigits() {
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
  }

  /// Reads letters, digits, `_`, `$` and everything beyond ASCII.
  mutating func scanWord() -> String {
    let start = index
    while let byte = next, isOfWord(byte) { index += 1 }
    return word(start, index)
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
