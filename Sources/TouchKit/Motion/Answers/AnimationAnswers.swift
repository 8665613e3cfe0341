/// What a designer wants to know of an animation: when it ends, how far it passes its target, and when it gets there.
///
/// All are the engine's own: a spring has ended when it keeps to the rule of rest, and what it would do after that isn't
/// seen.
package struct AnimationAnswers: Hashable, Sendable {
  /// The two parts of the rule of rest.
  package enum Rule: Hashable, Sendable {
    /// The motion stays near enough to its target.
    case distance
    /// The motion stays slow enough.
    case speed
  }

  /// How long the motion takes.
  package let end: Time
  /// The part of the rule of rest that a spring comes to keep last; nil for a timed curve.
  package let rule: Rule?
  /// How far it passes the target, as a share of the distance; nil if it doesn't.
  package let hump: Double?
  /// When it reaches the target before it passes it; nil if it only reaches it at its end.
  package let firstArrival: Time?
  /// With how many times its mean speed a timed curve begins; nil for a spring, which begins with the finger's velocity.
  package let beginRate: Double?
  /// With how many times its mean speed a timed curve ends; nil for a spring, which comes to rest.
  package let endRate: Double?
}

extension AnimationAnswers {
  init(_ spring: SpringFromRest) {
    let motion = spring.motion
    end = spring.end
    rule = spring.rule
    firstArrival = motion.passing
    hump = spring.hump
    beginRate = nil
    endRate = nil
  }

  init(_ easing: CubicEasing, over distance: Double, in duration: Time) {
    let motion = CurveMotion(
      from: 0, to: distance, start: .zero, duration: duration, easing: easing)
    end = duration
    rule = nil
    let moves = distance > 0 && duration > .zero
    hump = moves ? easing.turns.map { easing.progress(at: $0) - 1 }.filter { $0 > 0 }.max() : nil
    // A flat end may round to the target before its time.
    let arrival = hump == nil ? nil : motion.nextTime(crossing: distance, after: .zero)
    firstArrival = arrival.flatMap { $0 < duration ? $0 : nil }
    beginRate = easing.rate(at: 0)
    endRate = easing.rate(at: 1)
  }
}
