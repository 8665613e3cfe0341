/// Powers of e and their logarithms, the same to the bit on every machine.
extension Maths {
  /// eˣ.
  public static func exp(_ x: Double) -> Double {
    guard x < 709.79 else { return x.isNaN ? .nan : .infinity }
    guard x > -745.2 else { return 0 }
    let (k, rest) = parts(of: x)
    return scaled(1 + rest, byPowerOfTwo: k)
  }

  /// eˣ − 1, exact also where eˣ is nearly 1: (2ᵏ − 1) + 2ᵏ(eʳ − 1), see `parts(of:)`.
  public static func expm1(_ x: Double) -> Double {
    if x == 0 { return x }
    // Beyond that, the 1 is smaller than the rounding, or it is the whole result.
    guard x.magnitude < 40 else { return exp(x) - 1 }
    let (k, rest) = parts(of: x)
    return (scaled(1, byPowerOfTwo: k) - 1) + scaled(rest, byPowerOfTwo: k)
  }

  /// The natural logarithm.
  ///
  /// x = 2ᵏ(1 + f) with 1 + f between √½ and √2. With s = f ÷ (2 + f) the series is
  /// ln(1 + f) = 2s + 2s³/3 + 2s⁵/5 + …, and 2s = f − f²/2 + s·f²/2 puts the exact f in front, so
  /// that the roundings fall on the small terms. |s| ≤ 0.172: the first term left out is below
  /// 2⁻⁵⁸ of the sum.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    let (k, m) = reduced(x)
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    let series = z * polynomial(z, logarithmSeries)
    let half = 0.5 * f * f
    return k * ln2.high - ((half - (s * (half + series) + k * ln2.low)) - f)
  }

  /// k and eʳ − 1 of x = k·ln 2 + r with |r| ≤ ½ ln 2, so that eˣ = 2ᵏ·eʳ.
  ///
  /// `ln2.high` has 42 bits and |k| < 2¹¹, which makes k·`ln2.high` exact; what r lost in rounding is
  /// carried on beside it.
  private static func parts(of x: Double) -> (k: Int, rest: Double) {
    let k = (x / (ln2.high + ln2.low)).rounded()
    let r = DoubleDouble.sum(x - k * ln2.high, -k * ln2.low)
    return (Int(exactly: k) ?? 0, exponentialRest(r.high, r.low))
  }

  /// eʳ⁺ˡ − 1 for |r| ≤ 0.35 and a tiny l, by Taylor: r + (l + lr) + r²/2! + r³/3! + …
  ///
  /// The first term left out, r¹⁴/14!, is below 2⁻⁵⁶ of r.
  private static func exponentialRest(_ r: Double, _ low: Double) -> Double {
    r + (r * r * polynomial(r, exponentialSeries) + (low + low * r))
  }

  /// x = 2ᵏ·m with m between √½ and √2.
  private static func reduced(_ x: Double) -> (k: Double, m: Double) {
    let m = x.significand
    let k = Double(x.exponent)
    return m > 0.5.squareRoot() * 2 ? (k + 1, m / 2) : (k, m)
  }

  /// 1/2!, 1/3!, … 1/14!
  private static let exponentialSeries: [Double] = [
    1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362_880,
    1.0 / 3_628_800, 1.0 / 39_916_800, 1.0 / 479_001_600, 1.0 / 6_227_020_800,
    1.0 / 87_178_291_200,
  ]

  /// 2/3, 2/5, … 2/23
  private static let logarithmSeries: [Double] = [
    2.0 / 3, 2.0 / 5, 2.0 / 7, 2.0 / 9, 2.0 / 11, 2.0 / 13, 2.0 / 15, 2.0 / 17, 2.0 / 19, 2.0 / 21,
    2.0 / 23,
  ]
}
