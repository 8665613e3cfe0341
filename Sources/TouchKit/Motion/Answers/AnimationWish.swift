/// What a designer pulls an answer of an animation to.
package enum AnimationWish: Hashable, Sendable {
  /// The motion has this duration; a spring keeps its damping, a timed curve its shape.
  case end(Time)
  /// The motion moves past the target by this share of the distance, and first reaches the target
  /// at the same time as before.
  case hump(Double)
  /// The motion first reaches the target after this time, and moves as far past it as before.
  case firstArrival(Time)
  /// A timed curve begins with its mean speed times this number.
  case beginRate(Double)
  /// A timed curve ends with its mean speed times this number.
  case endRate(Double)
}
