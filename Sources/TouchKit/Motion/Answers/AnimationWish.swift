/// What a designer pulls an answer of an animation to.
package enum AnimationWish: Hashable, Sendable {
  /// The motion must have this duration. A spring keeps its damping, a timed curve keeps its shape.
  case end(Time)
  /// The motion must move past the target by this share of the distance, and first reach the target at the same time as
  /// before.
  case hump(Double)
  /// The motion must first reach the target after this time, and move as far past the target as before.
  case firstArrival(Time)
  /// A timed curve must begin with its mean speed times this number.
  case beginRate(Double)
  /// A timed curve must end with its mean speed times this number.
  case endRate(Double)
}
