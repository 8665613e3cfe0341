/// Why an animation can't have the answer that a designer pulls it to, and what comes nearest.
package struct AnimationRefusal: Error, Hashable, Sendable {
  /// Why it can't.
  package enum Reason: Error, Hashable, Sendable {
    /// With a damping of 1 or more a spring does not move past its target, and does not reach the target before its
    /// end.
    case neverPasses
    /// The spring ends before it reaches its target.
    case endsBeforeTarget
    /// The spring reaches its target, but ends before it has moved farthest past the target.
    case endsBeforeHump
    /// The distance is less than this, in the motion's unit, and a spring is at rest almost
    /// immediately.
    case tooNear(Double)
    /// With this damping, even the shortest response does not end before this time. The rule says which condition for
    /// rest is met last.
    case endsNoEarlier(Time, AnimationAnswers.Rule)
    /// With this damping, even the longest response ends at this time.
    case endsNoLater(Time)
    /// The response would be outside its limits.
    case response
    /// The damping would be below its limit. The value is how far a spring with the least damping moves past its
    /// target.
    case humpsNoHigher(Double)
    /// The duration would be outside this range.
    case duration(ClosedRange<Time>)
    /// The motion is a timed curve: how far it moves past its target, and when it first reaches the target, follow from
    /// its control points.
    case timed
    /// The motion is a spring: it begins with the finger's velocity and ends at rest.
    case spring
  }

  /// Why it can't.
  package let reason: Reason
  /// The rule by which the animation's springs end.
  package let rest: RestThreshold
  /// What comes nearest to the wish; nil if nothing does.
  package let nearest: Animation?
}

extension AnimationRefusal: CustomStringConvertible {
  /// A sentence for a designer, which also names what comes nearest.
  package var description: String {
    guard let nearest else { return why }
    if case .spring(let response, let damping) = nearest.curve {
      return "\(why); nearest: response \(response), damping \(damping)"
    }
    return "\(why); nearest: \(nearest.duration)"
  }

  private var why: String {
    switch reason {
    case .neverPasses: "no hump at a damping of 1 or more: the spring doesn't go past its target"
    case .endsBeforeTarget: "the spring ends before it reaches its target: then \(stays)"
    case .endsBeforeHump: "the spring ends before its hump: then \(stays)"
    case .tooNear(let distance):
      "over a distance of less than \(Self.words(distance)) a spring is at rest nearly at once"
    case .endsNoEarlier(let time, .speed):
      """
      the rule of speed ends springs shorter than the shortest: with this damping it takes \(time) \
      until the speed stays within \(Self.words(rest.speed)) a second
      """
    case .endsNoEarlier(let time, .distance):
      """
      the shortest spring with this damping takes \(time) until it stays within \
      \(Self.words(rest.distance)) of its target
      """
    case .endsNoLater(let time): "the longest spring with this damping takes \(time)"
    case .response:
      """
      the response of a spring is \(Self.words(MotionLimits.response.lowerBound)) to \
      \(Self.words(MotionLimits.response.upperBound)) s
      """
    case .humpsNoHigher(let share):
      """
      the least damping, \(Self.words(MotionLimits.damping.lowerBound)), has a hump of \
      \((share * 100).twoDecimals) %
      """
    case .duration(let range): "the duration must be \(range.lowerBound) to \(range.upperBound)"
    case .timed: "hump and first arrival of a timed curve follow from its control points"
    case .spring: "a spring begins with the finger's velocity and ends at rest"
    }
  }

  private var stays: String {
    """
    it stays within \(Self.words(rest.distance)) of the target and \(Self.words(rest.speed)) \
    a second
    """
  }

  /// A number as people write it: whole ones without a point.
  private static func words(_ number: Double) -> String {
    Int64(exactly: number).map { String($0) } ?? "\(number)"
  }
}
