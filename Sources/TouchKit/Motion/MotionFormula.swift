/// A value that changes with time by a closed formula.
///
/// A formula is sampled, never stepped: every answer depends only on the time that is asked for. Before `start`
/// the value is the initial one, from `end` on it is exactly `target`, and outside of both the
/// velocity is 0. To interrupt a motion, read its value and velocity and make the next motion from them.
public protocol MotionFormula: Equatable, Sendable, CustomStringConvertible {
  /// When the motion begins.
  var start: Time { get }

  /// When the motion has arrived; nil if it never ends.
  var end: Time? { get }

  /// The value from `end` on; for an endless motion, the value that is shown if motion is not wanted.
  var target: Double { get }

  /// The value at any time, before the beginning and after the end too.
  func value(at time: Time) -> Double

  /// In units per second, at most `MotionLimits.speed` to either side.
  func velocity(at time: Time) -> Double

  /// The first microsecond after `after` at which the value has reached or passed `level`.
  ///
  /// What happened at `after` itself doesn't count: a motion that is at the level then must leave it
  /// and come back. Nil if that never happens.
  func nextTime(crossing level: Double, after: Time) -> Time?

  /// The first time from `time` on at which the value may change; nil if it stays.
  ///
  /// A smooth motion changes all the time, so the answer is `time` itself.
  func nextChange(after time: Time) -> Time?
}

extension MotionFormula {
  /// Whether the motion is still to arrive at `time`; an endless one always is.
  public func isRunning(at time: Time) -> Bool {
    guard let end else { return true }
    return time < end
  }

  public func nextChange(after time: Time) -> Time? { isRunning(at: time) ? time : nil }

  /// When the motion ends, in the words of the event log.
  var endDescription: String { end.map { "until \($0)" } ?? "for ever" }
}
