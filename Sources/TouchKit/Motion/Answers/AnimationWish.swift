/// What a designer pulls an answer of an animation to.
package enum AnimationWish: Hashable, Sendable {
  /// The motion takes so long; a spring keeps its damping, a timed curve its shape.
  case end(Time)
  /// The motion goes past the target by this share of the distance, and first reaches the target when it did before.
  case hump(Double)
  /// The motion first reaches the target after so long, and goes as far past it as before.
  case firstArrival(Time)
  /// A timed curve begins with so many times its mean speed.
  case beginRate(Double)
  /// A timed curve ends with so many times its mean speed.
  case endRate(Double)
}
