/// A number of about 106 bits: the unrounded sum of a Double and a much smaller one.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(high: Double, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers of any magnitudes (Knuth), without a fused multiply-add.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high: high, low: (a - (high - part)) + (b - part))
  }
}
