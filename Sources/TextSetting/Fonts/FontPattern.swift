/// What fontconfig says of a face, in its own words: families, then `name=value` after colons.
struct FontPattern {
  private(set) var families: [String] = []
  private(set) var weight = 80.0
  private(set) var coverage = Coverage()

  init(_ pattern: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = pattern
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    let parts = FontPattern.split(bytes[...], at: UInt8(ascii: ":"))
    for (index, part) in parts.enumerated() {
      if index == 0 {
        families = FontPattern.split(part, at: UInt8(ascii: ",")).map {
          String(decoding: $0, as: UTF8.self)
        }
      } else if let value = FontPattern.value("weight=", part) {
        weight = Double(FontPattern.number(value, base: 10))
      } else if let value = FontPattern.value("charset=", part) {
        for range in FontPattern.split(value, at: UInt8(ascii: " ")) {
          let ends = FontPattern.split(range, at: UInt8(ascii: "-"))
          guard let first = ends.first, let last = ends.last else { continue }
          coverage.add(
            FontPattern.number(first, base: 16), FontPattern.number(last, base: 16))
        }
      }
    }
  }

  private static func value(_ name: StaticString, _ part: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let count = name.utf8CodeUnitCount
    guard part.count >= count else { return nil }
    for index in 0..<count where part[part.startIndex + index] != name.utf8Start[index] {
      return nil
    }
    return part[(part.startIndex + count)...]
  }

  /// The parts between separators; a backslash keeps the separator behind it.
  private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>]
  {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var isKept = false
    for index in bytes.indices {
      if bytes[index] == separator, !isKept {
        parts.append(bytes[start..<index])
        start = index + 1
      }
      isKept = bytes[index] == UInt8(ascii: "\\") && !isKept
    }
    parts.append(bytes[start...])
    return parts
  }

  private static func number(_ digits: ArraySlice<UInt8>, base: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for digit in digits {
      let isLetter = digit >= UInt8(ascii: "a")
      value = value &* base &+ UInt32(isLetter ? digit - UInt8(ascii: "a") + 10 : digit & 0xF)
    }
    return value
  }
}
