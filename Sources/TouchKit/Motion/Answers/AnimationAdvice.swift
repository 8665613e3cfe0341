/// What might be wrong with an animation, as far as the engine can know.
package enum AnimationAdvice: Hashable, Sendable {
  /// The duration, which is the value here, is longer than `longest`.
  case long(Time)
  /// A finger begins it with one velocity, in units a second, but the timed curve continues with
  /// another one.
  case losesVelocity(finger: Double, begin: Double)

  /// A longer motion feels like waiting.
  package static let longest = Time.milliseconds(500)
  /// A motion counts as arrived at this many times the rule's distance from its target: a point.
  private static let visible = 100.0

  /// The advice about an animation over a distance. `velocity` is that of a finger that begins it, if one does.
  ///
  /// A motion's long end is mostly too small to be seen, so what counts is when it arrives, in whole milliseconds.
  package static func about(
    _ animation: Animation, distance: Double, finger velocity: Double? = nil,
    rest: RestThreshold = .points
  ) -> [AnimationAdvice] {
    var advice: [AnimationAdvice] = []
    let motion = Motion.animate(
      from: 0, to: distance, velocity: velocity ?? 0, start: .zero, duration: animation.duration,
      curve: animation.curve, rest: rest)
    let arrival = motion.arrival(within: visible * rest.distance)
      .map { Time.milliseconds($0.milliseconds.rounded()) }
    if let arrival, arrival > longest { advice.append(.long(arrival)) }
    if case .curve(let curve) = motion, let velocity, velocity.magnitude > rest.speed {
      advice.append(.losesVelocity(finger: velocity, begin: curve.velocity(at: .zero)))
    }
    return advice
  }
}

extension AnimationAdvice: CustomStringConvertible {
  /// A sentence for a designer.
  package var description: String {
    switch self {
    case .long(let time):
      """
      it takes \(time.milliseconds.twoDecimals) ms; more than \
      \(AnimationAdvice.longest.milliseconds.twoDecimals) ms is felt as waiting
      """
    case .losesVelocity(let finger, let begin):
      """
      the finger's velocity of \(finger.twoDecimals) a second becomes \(begin.twoDecimals) at once; \
      a spring would go on with it
      """
    }
  }
}
