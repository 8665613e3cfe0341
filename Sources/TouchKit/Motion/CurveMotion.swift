/// A motion of fixed duration along a timing curve.
public struct CurveMotion: MotionFormula {
  /// The value until `start`.
  public let from: Double
  public let target: Double
  /// When it begins.
  public let start: Time
  /// The duration of the motion.
  public let duration: Time
  /// How the progress changes with time.
  public let easing: CubicEasing

  /// A duration below 0 counts as 0: the value is then the target from `start` on.
  public init(
    from: Double, to: Double, start: Time, duration: Time, easing: CubicEasing = .easeInOut
  ) {
    precondition(
      from.isFinite && to.isFinite, "a curve needs finite values, not from \(from) to \(to)")
    self.from = MotionLimits.value(from)
    target = MotionLimits.value(to)
    self.start = start
    self.duration = max(.zero, duration)
    self.easing = easing
  }

  public var end: Time? { arrival }
  private var arrival: Time { start + duration }

  public func value(at time: Time) -> Double {
    if time >= arrival { return target }
    if time <= start { return from }
    return from + (target - from) * easing.progress(at: share(at: time))
  }

  public func velocity(at time: Time) -> Double {
    if time >= arrival || time < start || target == from { return 0 }
    let rate = easing.rate(at: share(at: time))
    return MotionLimits.velocity((target - from) * rate / duration.seconds)
  }

  public func nextTime(crossing level: Double, after: Time) -> Time? {
    Crossing.first(of: level, after: after, breaks: breaks, guess: lineGuess(level)) {
      value(at: $0)
    }
  }

  private func share(at time: Time) -> Double {
    Double((time - start).microseconds) / Double(duration.microseconds)
  }

  private var breaks: [Time] {
    var breaks = [start]
    for share in easing.turns {
      Crossing.append(share * duration.seconds, after: start, to: &breaks)
    }
    return breaks + [arrival]
  }

  /// A straight line passes a level at the same share of time and of distance.
  private func lineGuess(_ level: Double) -> Time? {
    guard easing.isLinear, target != from else { return nil }
    return start + .seconds(duration.seconds * ((level - from) / (target - from)))
  }
}

extension CurveMotion {
  public var description: String {
    "curve \(from.twoDecimals) → \(target.twoDecimals), \(endDescription)"
  }
}
