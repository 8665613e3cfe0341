/// A damped spring that pulls a value to its target, and begins with the value's velocity.
///
/// The displacement y = x − target follows y″ + 2ζω₀y′ + ω₀²y = 0; `Oscillator` holds the closed solution. The motion
/// ends when its envelope (or, if it does not swing, its monotone tail) stays within the rest threshold in position and
/// velocity. From then on the value is exactly the target.
public struct SpringMotion: MotionFormula {
  /// The value until `start`.
  public let from: Double
  public let target: Double
  /// The velocity at `start`, in units per second.
  public let velocity: Double
  /// The period of the spring without damping, in seconds.
  public let response: Double
  /// The damping ratio. Below 1 the spring swings past the target; from 1 on it moves past the target only with an
  /// initial velocity.
  public let damping: Double
  /// The threshold at which the motion counts as ended.
  public let rest: RestThreshold
  /// When it begins.
  public let start: Time

  private let arrival: Time
  let oscillator: Oscillator

  /// Velocity, response and damping are limited to `MotionLimits`.
  public init(
    from: Double, to: Double, velocity: Double = 0, response: Double, damping: Double, start: Time,
    rest: RestThreshold = .points
  ) {
    precondition(
      from.isFinite && to.isFinite && velocity.isFinite && response.isFinite && damping.isFinite,
      """
      a spring needs finite numbers, not from \(from) to \(to) with velocity \(velocity), \
      response \(response) and damping \(damping)
      """)
    self.from = MotionLimits.value(from)
    target = MotionLimits.value(to)
    self.velocity = MotionLimits.velocity(velocity)
    self.response = MotionLimits.clamp(response, MotionLimits.response)
    self.damping = MotionLimits.clamp(damping, MotionLimits.damping)
    self.rest = rest
    self.start = start
    oscillator = Oscillator(response: self.response, damping: self.damping)
    let displacement = Oscillator.Solution(value: self.from - target, slope: self.velocity)
    let slope = oscillator.derivative(of: displacement)
    arrival =
      start
      + .seconds(
        max(
          oscillator.rest(of: displacement, within: rest.distance),
          oscillator.rest(of: slope, within: rest.speed)))
  }

  public var end: Time? { arrival }

  public func value(at time: Time) -> Double {
    if time >= arrival { return target }
    if time <= start { return from }
    return target + oscillator.value(of: displacement, after: (time - start).seconds)
  }

  public func velocity(at time: Time) -> Double {
    if time >= arrival || time < start { return 0 }
    let slope = oscillator.derivative(of: displacement)
    return MotionLimits.velocity(oscillator.value(of: slope, after: (time - start).seconds))
  }

  public func nextTime(crossing level: Double, after: Time) -> Time? {
    Crossing.first(of: level, after: after, breaks: breaks) { value(at: $0) }
  }

  /// The first time after the start at which the spring passes its target, while it still runs.
  var passing: Time? {
    guard let zero = oscillator.zeros(of: displacement) else { return nil }
    let time = start + .seconds(zero.first)
    return time < arrival ? time : nil
  }

  /// The times between which the value runs in one direction.
  var breaks: [Time] {
    var breaks = [start]
    if let turns = oscillator.zeros(of: oscillator.derivative(of: displacement)) {
      let length = (arrival - start).seconds
      var turn = turns.first
      while turn < length {
        Crossing.append(turn, after: start, to: &breaks)
        guard let spacing = turns.spacing else { break }
        turn += spacing
      }
    }
    // The last step, onto the target, may go in the other direction.
    return breaks + [arrival - .tick, arrival]
  }

  var displacement: Oscillator.Solution { .init(value: from - target, slope: velocity) }
}

extension SpringMotion {
  public var description: String {
    """
    spring \(from.twoDecimals) → \(target.twoDecimals) \
    at \(velocity.twoDecimals)/s, \(endDescription)
    """
  }
}
