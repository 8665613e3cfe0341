/// A value that a designer can change.
public enum TuningValue: Hashable, Sendable {
  /// A number, in the unit of its entry.
  case number(Double)
  /// One of the words of its entry.
  case choice(String)
  // A take may hold a million values: large kinds are stored indirectly, so that the usual ones are small.
  /// A colour.
  indirect case color(Color)
  /// A timing curve or a spring.
  indirect case curve(TimingCurve)
}
