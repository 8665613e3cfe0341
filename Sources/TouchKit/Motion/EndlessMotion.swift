/// A motion that never ends: a blinking caret, a spinner, a movie.
///
/// Its `end` is nil. A phone counts as settled even while such a motion runs.
public struct EndlessMotion: MotionFormula {
  private enum Form: Equatable, Sendable {
    case blink(period: Time, shown: Time)
    case spin(turnsPerSecond: Double)
    case run(from: Double, rate: Double)
  }

  /// When it begins.
  public let start: Time
  private let form: Form

  /// 1 during the share `duty` of each period, then 0 until the period ends. It begins with 1.
  public static func blink(period: Time, duty: Double = 0.5, start: Time) -> EndlessMotion {
    precondition(
      period > .zero && duty >= 0 && duty <= 1,
      "blinking needs a period above 0 and a duty of 0…1, not \(period) and \(duty)")
    return EndlessMotion(
      start: start, form: .blink(period: period, shown: .seconds(period.seconds * duty)))
  }

  /// The part of a turn, from 0 to just below 1. With a negative rate it turns backwards.
  public static func spin(turnsPerSecond: Double, start: Time) -> EndlessMotion {
    precondition(turnsPerSecond.isFinite, "spinning needs a finite rate, not \(turnsPerSecond)")
    return EndlessMotion(
      start: start, form: .spin(turnsPerSecond: MotionLimits.velocity(turnsPerSecond)))
  }

  /// A straight line without an end, such as the position in a movie.
  public static func run(from: Double, rate: Double, start: Time) -> EndlessMotion {
    precondition(
      from.isFinite && rate.isFinite, "running needs finite numbers, not \(from) at \(rate)/s")
    return EndlessMotion(
      start: start,
      form: .run(from: MotionLimits.value(from), rate: MotionLimits.velocity(rate)))
  }

  public var end: Time? { nil }

  /// The value at the start: a shown caret, an upright spinner, the beginning of a movie.
  public var target: Double { value(at: start) }

  public func value(at time: Time) -> Double {
    let elapsed = max(.zero, time - start)
    switch form {
    case .blink(let period, let shown):
      return elapsed.microseconds % period.microseconds < shown.microseconds ? 1 : 0
    case .spin(let rate):
      let turns = rate * elapsed.seconds
      let part = turns - turns.rounded(.down)
      return part < 1 ? part : 0
    case .run(let from, let rate):
      return from + rate * elapsed.seconds
    }
  }

  public func velocity(at time: Time) -> Double {
    if time < start { return 0 }
    switch form {
    case .blink: return 0
    case .spin(let rate), .run(_, let rate): return rate
    }
  }

  public func nextTime(crossing level: Double, after: Time) -> Time? {
    switch form {
    case .blink(let period, let shown):
      let elapsed = max(.zero, after - start).microseconds
      var begin = start + .microseconds(elapsed - elapsed % period.microseconds)
      var breaks: [Time] = []
      // Both toggles of a blink come at the latest in the period after the next.
      for _ in 0..<3 {
        breaks += [begin - .tick, begin, begin + shown - .tick, begin + shown]
        begin += period
      }
      return Crossing.first(of: level, after: after, breaks: breaks) { value(at: $0) }
    case .spin(let rate):
      guard rate != 0, level >= 0, level < 1 else { return nil }
      let turns = rate * max(.zero, after - start).seconds
      let past = turns - level
      let next = level + (rate > 0 ? past.rounded(.down) + 1 : past.rounded(.up) - 1)
      return Self.line(from: 0, rate: rate, start: start, crossing: next, after: after)
    case .run(let from, let rate):
      return Self.line(from: from, rate: rate, start: start, crossing: level, after: after)
    }
  }

  public func nextChange(after time: Time) -> Time? {
    switch form {
    case .blink: nextTime(crossing: 0.5, after: time)
    case .spin, .run: time
    }
  }

  private static func line(
    from: Double, rate: Double, start: Time, crossing level: Double, after: Time
  ) -> Time? {
    guard rate != 0 else { return nil }
    let guess = start + .seconds((level - from) / rate)
    let far = guess + .milliseconds(1)
    return Crossing.first(of: level, after: after, breaks: [start, far], guess: guess) {
      from + rate * max(.zero, $0 - start).seconds
    }
  }
}

extension EndlessMotion {
  public var description: String {
    switch form {
    case .blink(let period, _): "blink every \(period)"
    case .spin(let rate): "spin \(rate.twoDecimals) turns/s"
    case .run(let from, let rate):
      "run from \(from.twoDecimals) at \(rate.twoDecimals)/s"
    }
  }
}
