import TouchKit

/// A finger that follows a line at equal speed, sampled as a touch screen would, and leaves at its end without a pause.
struct FingerPath {
  struct Sample: Equatable {
    /// From the beginning of the path.
    var time: Time
    var phase: Touch.Phase
    var point: Point
  }

  /// How long a tapping finger stays.
  static let tapDuration = Time.milliseconds(50)
  /// Samples a second.
  static let rate: Int64 = 120

  /// From one tap's beginning to the next tap's, in milliseconds.
  static let tapInterval = 150
  /// From a tap's end to the next tap's beginning.
  static let tapPause = Time.milliseconds(tapInterval) - tapDuration
  /// How many samples a path of this duration has.
  static func samples(in duration: Time) -> Int {
    // The samples between come at n / 120 s, rounded up, before the end.
    2 + Int(clamping: max(0, duration.microseconds - 1) * rate / 1_000_000)
  }

  /// When a path of this duration is sampled: every 1/120 s, rounded up to the microsecond, and at the end.
  static func times(in duration: Time) -> [Time] {
    let between = (1..<Int64(samples(in: duration) - 1)).map { count in
      Time(microseconds: (count * 1_000_000 + rate - 1) / rate)
    }
    return [.zero] + between + [duration]
  }

  let points: [Point]
  let duration: Time

  init(_ points: [Point], duration: Time) {
    precondition(!points.isEmpty, "a finger needs a path of one point at least")
    self.points = points
    self.duration = duration
  }

  /// Where the finger is, sample by sample.
  var samples: [Sample] {
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    let between = FingerPath.times(in: duration).dropFirst().dropLast().map { time in
      let distance = whole * (Double(time.microseconds) / Double(duration.microseconds))
      return Sample(time: time, phase: .moved, point: point(after: distance, lengths))
    }
    return [Sample(time: .zero, phase: .began, point: points[0])] + between
      + [Sample(time: duration, phase: .ended, point: points[points.count - 1])]
  }

  private func point(after distance: Double, _ lengths: [Double]) -> Point {
    var rest = distance
    for (index, length) in lengths.enumerated() {
      if rest < length {
        return points[index] + (points[index + 1] - points[index]) * (rest / length)
      }
      rest -= length
    }
    return points[points.count - 1]
  }
}
