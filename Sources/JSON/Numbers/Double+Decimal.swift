/// Reads decimal text as the nearest Double, on every processor and without the C library.
extension Double {
  /// The Double that is nearest to the number of a text; nil if the text is no number.
  ///
  /// The text has a sign or none, digits with at most one point before, among or behind them, and an exponent or none. A
  /// number halfway between two Doubles becomes the one whose last bit is 0. One that is too large becomes infinite.
  package init?(decimal text: UnsafeBufferPointer<UInt8>) {
    guard let number = DecimalNumber(text) else { return nil }
    let magnitude = number.quotient ?? number.nearest(in: text)
    self = number.isNegative ? -magnitude : magnitude
  }
}

extension DecimalNumber {
  /// The number if a single multiplication or division makes it; if not, nil.
  ///
  /// Whole numbers up to 2⁵³ and powers of ten up to 10²² are exact, and IEEE 754 rounds a product and a quotient to the
  /// nearest.
  fileprivate var quotient: Double? {
    guard digits <= UInt64(1) << 53, !isCut else { return nil }
    switch exponent {
    case 0: return Double(digits)
    case -22..<0: return Double(digits) / PowersOf.ten[Int(-exponent)]
    case 1...22: return Double(digits) * PowersOf.ten[Int(exponent)]
    default: return digits == 0 ? 0 : nil
    }
  }

  /// The nearest Double of any number.
  fileprivate func nearest(in text: UnsafeBufferPointer<UInt8>) -> Double {
    // All numbers beyond are more than the largest Double, or less than half of the smallest.
    if exponent > PowersOf.mostTens { return .infinity }
    if exponent < PowersOf.leastTens { return 0 }
    let estimate = DecimalEstimate(digits, tens: Int(exponent), isCut: isCut)
    guard estimate.top <= Double.greatestFiniteMagnitude.exponent else { return .infinity }
    guard let lower = LowerDouble(estimate) else { return 0 }
    let isUp: Bool
    switch lower.side {
    case .below: isUp = false
    case .above: isUp = true
    case .unclear: isUp = isAtLeastHalfway(above: lower, in: text)
    }
    // One more in the last bit of the largest Double are the bits of infinity.
    return Double(bitPattern: lower.bits + (isUp ? 1 : 0))
  }

  /// Whether the number is to be rounded up, by all of its digits.
  private func isAtLeastHalfway(
    above lower: LowerDouble, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var number = WideInteger()
    let (tens, isCut) = readAll(of: text, into: &number)
    var halfway = WideInteger(2 * lower.kept + 1)
    // The powers of two in the tens and in the halfway point's unit are one shift.
    let shift = tens - (lower.unit - 1)
    if tens >= 0 {
      number.multiply(byFives: tens)
    } else {
      halfway.multiply(byFives: -tens)
    }
    if shift >= 0 {
      number.shift(by: shift)
    } else {
      halfway.shift(by: -shift)
    }
    if number < halfway { return false }
    return isCut || halfway < number || lower.kept & 1 == 1
  }
}
