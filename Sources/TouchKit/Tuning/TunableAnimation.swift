/// Declares the two values of an animation, `NAME.duration` and `NAME.curve`.
public final class TunableAnimation: TuningDeclaration {
  /// The duration of a timed curve.
  public let duration: Tunable<Time>
  /// The timed curve or the spring.
  public let curve: Tunable<TimingCurve>

  /// The entries of both values, for a catalogue.
  public var entries: [TuningEntry] { [duration.entry, curve.entry] }

  /// Declares the two values. `duration` and `curve` are their summaries, which editors show; the range of the duration
  /// is in seconds.
  public init(
    _ name: String, in range: ClosedRange<Double> = 0...10, duration: String, curve: String
  ) {
    self.duration = .seconds("\(name).duration", in: range, duration)
    self.curve = .curve("\(name).curve", curve)
  }
}
