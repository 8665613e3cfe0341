/// The declaration of an animation's two values, `NAME.duration` and `NAME.curve`.
public struct TunableAnimation: TuningDeclaration {
  public let duration: Tunable<Time>
  public let curve: Tunable<TimingCurve>

  public var entries: [TuningEntry] { [duration.entry, curve.entry] }

  public init(
    _ name: String, in range: ClosedRange<Double> = 0...10, duration: String, curve: String
  ) {
    self.duration = .seconds("\(name).duration", in: range, duration)
    self.curve = .curve("\(name).curve", curve)
  }
}
