/// The declaration of an animation's two values, `NAME.duration` and `NAME.curve`.
public struct TunableAnimation: TuningDeclaration {
  /// The duration of the animation on a curve.
  public let duration: Tunable<Time>
  /// How it runs.
  public let curve: Tunable<TimingCurve>

  /// Both entries, for a catalogue.
  public var entries: [TuningEntry] { [duration.entry, curve.entry] }

  /// The declaration of two values; `duration` and `curve` are their lines for editors, and the range is in seconds.
  public init(
    _ name: String, in range: ClosedRange<Double> = 0...10, duration: String, curve: String
  ) {
    self.duration = .seconds("\(name).duration", in: range, duration)
    self.curve = .curve("\(name).curve", curve)
  }
}
