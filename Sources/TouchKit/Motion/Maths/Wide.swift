/// A number of about 106 bits: the unrounded sum of a Double and a much smaller one.
struct Wide {
  var high: Double
  var low: Double

  init(high: Double, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum, whatever the order of magnitude of the two (Knuth), without a fused multiply-add.
  static func sum(_ a: Double, _ b: Double) -> Wide {
    let high = a + b
    let part = high - a
    return Wide(high: high, low: (a - (high - part)) + (b - part))
  }
}
