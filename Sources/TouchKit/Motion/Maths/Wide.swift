/// A number of about 106 bits: the unrounded sum of a Double and a much smaller one.
///
/// The classic error-free transformations of Dekker (1971) and Knuth, without a fused multiply-add.
struct Wide {
  var high: Double
  var low: Double

  init(high: Double, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum, whatever the order of magnitude of the two (Knuth).
  static func sum(_ a: Double, _ b: Double) -> Wide {
    let high = a + b
    let part = high - a
    return Wide(high: high, low: (a - (high - part)) + (b - part))
  }

  /// The exact product (Dekker): each factor is split into halves whose products fit.
  ///
  /// Factors beyond 2^970 would overflow in the split; no caller has any.
  static func product(_ a: Double, _ b: Double) -> Wide {
    let (aTop, aRest) = halves(a)
    let (bTop, bRest) = halves(b)
    let high = a * b
    let low = ((aTop * bTop - high) + aTop * bRest + aRest * bTop) + aRest * bRest
    return Wide(high: high, low: low)
  }

  /// The upper 26 bits and what is left of them (Veltkamp).
  private static func halves(_ a: Double) -> (Double, Double) {
    let shifted = a * 0x1.0000002p27
    let top = shifted - (shifted - a)
    return (top, a - top)
  }

  static func + (a: Wide, b: Wide) -> Wide {
    let head = sum(a.high, b.high)
    return normalised(head.high, head.low + (a.low + b.low))
  }

  static func * (a: Wide, b: Wide) -> Wide {
    let head = product(a.high, b.high)
    return normalised(head.high, head.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Wide, b: Wide) -> Wide {
    let quotient = a.high / b.high
    let back = product(quotient, b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - quotient * b.low)
    return normalised(quotient, rest / b.high)
  }

  private static func normalised(_ high: Double, _ low: Double) -> Wide {
    let total = high + low
    return Wide(high: total, low: low - (total - high))
  }
}
