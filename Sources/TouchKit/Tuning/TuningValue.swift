/// A value that a designer can change.
public enum TuningValue: Hashable, Sendable {
  case number(Double)
  case choice(String)
  case color(Color)
  case curve(TimingCurve)
}
