/// The velocity of a finger from its latest positions.
public struct VelocityEstimator: Equatable, Sendable {
  /// How far back a position still counts.
  public var window: Time
  /// A finger without a position for longer than this has stopped.
  public var silence: Time

  public init(window: Time = .milliseconds(100), silence: Time = .milliseconds(50)) {
    self.window = window
    self.silence = silence
  }

  /// The slope of the straight line that fits the samples best, in units per second.
  ///
  /// Samples are what the finger did up to `now` in the order of time; its lifting is one only if it
  /// moved then. Least squares: with τ = t − mean(t) the slope is Σ τ·x ÷ Σ τ², as the mean of x
  /// falls out by Σ τ = 0. Without two different times there is no line, and the velocity is 0.
  public func velocity(of samples: [(Time, Double)], at now: Time) -> Double {
    let recent = samples.filter { time, _ in time <= now && now - time <= window }
    guard let last = recent.map(\.0).max(), now - last <= silence else { return 0 }
    for (_, value) in recent {
      precondition(value.isFinite, "a finger's position must be finite, not \(value)")
    }
    let seconds = recent.map { ($0.0 - now).seconds }
    let mean = seconds.reduce(0, +) / Double(recent.count)
    var products = 0.0
    var squares = 0.0
    for (second, sample) in zip(seconds, recent) {
      products += (second - mean) * sample.1
      squares += (second - mean) * (second - mean)
    }
    // Two samples a microsecond apart give 5·10⁻¹³; equal times give the noise of the mean at most.
    guard squares > 1e-13 else { return 0 }
    return MotionLimits.velocity(products / squares)
  }
}
