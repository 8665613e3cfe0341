extension Maths {
  /// xʸ, with the special cases of C's `pow`.
  ///
  /// xʸ = e^(y·ln x). The exponent reaches 709, and a relative error of ε in it is one of 709·ε in
  /// the result, so the logarithm and the product are taken in 106 bits.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let magnitude = x.magnitude
    if y.isInfinite {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (y > 0) ? .infinity : 0
    }
    let isOdd = isOddInteger(y)
    let sign = isOdd && x.sign == .minus ? -1.0 : 1.0
    if magnitude == 0 || magnitude.isInfinite {
      return sign * ((magnitude == 0) == (y > 0) ? 0 : .infinity)
    }
    if x < 0, y != y.rounded() { return .nan }
    // Beyond these the result is 0 or infinite for every x but 1, and the products stay finite.
    let exponent = max(-0x1p64, min(0x1p64, y))
    return sign * exp(wideLog(magnitude) * Wide(high: exponent))
  }

  /// ln x to about 2⁻⁶⁴ of itself, for a finite x above 0.
  ///
  /// The series of `log` with its first terms in 106 bits: 2s(1 + z·(1/3 + z·(1/5 + z/7 + …))),
  /// z = s² ≤ 0.0295. The tail after 1/5 is so small that plain Doubles carry it.
  private static func wideLog(_ x: Double) -> Wide {
    let (k, m) = reduced(x)
    let s = Wide(high: m - 1) / Wide.sum(m, 1)
    let z = s * s
    let tail = z.high * polynomial(z.high, powerSeries)
    let inner = Wide(high: 0x1.5555555555555p-2, low: 0x1.5555555555555p-56) + Wide(high: tail)
    let product = s * z * inner
    let fraction = s + product
    let doubled = Wide(high: 2 * fraction.high, low: 2 * fraction.low)
    return Wide.sum(k * ln2.high, k * ln2.low) + doubled
  }

  private static func isOddInteger(_ y: Double) -> Bool {
    guard y.magnitude < 0x1p53, let whole = Int64(exactly: y) else { return false }
    return whole & 1 == 1
  }

  /// 1/5, 1/7, … 1/27
  private static let powerSeries: [Double] = [
    1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21,
    1.0 / 23, 1.0 / 25, 1.0 / 27,
  ]
}
