/// A value that changes with time by a closed formula.
///
/// A formula is sampled, never stepped: every result depends only on the time that you ask for. Before `start` the
/// value is the initial value, from `end` on it is exactly `target`, and before `start` and after `end` the velocity is
/// zero. To interrupt a motion, read its value and velocity, and make the next motion from them.
public protocol MotionFormula: Equatable, Sendable, CustomStringConvertible {
  /// When the motion begins.
  var start: Time { get }

  /// When the motion ends; nil if it never ends.
  var end: Time? { get }

  /// The value from `end` on. For an endless motion, the value to show if the user wants no motion.
  var target: Double { get }

  /// The value at any time, including times before the beginning and after the end.
  func value(at time: Time) -> Double

  /// The velocity in units per second, at most `MotionLimits.speed` in either direction.
  func velocity(at time: Time) -> Double

  /// The first microsecond after `after` at which the value has reached or passed `level`.
  ///
  /// The value at `after` itself doesn't count: if it is at the level then, it must move away and come back. The result
  /// is nil if the value never reaches the level.
  func nextTime(crossing level: Double, after: Time) -> Time?

  /// The first time from `time` on at which the value may change; nil if the value no longer changes.
  ///
  /// A smooth motion changes all the time, so the result is `time` itself.
  func nextChange(after time: Time) -> Time?
}

extension MotionFormula {
  /// Whether the motion has not ended at `time`; always true for an endless motion.
  public func isRunning(at time: Time) -> Bool {
    guard let end else { return true }
    return time < end
  }

  public func nextChange(after time: Time) -> Time? { isRunning(at: time) ? time : nil }

  /// When the motion ends, in the words of the event log.
  var endDescription: String { end.map { "until \($0)" } ?? "for ever" }
}
