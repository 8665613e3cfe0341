import TouchKit

/// How tuning files write curves: the names, and the ranges of control points.
extension TimingCurve {
  /// The curves that have names.
  package static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]
  /// The range of a control point's x: outside of it progress is no function of time.
  package static let times = 0.0...1.0
  /// The range of a control point's y.
  package static let shares = -1000.0...1000.0
}
