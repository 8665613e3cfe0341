/// The velocity of a finger from its latest positions.
public struct VelocityEstimator: Equatable, Sendable {
  /// If samples are closer together than this, only the last one counts: their distance in time comes from the delivery
  /// of events, not from the finger.
  public static let grain = Time.milliseconds(1)
  /// If the samples span less than this, the velocity is 0.
  public static let shortestSpan = Time.milliseconds(4)

  /// How far back a position still counts.
  public var window: Time
  /// A finger without a position for longer than this has stopped.
  public var silence: Time

  /// An estimator with these spans, or with the usual ones.
  public init(window: Time = .milliseconds(100), silence: Time = .milliseconds(50)) {
    self.window = window
    self.silence = silence
  }

  /// The slope of the straight line that fits the samples best, in units per second.
  ///
  /// Samples are the finger's positions up to `now`, in the order of time. The moment at which the finger lifts is a
  /// sample only if the finger moved then. Least squares: with τ = t − mean(t) the slope is Σ τ·x ÷ Σ τ², as the mean
  /// of x cancels out because Σ τ = 0. If the samples span too little time for a line, the velocity is 0.
  public func velocity(of samples: [(Time, Double)], at now: Time) -> Double {
    let recent = apart(samples.filter { time, _ in time <= now && now - time <= window })
    guard let first = recent.first?.0, let last = recent.last?.0, now - last <= silence,
      last - first >= VelocityEstimator.shortestSpan
    else { return 0 }
    let seconds = recent.map { ($0.0 - now).seconds }
    let mean = seconds.reduce(0, +) / Double(recent.count)
    var products = 0.0
    var squares = 0.0
    for (second, sample) in zip(seconds, recent) {
      products += (second - mean) * sample.1
      squares += (second - mean) * (second - mean)
    }
    return MotionLimits.velocity(products / squares)
  }

  /// The samples without those that are too close to a later one.
  private func apart(_ samples: [(Time, Double)]) -> [(Time, Double)] {
    var kept: [(Time, Double)] = []
    for sample in samples.reversed() {
      precondition(
        sample.1.isFinite, "a finger's position must be finite, not \(sample.1)")
      if let later = kept.last, later.0 - sample.0 < VelocityEstimator.grain { continue }
      kept.append(sample)
    }
    return kept.reversed()
  }
}
