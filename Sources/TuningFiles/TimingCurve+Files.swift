import TouchKit

/// How tuning files write curves: the names, and the ranges of control points.
extension TimingCurve {
  /// The curves that have names.
  public static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]
  /// The range of a control point's x: outside of it progress is no function of time.
  public static let times = 0.0...1.0
  /// The range of a control point's y.
  public static let shares = -1000.0...1000.0
}
