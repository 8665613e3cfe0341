/// A value that slows down freely: it loses the same share of its velocity every millisecond.
///
/// The velocity is v(t) = v₀·dᵗ with d per millisecond, so v₀·e^(−kt) with t in seconds and k =
/// −1000·ln d. The integral is x(t) = x₀ + v₀(dᵗ − 1) ÷ ln d, in seconds x₀ + v₀(1 − e^(−kt)) ÷ k.
/// It ends when the velocity is down to `restSpeed`, r: after ln(|v₀| ÷ r) ÷ k seconds, at x₀ + (v₀
/// ∓ r) ÷ k.
public struct DecayMotion: MotionFormula {
  /// The value until `start`.
  public let from: Double
  public let target: Double
  /// The velocity at `start`, in units per second.
  public let velocity: Double
  /// The share of the velocity that is left after each millisecond.
  public let deceleration: Double
  /// The velocity at which it stops, in units per second.
  public let restSpeed: Double
  /// When it begins.
  public let start: Time

  private let arrival: Time
  /// k, per second.
  private let rate: Double

  /// The usual value for scrolling, which users know from other phones.
  public static let usualDeceleration = 0.998
  /// At scale 3, a pixel takes a third of a second: so slow that the eye does not see the motion stop.
  public static let usualRestSpeed = 1.0

  /// Velocity and deceleration are limited to `MotionLimits`.
  public init(
    from: Double, velocity: Double, start: Time, deceleration: Double = usualDeceleration,
    restSpeed: Double = usualRestSpeed
  ) {
    precondition(
      from.isFinite && velocity.isFinite && deceleration.isFinite && restSpeed.isFinite
        && restSpeed > 0,
      """
      a decay needs finite numbers and a rest speed above 0, not from \(from) at \(velocity)/s, \
      deceleration \(deceleration), rest speed \(restSpeed)
      """)
    self.from = MotionLimits.value(from)
    self.velocity = MotionLimits.velocity(velocity)
    self.deceleration = MotionLimits.clamp(deceleration, MotionLimits.deceleration)
    self.restSpeed = restSpeed
    self.start = start
    rate = Self.rate(of: self.deceleration)
    let speed = self.velocity.magnitude
    if speed > restSpeed {
      let travel = (speed - restSpeed) / rate
      target = self.from + (self.velocity < 0 ? -travel : travel)
      arrival = start + .seconds(Maths.log(speed / restSpeed) / rate)
    } else {
      target = self.from
      arrival = start
    }
  }

  /// The velocity at the start of a decay that moves this distance.
  public static func velocity(
    toTravel distance: Double, deceleration: Double = usualDeceleration,
    restSpeed: Double = usualRestSpeed
  ) -> Double {
    precondition(
      distance.isFinite && deceleration.isFinite && restSpeed.isFinite,
      """
      a decay needs finite numbers, not distance \(distance), deceleration \(deceleration) and \
      rest speed \(restSpeed)
      """)
    if distance == 0 { return 0 }
    let kept = MotionLimits.clamp(deceleration, MotionLimits.deceleration)
    let speed = distance.magnitude * rate(of: kept) + restSpeed
    return MotionLimits.velocity(distance < 0 ? -speed : speed)
  }

  public var end: Time? { arrival }

  public func value(at time: Time) -> Double {
    if time >= arrival { return target }
    if time <= start { return from }
    return from - velocity * Maths.expm1(-rate * (time - start).seconds) / rate
  }

  public func velocity(at time: Time) -> Double {
    if time >= arrival || time < start { return 0 }
    return velocity * Maths.exp(-rate * (time - start).seconds)
  }

  /// Solved for t: x = x₀ + v₀(1 − e^(−kt)) ÷ k at t = −ln(1 − k(x − x₀) ÷ v₀) ÷ k.
  public func nextTime(crossing level: Double, after: Time) -> Time? {
    let gone = 1 - rate * (level - from) / velocity
    let guess = gone > 0 && gone < 1 ? start + .seconds(-Maths.log(gone) / rate) : nil
    return Crossing.first(of: level, after: after, breaks: [start, arrival], guess: guess) {
      value(at: $0)
    }
  }

  private static func rate(of deceleration: Double) -> Double { -1000 * Maths.log(deceleration) }
}

extension DecayMotion {
  public var description: String {
    """
    decay \(from.twoDecimals) → \(target.twoDecimals) \
    at \(velocity.twoDecimals)/s, \(endDescription)
    """
  }
}
