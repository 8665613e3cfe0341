/// A value that a designer can change.
public enum TuningValue: Hashable, Sendable {
  case number(Double)
  case choice(String)
  // A take may hold a million values: large kinds are stored indirectly, so that the usual ones are small.
  indirect case color(Color)
  indirect case curve(TimingCurve)
}
