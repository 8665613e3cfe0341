/// The motion of a scroll offset after the finger has lifted: it glides, and bounces at an edge.
///
/// Inside the bounds it is a decay. When the decay reaches an edge, a critically damped spring replaces the decay at
/// that microsecond, with the same position and velocity, and returns the offset to the edge. If the finger lifts
/// outside the bounds, the spring begins immediately. If the offset moves inwards so fast that the spring would pass
/// the edge, it continues from the edge as a decay, with the velocity that it has there. Position and velocity never
/// jump.
public struct FlingMotion: MotionFormula {
  /// The value until `start`.
  public let from: Double
  /// The velocity at `start`, in units a second.
  public let velocity: Double
  /// The values between which the offset comes to rest.
  public let bounds: ClosedRange<Double>
  /// When it begins.
  public let start: Time
  public let target: Double

  /// The motion back to the nearer edge, if it begins outside.
  private let homing: SpringMotion?
  /// The motion inside the bounds.
  private let gliding: DecayMotion?
  /// The motion past an edge and back, after the gliding.
  private let bouncing: SpringMotion?
  private let arrival: Time

  /// Stiffness 100 at mass 1: ω₀ = 10 per second.
  public static let usualBounceResponse = 0.628

  /// A fling from a value with a velocity. The comment of the type says what happens at the edges.
  public init(
    from: Double, velocity: Double, within bounds: ClosedRange<Double>, start: Time,
    deceleration: Double = DecayMotion.usualDeceleration,
    bounceResponse: Double = usualBounceResponse,
    restSpeed: Double = DecayMotion.usualRestSpeed, rest: RestThreshold = .points
  ) {
    precondition(
      from.isFinite && velocity.isFinite && bounds.lowerBound.isFinite
        && bounds.upperBound.isFinite,
      "a fling needs finite numbers, not from \(from) at \(velocity)/s within \(bounds.lowerBound) "
        + "to \(bounds.upperBound)")
    self.from = MotionLimits.value(from)
    self.velocity = MotionLimits.velocity(velocity)
    self.bounds =
      MotionLimits.value(bounds.lowerBound)...MotionLimits.value(bounds.upperBound)
    self.start = start

    func spring(from: Double, velocity: Double, to edge: Double, start: Time) -> SpringMotion {
      SpringMotion(
        from: from, to: edge, velocity: velocity, response: bounceResponse, damping: 1,
        start: start, rest: rest)
    }

    var place = self.from
    var pace = self.velocity
    var time = start
    let nearest = MotionLimits.clamp(place, self.bounds)
    if place != nearest {
      let spring = spring(from: place, velocity: pace, to: nearest, start: time)
      homing = spring
      guard let passing = spring.passing else {
        (gliding, bouncing) = (nil, nil)
        (arrival, target) = (spring.end ?? start, nearest)
        return
      }
      (place, pace, time) = (spring.value(at: passing), spring.velocity(at: passing), passing)
    } else {
      homing = nil
    }

    let edge = pace < 0 ? self.bounds.lowerBound : self.bounds.upperBound
    let decay = DecayMotion(
      from: place, velocity: pace, start: time, deceleration: deceleration, restSpeed: restSpeed)
    // Pushed outwards at the edge itself, or past the far edge if the bounds are very close: there is nothing to glide.
    if pace < 0 ? place <= edge : pace > 0 && place >= edge {
      let spring = spring(from: place, velocity: pace, to: edge, start: time)
      (gliding, bouncing) = (nil, spring)
      (arrival, target) = (spring.end ?? time, edge)
    } else if let reached = decay.nextTime(crossing: edge, after: time) {
      let spring = spring(
        from: decay.value(at: reached), velocity: decay.velocity(at: reached), to: edge,
        start: reached)
      (gliding, bouncing) = (decay, spring)
      (arrival, target) = (spring.end ?? reached, edge)
    } else {
      (gliding, bouncing) = (decay, nil)
      (arrival, target) = (decay.end ?? time, decay.target)
    }
  }

  public var end: Time? { arrival }

  /// The time at which the fling reaches or passes an edge from inside; nil if it does not.
  public var bounceStart: Time? { bouncing?.start }

  public func value(at time: Time) -> Double {
    if time >= arrival { return target }
    if let bouncing, time >= bouncing.start { return bouncing.value(at: time) }
    if let gliding, time >= gliding.start { return gliding.value(at: time) }
    return homing?.value(at: time) ?? from
  }

  public func velocity(at time: Time) -> Double {
    if time >= arrival || time < start { return 0 }
    if let bouncing, time >= bouncing.start { return bouncing.velocity(at: time) }
    if let gliding, time >= gliding.start { return gliding.velocity(at: time) }
    return homing?.velocity(at: time) ?? 0
  }

  public func nextTime(crossing level: Double, after: Time) -> Time? {
    var breaks = [start]
    let inner = gliding?.start ?? bouncing?.start ?? arrival
    breaks += (homing?.breaks ?? []).filter { $0 < inner }
    breaks.append(inner)
    breaks += bouncing?.breaks ?? []
    breaks.append(arrival)
    return Crossing.first(of: level, after: after, breaks: breaks) { value(at: $0) }
  }
}

extension FlingMotion {
  public var description: String {
    """
    fling \(from.twoDecimals) → \(target.twoDecimals) \
    at \(velocity.twoDecimals)/s, \(endDescription)
    """
  }
}
