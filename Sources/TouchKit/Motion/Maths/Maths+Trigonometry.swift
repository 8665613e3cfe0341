/// Sines, cosines and angles, the same to the bit on every machine.
extension Maths {
  /// The sine of an angle in radians; exact to 2 ulp up to 1,600,000 (see `quadrant(of:)`).
  public static func sin(_ x: Double) -> Double {
    if x == 0 { return x }
    let (quadrant, r) = quadrant(of: x)
    switch quadrant {
    case 0: return sine(r)
    case 1: return cosine(r)
    case 2: return -sine(r)
    default: return -cosine(r)
    }
  }

  /// The cosine of an angle in radians; exact to 2 ulp up to 1,600,000 (see `quadrant(of:)`).
  public static func cos(_ x: Double) -> Double {
    let (quadrant, r) = quadrant(of: x)
    switch quadrant {
    case 0: return cosine(r)
    case 1: return -sine(r)
    case 2: return -cosine(r)
    default: return sine(r)
    }
  }

  /// The angle of the point (x, y) from the positive x axis, −π…π, with the special cases of C's
  /// `atan2`.
  ///
  /// The point is mirrored into the eighth with 0 ≤ y ≤ x. There the nearest c of 0, ¼, ½, ¾, 1 to
  /// y ÷ x leaves atan(y ÷ x) = atan c + atan z with z = (y − cx) ÷ (x + cy), |z| ≤ ⅛, for a short
  /// series; the constants are added as two Doubles each.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    var across = x.magnitude
    var up = y.magnitude
    if across.isInfinite || up.isInfinite {
      across = across.isInfinite ? 1 : 0
      up = up.isInfinite ? 1 : 0
    }
    // Keeps x + cy finite, and tiny quotients out of the subnormal numbers.
    let size = max(across, up)
    if size > 0x1p1000 { (across, up) = (across * 0x1p-60, up * 0x1p-60) }
    if size < 0x1p-900 { (across, up) = (across * 0x1p120, up * 0x1p120) }

    let isSteep = up > across
    var (angle, rest) =
      size == 0 ? (DoubleDouble(high: 0), 0) : arc(isSteep ? across : up, isSteep ? up : across)
    if isSteep { (angle, rest) = subtract((angle, rest), from: halfPi) }
    if x.sign == .minus { (angle, rest) = subtract((angle, rest), from: pi) }
    let result = angle.high + (angle.low + rest)
    return y.sign == .minus ? -result : result
  }

  private static func subtract(
    _ value: (DoubleDouble, Double), from minuend: (high: Double, low: Double)
  ) -> (DoubleDouble, Double) {
    let head = DoubleDouble.sum(minuend.high, -value.0.high)
    return (DoubleDouble(high: head.high, low: head.low + (minuend.low - value.0.low)), -value.1)
  }

  /// atan(up ÷ across) for 0 ≤ up ≤ across, as a constant and the arc left over.
  private static func arc(_ up: Double, _ across: Double) -> (DoubleDouble, Double) {
    let slope = up / across
    let (c, angle) = nearestArc(to: slope)
    let z = c == 0 ? slope : (up - c * across) / (across + c * up)
    let square = z * z
    return (angle, z + z * square * polynomial(square, arcSeries))
  }

  /// The nearest of 0, ¼, ½, ¾ and 1 to a slope, and its arc tangent.
  private static func nearestArc(to slope: Double) -> (c: Double, angle: DoubleDouble) {
    switch slope {
    case ..<0.125: (0, DoubleDouble(high: 0))
    case ..<0.375: (0.25, DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57))
    case ..<0.625: (0.5, DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56))
    case ..<0.875: (0.75, DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56))
    default: (1, DoubleDouble(high: halfPi.high / 2, low: halfPi.low / 2))
    }
  }

  /// x = n·π/2 + r with |r| ≤ π/4; n modulo 4 and r as two Doubles.
  ///
  /// π/2 is cut into parts of 33 bits, so that n times a part is exact for |n| < 2²⁰ and the differences lose nothing
  /// however close x is to a multiple (Cody and Waite). Beyond that the whole turns of the Double nearest 2π are
  /// subtracted first: a remainder is exact by definition and so has the same bits everywhere, but the angle is then
  /// only as exact as x · 2⁻⁵³.
  private static func quadrant(of x: Double) -> (Int, DoubleDouble) {
    guard x.isFinite else { return (0, DoubleDouble(high: .nan)) }
    let near =
      x.magnitude < 0x1p20 * halfPi.high ? x : x.truncatingRemainder(dividingBy: turn)
    let n = (near / halfPi.high).rounded()
    let count = Int(exactly: n) ?? 0
    let first = DoubleDouble.sum(near, -n * 0x1.921fb544p+0)
    let second = DoubleDouble.sum(first.high, -n * 0x1.0b4611a6p-34)
    let third = DoubleDouble.sum(second.high, -n * 0x1.3198a2ep-69)
    let low = (first.low + second.low) + (third.low - n * 0x1.b839a252049c1p-104)
    return (count & 3, DoubleDouble.sum(third.high, low))
  }

  /// Taylor up to r¹⁹: r − r³/3! + …; the tail r.low changes the sine by r.low·cos r.
  private static func sine(_ r: DoubleDouble) -> Double {
    let z = r.high * r.high
    return r.high + (r.high * z * polynomial(z, sineSeries) + r.low * (1 - 0.5 * z))
  }

  /// Taylor up to r²⁰: 1 − r²/2! + …
  ///
  /// 1 − r²/2 rounds; what it lost, (1 − w) − r²/2, is exact and joins the small terms.
  private static func cosine(_ r: DoubleDouble) -> Double {
    let z = r.high * r.high
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * z * polynomial(z, cosineSeries) - r.high * r.low))
  }

  /// −1/3!, 1/5!, … −1/19!
  private static let sineSeries: [Double] = [
    -1.0 / 6, 1.0 / 120, -1.0 / 5040, 1.0 / 362_880, -1.0 / 39_916_800, 1.0 / 6_227_020_800,
    -1.0 / 1_307_674_368_000, 1.0 / 355_687_428_096_000, -1.0 / 121_645_100_408_832_000,
  ]

  /// 1/4!, −1/6!, … 1/20!
  private static let cosineSeries: [Double] = [
    1.0 / 24, -1.0 / 720, 1.0 / 40320, -1.0 / 3_628_800, 1.0 / 479_001_600, -1.0 / 87_178_291_200,
    1.0 / 20_922_789_888_000, -1.0 / 6_402_373_705_728_000, 1.0 / 2_432_902_008_176_640_000,
  ]

  /// −1/3, 1/5, … −1/19
  private static let arcSeries: [Double] = [
    -1.0 / 3, 1.0 / 5, -1.0 / 7, 1.0 / 9, -1.0 / 11, 1.0 / 13, -1.0 / 15, 1.0 / 17, -1.0 / 19,
  ]
}
