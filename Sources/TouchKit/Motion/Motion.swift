/// Any kind of motion, as one value.
public enum Motion: MotionFormula {
  /// Along a curve, in a fixed time.
  case curve(CurveMotion)
  /// By a spring.
  case spring(SpringMotion)
  /// Slower and slower, like something that glides on a smooth table.
  case decay(DecayMotion)
  /// As scrolled content moves: gliding, with a bounce at the edges.
  indirect case fling(FlingMotion)
  /// Without an end.
  case endless(EndlessMotion)

  /// The motion that a timing curve describes.
  ///
  /// A spring begins with `velocity` and ignores the duration; a curve uses the duration and
  /// ignores the velocity.
  public static func animate(
    from: Double, to: Double, velocity: Double = 0, start: Time, duration: Time,
    curve: TimingCurve, rest: RestThreshold = .points
  ) -> Motion {
    if case .spring(let response, let damping) = curve {
      return .spring(
        SpringMotion(
          from: from, to: to, velocity: velocity, response: response, damping: damping,
          start: start, rest: rest))
    }
    return .curve(
      CurveMotion(
        from: from, to: to, start: start, duration: duration, easing: curve.easing ?? .linear))
  }

  public var start: Time {
    switch self {
    case .curve(let motion): motion.start
    case .spring(let motion): motion.start
    case .decay(let motion): motion.start
    case .fling(let motion): motion.start
    case .endless(let motion): motion.start
    }
  }

  public var end: Time? {
    switch self {
    case .curve(let motion): motion.end
    case .spring(let motion): motion.end
    case .decay(let motion): motion.end
    case .fling(let motion): motion.end
    case .endless(let motion): motion.end
    }
  }

  public var target: Double {
    switch self {
    case .curve(let motion): motion.target
    case .spring(let motion): motion.target
    case .decay(let motion): motion.target
    case .fling(let motion): motion.target
    case .endless(let motion): motion.target
    }
  }

  public func value(at time: Time) -> Double {
    switch self {
    case .curve(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .decay(let motion): motion.value(at: time)
    case .fling(let motion): motion.value(at: time)
    case .endless(let motion): motion.value(at: time)
    }
  }

  public func velocity(at time: Time) -> Double {
    switch self {
    case .curve(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .decay(let motion): motion.velocity(at: time)
    case .fling(let motion): motion.velocity(at: time)
    case .endless(let motion): motion.velocity(at: time)
    }
  }

  public func nextTime(crossing level: Double, after: Time) -> Time? {
    switch self {
    case .curve(let motion): motion.nextTime(crossing: level, after: after)
    case .spring(let motion): motion.nextTime(crossing: level, after: after)
    case .decay(let motion): motion.nextTime(crossing: level, after: after)
    case .fling(let motion): motion.nextTime(crossing: level, after: after)
    case .endless(let motion): motion.nextTime(crossing: level, after: after)
    }
  }

  public func nextChange(after time: Time) -> Time? {
    switch self {
    case .curve(let motion): motion.nextChange(after: time)
    case .spring(let motion): motion.nextChange(after: time)
    case .decay(let motion): motion.nextChange(after: time)
    case .fling(let motion): motion.nextChange(after: time)
    case .endless(let motion): motion.nextChange(after: time)
    }
  }

  /// A phrase for the event log, such as `spring 0 → 120 at 300/s, until 512.345 ms`.
  public var description: String {
    switch self {
    case .curve(let motion): motion.description
    case .spring(let motion): motion.description
    case .decay(let motion): motion.description
    case .fling(let motion): motion.description
    case .endless(let motion): motion.description
    }
  }
}
