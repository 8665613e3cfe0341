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

  public var start: Time { formula.start }
  public var end: Time? { formula.end }
  public var target: Double { formula.target }

  // Every frame samples these two: a switch spares the box that `formula` would allocate.
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
    formula.nextTime(crossing: level, after: after)
  }

  public func nextChange(after time: Time) -> Time? { formula.nextChange(after: time) }

  /// A phrase for the event log, such as `spring 0 → 120 at 300/s, until 512.345 ms`.
  public var description: String { formula.description }

  private var formula: any MotionFormula {
    switch self {
    case .curve(let motion): motion
    case .spring(let motion): motion
    case .decay(let motion): motion
    case .fling(let motion): motion
    case .endless(let motion): motion
    }
  }
}
