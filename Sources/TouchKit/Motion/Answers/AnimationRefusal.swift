/// Why an animation can't have the answer that a designer pulls it to, and what comes nearest.
package struct AnimationRefusal: Error, Hashable, Sendable {
  /// Why it can't.
  package enum Reason: Error, Hashable, Sendable {
    /// From a damping of 1 on a spring has neither a hump nor a first arrival before its end.
    case neverPasses
    /// The spring ends before it reaches its target.
    case endsBeforeTarget
    /// The spring reaches its target, but ends before its hump.
    case endsBeforeHump
    /// The distance is less than this, in the motion's unit, and a spring is at rest almost
    /// immediately.
    case tooNear(Double)
    /// With this damping the shortest response ends then, by this part of the rule of rest.
    case endsNoEarlier(Time, AnimationAnswers.Rule)
    /// With this damping the longest response ends then.
    case endsNoLater(Time)
    /// The response would leave its limits.
    case response
    /// The damping would fall below its limit, whose hump this is.
    case humpsNoHigher(Double)
    /// The duration would leave its range.
    case duration(ClosedRange<Time>)
    /// Humps and first arrivals of timed curves follow from their control points.
    case timed
    /// A spring begins with the finger's velocity and comes to rest.
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
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
