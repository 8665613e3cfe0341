/// An animation over a distance. A designer drags one of its answers, and the solver finds the parameters
/// for that answer.
///
/// The animation begins at rest; its delay counts for nothing and is kept.
package struct AnimationSolver: Equatable, Sendable {
  /// The animation as it is.
  package let animation: Animation
  /// How far it moves, in the unit of the rule of rest.
  package let distance: Double
  /// When its springs count as arrived.
  package let rest: RestThreshold
  /// The durations that the catalogue allows.
  package let durations: ClosedRange<Time>

  /// A solver for an animation over a distance, to either side.
  package init(
    _ animation: Animation, distance: Double, rest: RestThreshold = .points,
    durations: ClosedRange<Time> = .zero ... .seconds(10)
  ) {
    precondition(distance.isFinite, "an animation needs a finite distance, not \(distance)")
    self.animation = animation
    self.distance = MotionLimits.value(distance.magnitude)
    self.rest = rest
    self.durations = durations
  }

  /// What the animation answers as it is.
  package var answers: AnimationAnswers {
    if let presentSpring { return AnimationAnswers(presentSpring) }
    return AnimationAnswers(easing, over: distance, in: max(.zero, animation.duration))
  }

  /// The animation that answers as wanted, or why no animation does.
  package func solve(_ wish: AnimationWish) -> Result<Animation, AnimationRefusal> {
    Result { () throws(AnimationRefusal) in
      if let presentSpring { return with(try spring(presentSpring, granting: wish)) }
      return try timed(granting: wish)
    }
  }

  /// The spring as it is; nil for a timed curve.
  private var presentSpring: SpringFromRest? {
    guard case .spring(let response, let damping) = animation.curve else { return nil }
    return SpringFromRest(response: response, damping: damping, distance: distance, rest: rest)
  }

  private var easing: CubicEasing { animation.curve.easing ?? .linear }

  /// The same animation with another spring.
  func with(_ spring: SpringFromRest) -> Animation {
    var copy = animation
    copy.curve = .spring(response: spring.response, damping: spring.damping)
    return copy
  }

  func refusal(
    _ reason: AnimationRefusal.Reason, nearest: SpringFromRest? = nil
  ) -> AnimationRefusal {
    AnimationRefusal(reason: reason, rest: rest, nearest: nearest.map(with))
  }

  private func timed(granting wish: AnimationWish) throws(AnimationRefusal) -> Animation {
    var copy = animation
    switch wish {
    case .end(let time):
      copy.duration = min(max(time, durations.lowerBound), durations.upperBound)
      if copy.duration != time {
        throw AnimationRefusal(reason: .duration(durations), rest: rest, nearest: copy)
      }
    case .beginRate(let rate): copy.curve = easing.beginning(withRate: rate).curve
    case .endRate(let rate): copy.curve = easing.ending(withRate: rate).curve
    case .hump, .firstArrival: throw refusal(.timed)
    }
    return copy
  }
}
