import TouchKit
import Widgets

/// Follows a user who drags the playhead: frames of the past at once, the phone itself once the playhead rests.
extension PhoneCanvas {
  /// The playhead rests if it has not moved for this long, in microseconds.
  private static let handTime: Int64 = 200_000
  /// So long again until all else follows.
  private static let stillTime: Int64 = 200_000
  /// While the playhead rests, the phone moves towards it for this long at a time, in microseconds.
  private static let sliceTime: Int64 = 2_000
  /// The time between two looks whether a frame is made, or between two such moves, in microseconds.
  private static let lookTime: Int64 = 1_000

  /// Shows the time that was asked for last, once its frame is there; the phone moves there once the playhead rests.
  func peek() {
    guard let seek = seeking.next else { return }
    guard !session.isComing(seek.time) else { return awaitFrame() }
    alarms.frameComes = nil
    seeking.next = nil
    session.peek(at: seek.time, earlier: seek.earlier)
    seeking.earlier = seek.earlier
    alarms.handRests = Alarm(at: Alarm.now + PhoneCanvas.handTime) { [unowned self] in follow() }
  }

  private func awaitFrame() {
    alarms.frameComes = Alarm(at: Alarm.now + PhoneCanvas.lookTime) { [unowned self] in
      guard let seek = seeking.next, session.isComing(seek.time) else { return refresh() }
      awaitFrame()
    }
  }

  /// Brings the phone to where the playhead rests, a slice at a time, so that the user can move it again in between.
  private func follow() {
    let end = Alarm.now + PhoneCanvas.sliceTime
    while session.approach() {
      guard Alarm.now < end else {
        alarms.handRests = Alarm(at: Alarm.now + PhoneCanvas.lookTime) { [unowned self] in follow()
        }
        return
      }
    }
    settle(at: Alarm.now)
    // Its picture is shown already. What else depends on that time can wait until the user may have stopped: a frame of
    // the display's clock would delay the user's next move.
    alarms.handRests = Alarm(at: Alarm.now + PhoneCanvas.stillTime) { [unowned self] in
      alarms.handRests = nil
      refresh()
    }
  }

  /// Goes at once to the time that was asked for last.
  func settle(at moment: Int64) {
    alarms.handRests = nil
    if let seek = seeking.next {
      seeking.next = nil
      session.seek(to: seek.time, at: moment)
    } else {
      session.settle(at: moment)
    }
  }

  /// Whether the phone follows the playhead only later.
  var isPeeking: Bool { alarms.handRests != nil || seeking.next != nil }
}
