/// How a change is animated: along a timed curve, or by a spring that begins with a velocity.
///
/// The value of a tuning's curve is of this type. `Motion.animate` makes a motion from it.
public enum TimingCurve: Hashable, Sendable {
  /// The same speed from beginning to end.
  case linear
  /// Quick at the beginning and slow at the end; `CubicEasing.ease`.
  case ease
  /// Begins slowly; `CubicEasing.easeIn`.
  case easeIn
  /// Ends slowly; `CubicEasing.easeOut`.
  case easeOut
  /// Begins and ends slowly; `CubicEasing.easeInOut`.
  case easeInOut
  /// The control points of CSS `cubic-bezier()`.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring. `response` is its period without damping, in seconds. 1 is the smallest `damping` with which the spring
  /// does not swing.
  case spring(response: Double, damping: Double)

  /// The curve of progress over time; nil for a spring, which has no duration of its own.
  public var easing: CubicEasing? {
    switch self {
    case .linear: .linear
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .cubic(let x1, let y1, let x2, let y2): CubicEasing(x1, y1, x2, y2)
    case .spring: nil
    }
  }

  /// The same, but a spring does not swing beyond its target.
  package var withoutOvershoot: TimingCurve {
    guard case .spring(let response, let damping) = self, damping < 1 else { return self }
    return .spring(response: response, damping: 1)
  }
}
