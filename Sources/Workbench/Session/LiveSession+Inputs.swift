import Rehearsal
import TouchKit

/// Brings inputs to the phone of a session.
extension LiveSession {
  /// Sends the inputs that were put off and are due.
  func sendDue(until time: Time) {
    while let input = later.first, input.time <= time {
      later.removeFirst()
      record(input.kind, at: input.time, isDeliberate: false)
    }
  }

  /// Delivers something that happened at a moment.
  package func send(_ kind: Input.Kind, at moment: Int64) {
    if kind.endsPast { settle(at: moment) }
    skipDelay(to: moment)
    if case .touch(_, .began, _) = kind { showsPhoneFirst = true }
    let time = clock.time(at: moment)
    if isPast {
      guard kind.endsPast else { return }
      run.run(to: max(now, time))
    }
    var kind = kind
    if isPast { kind = leavePast(with: kind) }
    sendDue(until: time)
    record(taken(kind), at: time, isDeliberate: kind.isDeliberate)
    if kind.isDeliberate { deliberateCount += 1 }
    // While the phone's time is stopped, inputs move it on by ticks.
    if clock.isStopped { clock.set(now, at: moment) }
  }

  /// Delivers something when so much of the phone's time has passed.
  package func sendLater(_ kind: Input.Kind, after span: Time, at moment: Int64) {
    let input = Input(kind, at: clock.time(at: moment) + span)
    let index = later.firstIndex { $0.time > input.time } ?? later.count
    later.insert(input, at: index)
  }

  package func record(_ kind: Input.Kind, at time: Time, isDeliberate: Bool) {
    let recorded = run.receive(kind, at: time)
    scrubber = nil
    tree.append(recorded, to: shownBranch)
    onInput?(recorded, isDeliberate)
  }

  /// What was put off belongs to the line that is left.
  func forgetLater() { later = [] }

  /// Removes the fingers that are no longer on the phone.
  package func cancelFingers(at moment: Int64) {
    for touch in stage.touches.active {
      send(.touch(finger: touch.finger, phase: .cancelled, at: touch.location), at: moment)
    }
  }
}
