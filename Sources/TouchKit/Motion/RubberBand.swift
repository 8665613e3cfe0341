/// The resistance of content that is pulled past its end: the further it is pulled, the less it follows.
///
/// A pull o is shown as f(o) = (1 − 1 ÷ (c·o ÷ size + 1))·size, with c = 0.55: the first point of a pull is shown as
/// 0.55 points, and no pull is shown as more than `size`. Multiplied out, f(o) = c·o·size ÷ (c·o + size), and solved
/// for o, o = f·size ÷ (c·(size − f)). Both functions are odd: a pull in the other direction is shown in the other
/// direction.
public struct RubberBand: Hashable, Sendable {
  /// The greatest length that is shown, in points: the height of what scrolls.
  public var size: Double
  /// The share of a short pull that is shown: the beginning of the pull moves the content by this factor.
  public var give: Double

  /// The usual value, which users know from other phones.
  public static let usualGive = 0.55

  /// A resistance for something of a size, in points.
  public init(size: Double, give: Double = usualGive) {
    precondition(
      size.isFinite && give.isFinite && give > 0,
      "a rubber band needs a finite size and a give above 0, not \(size) and \(give)")
    self.size = MotionLimits.clamp(size, 0...MotionLimits.position)
    self.give = MotionLimits.clamp(give, 0.000_001...1)
  }

  /// How much of a pull is shown; 0 if there is no room at all.
  public func shown(ofPull pull: Double) -> Double {
    precondition(pull.isFinite, "a pull must be finite, not \(pull)")
    guard size > 0 else { return 0 }
    let length = give * pull.magnitude
    let shown = length.isFinite ? size * (length / (length + size)) : size
    return pull < 0 ? -shown : shown
  }

  /// The pull that is shown as this distance: the inverse of `shown(ofPull:)`.
  ///
  /// A distance that no pull can show, such as a bounce that is caught far out, counts as nearly all of `size`.
  public func pull(showing shown: Double) -> Double {
    precondition(shown.isFinite, "what a pull shows must be finite, not \(shown)")
    guard size > 0 else { return 0 }
    let most = size * Self.reach
    let length = min(shown.magnitude, most)
    let pull = length * size / (give * (size - length))
    return shown < 0 ? -pull : pull
  }

  /// The velocity of the shown position divided by the velocity of the pull: the derivative f'(o), as a function of f.
  ///
  /// With L = c·o and f = size·L ÷ (L + size), f' = c·(size ÷ (L + size))² = c·(1 − f ÷ size)².
  public func slope(showing shown: Double) -> Double {
    guard size > 0 else { return 0 }
    let left = max(0, 1 - shown.magnitude / size)
    return give * left * left
  }

  /// The velocity of a shown position, inside or outside the bounds, divided by the finger's velocity.
  public func slope(showing shown: Double, within bounds: ClosedRange<Double>) -> Double {
    let over = shown - MotionLimits.clamp(shown, bounds)
    return over == 0 ? 1 : slope(showing: over)
  }

  /// The position that is shown if a finger asks for this position. Outside the bounds it is nearer to them.
  public func shown(at position: Double, within bounds: ClosedRange<Double>) -> Double {
    let inside = MotionLimits.clamp(position, bounds)
    return inside + shown(ofPull: position - inside)
  }

  /// The position that a finger must ask for, so that this one is shown: the inverse of `shown(at:within:)`.
  public func position(showing shown: Double, within bounds: ClosedRange<Double>) -> Double {
    let inside = MotionLimits.clamp(shown, bounds)
    return inside + pull(showing: shown - inside)
  }

  /// The share of `size` beyond which the inverse would grow without limit.
  private static let reach = 0.999
}
