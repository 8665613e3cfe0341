/// Renumbers the names in Cairo's SVG. Cairo counts some of them through the whole process, so that the same picture
/// would have different bytes each time.
enum SVGNames {
  /// The bytes before a name, at its definition and at its uses.
  private static let introductions: [[UInt8]] = [
    Array("id=\"".utf8), Array("\"#".utf8), Array("(#".utf8),
  ]

  static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [[UInt8]: Int] = [:]
    var counts: [[UInt8]: Int] = [:]
    var index = 0
    while index < bytes.count {
      guard let start = nameStart(bytes, index), let name = counted(bytes, start) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let letters = Array(bytes[start..<name.digits])
      let whole = Array(bytes[start..<name.end])
      let number = numbers[whole] ?? counts[letters, default: 0]
      if numbers[whole] == nil {
        numbers[whole] = number
        counts[letters] = number + 1
      }
      result += bytes[index..<name.digits]
      result += Array(String(number).utf8)
      index = name.end
    }
    return result
  }

  /// Where a name begins if one is introduced at `index`.
  private static func nameStart(_ bytes: [UInt8], _ index: Int) -> Int? {
    for introduction in introductions where bytes[index] == introduction[0] {
      let end = index + introduction.count
      if end <= bytes.count && bytes[index..<end].elementsEqual(introduction) { return end }
    }
    return nil
  }

  /// The digits of a name made of letters, then digits, and nothing else.
  private static func counted(_ bytes: [UInt8], _ start: Int) -> (digits: Int, end: Int)? {
    func run(_ from: Int, _ isPart: (UInt8) -> Bool) -> Int {
      bytes[from...].firstIndex { !isPart($0) } ?? bytes.count
    }
    let digits = run(start) { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let end = run(digits) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits > start, end > digits, end < bytes.count,
      bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: ")")
    else { return nil }
    return (digits, end)
  }
}
