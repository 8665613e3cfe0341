/// The limits of what a motion accepts. Values beyond a limit become the limit.
///
/// These limits are far beyond what a finger or a screen needs. They keep the result of every formula finite, so that
/// an extreme number in a tuning makes an extreme motion and does not stop the program.
public enum MotionLimits {
  /// The greatest velocity in either direction, in units per second.
  public static let speed = 100_000.0
  /// The greatest distance of a value from 0.
  public static let position = 1_000_000_000.0
  /// The shortest and the longest response of a spring, in seconds.
  public static let response = 0.01...10.0
  /// The least and the greatest damping ratio of a spring; below the least, it would swing for minutes.
  public static let damping = 0.05...10.0
  /// The least and the greatest share of its velocity that a decay keeps each millisecond.
  public static let deceleration = 0.9...0.9999

  /// A velocity within the limits, in units a second.
  public static func velocity(_ velocity: Double) -> Double { clamp(velocity, -speed...speed) }
  /// A value within the limits.
  public static func value(_ value: Double) -> Double { clamp(value, -position...position) }

  static func clamp(_ x: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(x, range.lowerBound), range.upperBound)
  }
}
