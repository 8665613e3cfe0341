/// A number in decimal digits: the first ones as an integer, with the power of ten that it is multiplied by.
struct DecimalNumber {
  private(set) var isNegative = false
  /// At most 19 digits, from the first one on that is not 0; 0 if the number is.
  private(set) var digits: UInt64 = 0
  /// The power of ten of the last of these digits. An exponent in a file may be as long as the file.
  private(set) var exponent: Int64 = 0
  /// Whether digits behind them are left out that are not all 0.
  private(set) var isCut = false
  /// Where the digits begin in the text, and the power of ten that is written behind them.
  private var (start, written): (Int, Int64) = (0, 0)

  /// Below this one more digit has room: every number of 19 digits is below 2⁶⁴.
  private static let full: UInt64 = 1_000_000_000_000_000_000
  /// The longest point halfway between two Doubles has 768 digits.
  private static let mostOfAll = 770
  /// An exponent beyond stays at this, which no text has digits enough to make up for.
  private static let mostExponent = Int64(1) << 53

  /// Scans a text; nil if it is no number.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      isNegative = text[0] == UInt8(ascii: "-")
      start = 1
    }
    guard var index = scanDigits(of: text) else { return nil }
    guard index < text.count else { return }
    guard text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    guard let written = DecimalNumber.exponent(of: text, from: index) else { return nil }
    self.written = written
    exponent += written
  }

  /// Reads digits and point; the index behind them, or nil if there is no digit.
  private mutating func scanDigits(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = start
    var point: Int?
    while index < text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      if digit <= 9 {
        if digits < DecimalNumber.full {
          // 64-bit products that are checked are calls on processors of 32 bits; these can't overflow.
          digits = digits &* 10 &+ UInt64(digit)
        } else {
          isCut = isCut || digit > 0
          exponent += 1
        }
      } else if text[index] == UInt8(ascii: "."), point == nil {
        point = index
      } else {
        break
      }
      index += 1
    }
    guard index - start > (point == nil ? 0 : 1) else { return nil }
    if let point { exponent -= Int64(index - point - 1) }
    return index
  }

  /// Reads a sign or none and digits up to the end of the text.
  private static func exponent(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int64? {
    var index = start
    let isNegative = index < text.count && text[index] == UInt8(ascii: "-")
    if isNegative || index < text.count && text[index] == UInt8(ascii: "+") { index += 1 }
    guard index < text.count else { return nil }
    var value: Int64 = 0
    while index < text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = min(value &* 10 &+ Int64(digit), mostExponent)
      index += 1
    }
    return isNegative ? -value : value
  }

  /// Reads as many digits as can decide on which side of a halfway point the number is; the power of ten of the last one,
  /// and whether more follow that are not all 0.
  func readAll(
    of text: UnsafeBufferPointer<UInt8>, into number: inout WideInteger
  ) -> (tens: Int, isCut: Bool) {
    var (kept, tens, isCut, isFraction) = (0, written, false, false)
    for byte in text[start...] {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 {
        guard byte == UInt8(ascii: ".") else { break }
        isFraction = true
      } else if kept < DecimalNumber.mostOfAll {
        number.multiply(by: 10, adding: UInt32(digit))
        if kept > 0 || digit > 0 { kept += 1 }
        if isFraction { tens -= 1 }
      } else {
        isCut = isCut || digit > 0
        if !isFraction { tens += 1 }
      }
    }
    return (Int(tens), isCut)
  }
}
