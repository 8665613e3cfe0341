/// The search for the microsecond at which a value reaches a level.
enum Crossing {
  /// The first time after `after` at which `value` is at the level or on its other side.
  ///
  /// `breaks` are in ascending order the times between which the value runs in one direction: the start, the extrema
  /// and the end. On each such piece the level is met at most once, so comparing its ends finds the piece and halving
  /// it finds the microsecond.
  ///
  /// If there is a closed formula for the level's time, its result comes as `guess`. Rounding may put that a
  /// microsecond off, so it is used only if the values on both sides of it confirm it.
  static func first(
    of level: Double, after: Time, breaks: [Time], guess: Time? = nil, value: (Time) -> Double
  ) -> Time? {
    var side = Side(value(after), of: level)
    var low = after
    for high in breaks where high > low {
      let highSide = Side(value(high), of: level)
      // A motion that starts on the level must leave it first.
      if side == .on {
        side = highSide
      } else if highSide != side {
        func passes(_ time: Time) -> Bool { Side(value(time), of: level) != side }
        if let guess, low < guess, guess <= high, passes(guess), !passes(guess - .tick) {
          return guess
        }
        return bisect(from: low, to: high, passes: passes)
      }
      low = high
    }
    return nil
  }

  /// The first time in (low, high] that passes, if high passes and low does not.
  static func bisect(from low: Time, to high: Time, passes: (Time) -> Bool) -> Time {
    var low = low
    var high = high
    while high - low > .tick {
      let middle = low + Time(microseconds: (high - low).microseconds / 2)
      if passes(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Appends both microseconds around a moment, so that no extremum hides between two breaks.
  static func append(_ seconds: Double, after start: Time, to breaks: inout [Time]) {
    let up = start + .seconds(seconds)
    breaks.append(up - .tick)
    breaks.append(up)
  }

  private enum Side {
    case below, on, above

    init(_ value: Double, of level: Double) {
      self = value < level ? .below : value > level ? .above : .on
    }
  }
}
