/// Turns the handles of a timed curve so that it begins or ends with a wanted speed.
///
/// The curve leaves its begin in the direction of the first control point, so with the rate y₁ ÷ x₁. It ends in the
/// direction from the second one, so with (1 − y₂) ÷ (1 − x₂). The rate is set by y alone: how long a
/// handle acts, x, stays.
extension CubicEasing {
  /// How far in time a handle reaches that had no length and so no direction; about a third is a straight line's.
  private static let usualReach = 0.3
  /// The greatest height of a handle.
  private static let most = 1000.0

  /// The same curve, but for its first control point, beginning with a rate.
  func beginning(withRate rate: Double) -> CubicEasing {
    let (across, up) = CubicEasing.handle(x1, rate)
    return CubicEasing(across, up, x2, y2)
  }

  /// The same curve, but for its second control point, ending with a rate.
  func ending(withRate rate: Double) -> CubicEasing {
    let (across, up) = CubicEasing.handle(1 - x2, rate)
    return CubicEasing(x1, y1, 1 - across, 1 - up)
  }

  /// The curve as a tuning's value.
  var curve: TimingCurve { .cubic(x1: x1, y1: y1, x2: x2, y2: y2) }

  private static func handle(_ reach: Double, _ rate: Double) -> (across: Double, up: Double) {
    precondition(rate.isFinite, "a curve can't begin or end with the rate \(rate)")
    var across = reach > 0 ? reach : usualReach
    // One below, so that the second point's height, 1 − up, stays in the range, too.
    if rate.magnitude * across > most - 1 { across = (most - 1) / rate.magnitude }
    return (across, rate * across)
  }
}
