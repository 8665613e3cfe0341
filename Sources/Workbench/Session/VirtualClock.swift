import TouchKit

/// Maps the monotonic clock of the machine to the time inside the phone: full speed, slower, or standing still.
///
/// A finger on the phone makes a paused clock run as long as it stays.
package struct VirtualClock: Equatable {
  /// Percent of real time that can be chosen, fastest first.
  package static let speeds = [400, 200, 100, 50, 25, 10, 5]

  package private(set) var percent = 100
  package private(set) var isPaused = false
  /// Whether a finger is on the phone.
  package private(set) var isTouched = false
  /// A moment of the machine's clock, in microseconds, at which the phone's time was `time`.
  private var wall: Int64
  private var time: Time

  /// The phone's time was `time` when the machine's clock showed `wall`.
  package init(_ time: Time, at wall: Int64) {
    self.time = time
    self.wall = wall
  }

  /// Whether time is stopped.
  package var isStopped: Bool { isPaused && !isTouched }

  /// The phone's time at a moment; before the last change of speed it is the time of that change.
  package func time(at moment: Int64) -> Time {
    guard !isStopped, moment > wall else { return time }
    let (span, overflow) = (moment - wall).multipliedReportingOverflow(by: Int64(percent))
    return overflow ? .distantFuture : time + .microseconds(span / 100)
  }

  /// The moment at which the phone's time will be `time`, rounded up; nil while it is stopped.
  package func moment(of time: Time) -> Int64? {
    guard !isStopped else { return nil }
    let span = max(0, (time - self.time).microseconds)
    let (scaled, overflow) = span.multipliedReportingOverflow(by: 100)
    guard !overflow else { return .max }
    let whole = (scaled + Int64(percent) - 1) / Int64(percent)
    let (moment, late) = wall.addingReportingOverflow(whole)
    return late ? .max : moment
  }

  package mutating func setPercent(_ percent: Int, at moment: Int64) {
    precondition((1...400).contains(percent), "\(percent) % is no speed of a phone")
    anchor(at: moment)
    self.percent = percent
  }

  package mutating func setPaused(_ isPaused: Bool, at moment: Int64) {
    anchor(at: moment)
    self.isPaused = isPaused
  }

  package mutating func setTouched(_ isTouched: Bool, at moment: Int64) {
    // A clock that runs anyway continues as it was.
    if isPaused { anchor(at: moment) }
    self.isTouched = isTouched
  }

  /// Sets the phone's time to `time` at a moment, and continues from there.
  package mutating func set(_ time: Time, at moment: Int64) {
    self.time = time
    wall = moment
  }

  /// Lets a span of the machine's clock count for nothing, as when the machine was too busy to draw.
  package mutating func skip(_ span: Int64) { wall += max(0, span) }

  private mutating func anchor(at moment: Int64) { set(time(at: moment), at: max(moment, wall)) }
}
