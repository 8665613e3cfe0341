/// Writes numbers and texts as the bytes of JSON.
extension [UInt8] {
  mutating func appendDecimal(_ value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  mutating func appendNumber(_ value: Double, _ format: JSONWriter.NumberFormat) {
    switch format {
    case .shortest:
      if let whole = smallWhole(value) {
        appendDecimal(whole)
      } else {
        append(contentsOf: value.description.utf8)
      }
    case .rounded(let decimals):
      appendRounded(value, decimals, keepsZeros: false)
    case .fixed(let decimals):
      appendRounded(value, decimals, keepsZeros: true)
    }
  }

  private func smallWhole(_ value: Double) -> Int64? {
    guard value.magnitude < 0x1p53 else { return nil }
    return Int64(exactly: value)
  }

  private mutating func appendRounded(_ value: Double, _ decimals: Int, keepsZeros: Bool) {
    precondition((0...9).contains(decimals), "\(decimals) decimals; 0 to 9 can be written")
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    // Beyond 2⁵³ a Double has no decimals worth rounding.
    guard let scaled = smallWhole((value * Double(unit)).rounded()) else {
      append(contentsOf: value.description.utf8)
      return
    }
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let magnitude = abs(scaled)
    appendDecimal(magnitude / unit)
    var fraction = magnitude % unit
    guard decimals > 0, keepsZeros || fraction > 0 else { return }
    var digits = decimals
    if !keepsZeros {
      while fraction % 10 == 0 {
        fraction /= 10
        digits -= 1
      }
    }
    append(UInt8(ascii: "."))
    let start = count
    for _ in 0..<digits {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10))
      fraction /= 10
    }
    self[start...].reverse()
  }

  mutating func appendEscaped(_ text: String, forHTML: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      var runStart = 0
      var i = 0
      while i < utf8.count {
        let byte = utf8[i]
        var width = 1
        var code: UInt16
        switch byte {
        case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"):
          code = UInt16(byte)
        case UInt8(ascii: "<") where forHTML:
          code = UInt16(byte)
        case 0xE2 where forHTML && utf8[i + 1] == 0x80 && utf8[i + 2] & 0xFE == 0xA8:
          code = 0x2000 | UInt16(utf8[i + 2] & 0x3F)
          width = 3
        default:
          i += 1
          continue
        }
        append(contentsOf: utf8[runStart..<i])
        appendEscape(of: code)
        i += width
        runStart = i
      }
      append(contentsOf: utf8[runStart...])
    }
  }

  private mutating func appendEscape(of code: UInt16) {
    append(UInt8(ascii: "\\"))
    switch code {
    case 0x22, 0x5C: append(UInt8(code))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(UInt8(ascii: "u"))
      let digits = Array("0123456789ABCDEF".utf8)
      for shift in [12, 8, 4, 0] { append(digits[Int(code >> UInt16(shift)) & 15]) }
    }
  }
}
