/// The elementary functions that every motion uses, in plain Double arithmetic.
///
/// On another processor, a C library uses other variants of `exp`, `sin` and similar functions. Their results differ in
/// the last bits, and the difference would be visible in frames. These functions use only + − × ÷, `sqrt` and rounding
/// to whole numbers, which IEEE 754 fixes to the bit, and never a fused multiply-add. All results are within 2 units in
/// the last place (ulp) of the true value.
public enum Maths {
  /// √x, rounded correctly by the hardware.
  public static func sqrt(_ x: Double) -> Double { x.squareRoot() }
}

extension Maths {
  static let ln2 = (high: 0x1.62e42fefa3800p-1, low: 0x1.ef35793c76730p-45)
  static let pi = (high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
  static let halfPi = (high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
  /// A full turn in radians.
  public static let turn = 2 * Double.pi

  /// Horner's rule, highest power last: c₀ + x(c₁ + x(c₂ + …)).
  @inline(__always)
  static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for index in coefficients.indices.reversed() { sum = sum * x + coefficients[index] }
    return sum
  }

  /// x · 2ᵏ, in steps that neither overflow nor underflow before the result does.
  static func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
    func power(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }
    if exponent > 1023 { return x * power(1023) * power(min(exponent - 1023, 1023)) }
    if exponent < -1022 {
      // The last factor alone may round: the first keeps 2^-1022 or more.
      return x * power(max(exponent, -2000) + 1000) * power(-1000)
    }
    return x * power(exponent)
  }
}
