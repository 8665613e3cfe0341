/// The resistance of content that is pulled past its end: the further it is pulled, the less it follows.
///
/// The shown part of a pull o is f(o) = (1 − 1 ÷ (c·o ÷ size + 1))·size, with c = 0.55: the first point of pull shows as 0.55 and
/// no pull shows more than `size`. Multiplied out, f(o) = c·o·size ÷ (c·o + size), and solved for o,
/// o = f·size ÷ (c·(size − f)). Both are odd: a pull to the other side shows to the other side.
public struct RubberBand: Hashable, Sendable {
  /// The greatest length that is shown, in points: the height of what scrolls.
  public var size: Double
  /// How much of the first point of a pull is shown.
  public var give: Double

  /// The platform's own value, which users are used to.
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

  /// The pull that shows as this much: the inverse of `shown(ofPull:)`.
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

  /// How fast the shown position moves, as a factor on the pull's velocity: the derivative f'(o), as a function of f.
  ///
  /// With L = c·o and f = size·L ÷ (L + size), f' = c·(size ÷ (L + size))² = c·(1 − f ÷ size)².
  public func slope(showing shown: Double) -> Double {
    guard size > 0 else { return 0 }
    let left = max(0, 1 - shown.magnitude / size)
    return give * left * left
  }

  /// How fast a position inside or past the bounds follows the finger, as a factor on the finger's velocity.
  public func slope(showing shown: Double, within bounds: ClosedRange<Double>) -> Double {
    let over = shown - MotionLimits.clamp(shown, bounds)
    return over == 0 ? 1 : slope(showing: over)
  }

  /// The shown position for a position that a finger asks for: resisted outside the bounds.
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
