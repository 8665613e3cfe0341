/// The largest Double that is not above an estimate, and on which side of the halfway point to the next one the number is.
struct LowerDouble {
  enum Side {
    case below, above
    /// The estimate is too coarse to say.
    case unclear
  }

  /// The Double's significand as an integer.
  let kept: UInt64
  /// The power of two of its last bit.
  let unit: Int
  let bits: UInt64
  let side: Side

  /// The bits of an estimate beyond a significand's 53.
  private static let usualRest = 11

  /// Nil if the number is surely less than half of the smallest Double.
  init?(_ estimate: DecimalEstimate) {
    let (top, least) = (estimate.top, Double.leastNormalMagnitude.exponent)
    // A Double below the least normal one has fewer bits.
    let rest = LowerDouble.usualRest + max(0, least - top)
    guard rest <= 65 else { return nil }
    unit = estimate.unit + rest
    kept = estimate.fraction >> UInt64(rest)
    // The first bit of the significand adds 1 to the exponent.
    bits = top >= least ? UInt64(top - least) << 52 + kept : kept
    guard rest <= 64 else {
      side = .unclear
      return
    }
    let half: UInt64 = 1 << UInt64(rest - 1)
    let behind = estimate.fraction - kept << UInt64(rest)
    if behind > half {
      side = .above
    } else {
      side = half - behind > estimate.error ? .below : .unclear
    }
  }
}
