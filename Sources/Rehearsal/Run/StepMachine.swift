import TouchKit

/// Decides what happens next in a scenario: each step begins when the one before ends.
///
/// It reads the stage and changes nothing on it; the run does what it says.
struct StepMachine {
  private enum State {
    /// The next step begins then.
    case waiting(until: Time)
    /// A finger lands then.
    case landing(Press, at: Time)
    /// A finger that landed leaves then.
    case pressing(Press, finger: Int, point: Point, until: Time)
    /// A finger, or two of them, follow a path.
    case following(FingerTrack)
    /// The step waits until nothing moves, and no longer than until then.
    case settling(until: Time)
    /// No step follows: the last one ends at `end`, which is known since `known`.
    case finished(end: Time, known: Time)
    /// A step could not be done.
    case stopped(at: Time)
  }

  /// A finger that stays where it lands, for taps and holds.
  private struct Press {
    var aim: Aim
    var anyway: Bool
    var duration: Time
    /// How many taps follow this one.
    var tapsLeft = 0
  }

  /// Whose steps they are.
  enum Role {
    case alone
    /// A scenario's in a run of a sweep.
    case interrupted
    /// Those that come in a run of a sweep beside the scenario's.
    case interruption
  }

  private let steps: [Step]
  private let role: Role
  /// How many steps have begun.
  private var begun = 0
  private var state: State

  /// `start` is when the first step begins.
  init(_ steps: [Step], role: Role = .alone, from start: Time = .zero) {
    self.steps = steps
    self.role = role
    state = steps.isEmpty ? .finished(end: start, known: start) : .waiting(until: start)
  }

  /// The step that is being done; nil before the first.
  var present: Step? { begun > 0 ? steps[begun - 1] : nil }

  /// The step that is being done, counted from 1.
  var stepNumber: Int { max(1, begun) }

  /// Whether a step could not be done, so that no later step is done.
  var isStopped: Bool {
    switch state {
    case .stopped: true
    case .waiting, .landing, .pressing, .following, .settling, .finished: false
    }
  }

  /// When the steps end, and since when that is known; nil while it is not.
  var ending: RunSource.Ending? {
    switch state {
    case .finished(let end, let known): RunSource.Ending(time: end, known: known)
    case .stopped(let time): RunSource.Ending(time: time, known: time)
    case .waiting, .landing, .pressing, .following, .settling: nil
    }
  }

  // MARK: Going on

  /// When something is to be done next; nil if everything is done.
  func nextTime(on stage: Stage) -> Time? {
    switch state {
    case .waiting(let time), .landing(_, let time), .pressing(_, _, _, let time): time
    case .following(let track): track.nextTime
    case .settling(let limit):
      stage.isSettled ? stage.now : min(stage.nextEvent ?? limit, limit)
    case .finished, .stopped: nil
    }
  }

  /// Continues to the next state when something is due, and returns what the run has to do.
  mutating func advance(on stage: Stage) -> StepEffect {
    switch state {
    case .waiting: return begin(on: stage)
    case .landing(let press, _): return land(press, on: stage)
    case .pressing(let press, let finger, let point, _):
      lift(press, on: stage)
      return .send(.one(.touch(finger: finger, phase: .ended, at: point)))
    case .following(var track):
      let touches = track.next()
      state = track.isOver ? rest(until: stage.now, on: stage) : .following(track)
      return .send(touches)
    case .settling(let limit): return settle(until: limit, on: stage)
    case .finished, .stopped: return .nothing
    }
  }

  private mutating func begin(on stage: Stage) -> StepEffect {
    let step = steps[begun]
    let now = stage.now
    begun += 1
    guard now + step.action.span <= RunCost.mostTime else {
      return stop(
        "the run takes more than 24 h, including the waits until nothing moves",
        "repeat the steps fewer times, or wait for a shorter time", on: stage)
    }
    // A step without a duration is over at once.
    state = rest(until: now, on: stage)
    switch step.action {
    case .tap(let aim, let count, let anyway):
      return land(
        Press(aim: aim, anyway: anyway, duration: FingerPath.tapDuration, tapsLeft: count - 1),
        on: stage)
    case .hold(let aim, let duration, let anyway):
      return land(Press(aim: aim, anyway: anyway, duration: duration), on: stage)
    case .swipe(let aim, let swipe, let anyway):
      switch aim.place(on: stage, anyway: anyway) {
      case .failure(let mismatch): return stop(mismatch, on: stage)
      case .success(let start):
        let end = start + swipe.direction.unit * swipe.distance
        return follow(FingerPath([start, end], duration: swipe.duration), on: stage)
      }
    case .drag(let points, let duration):
      return follow(FingerPath(points, duration: duration), on: stage)
    case .twoFingers(let aim, let fingers, let anyway):
      switch aim.path(of: fingers, on: stage, anyway: anyway) {
      case .failure(let mismatch): return stop(mismatch, on: stage)
      case .success(let path): return follow(path, on: stage)
      }
    case .wait(let span):
      state = rest(until: now + span, on: stage)
      return .nothing
    case .settle: return settle(until: now + Scenario.settleTimeout, on: stage)
    case .shot(let name, let masks):
      return role == .alone ? .shot(name, masks: masks) : .nothing
    case .beginSection(let section): return .beginSection(section)
    case .endSection(let name): return .endSection(name)
    case .expect(let expectation):
      guard role == .alone || expectation.conditions.isSwept else { return .nothing }
      return .report(expectation.mismatches(on: stage))
    case .count(let count):
      guard role == .alone || count.isSwept else { return .nothing }
      return .report(count.mismatches(on: stage))
    case .sweep(let sweep): return .sweep(sweep)
    case .turn(let turn):
      let held = stage.deviceOrientation
      return .send(.one(.rotate(turn == .left ? held.turnedLeft : held.turnedRight)))
    case .inputs(let kinds): return .send(kinds)
    }
  }

  /// The state that follows a step that ends at `time`.
  private func rest(until time: Time, on stage: Stage) -> State {
    begun < steps.count ? .waiting(until: time) : .finished(end: time, known: stage.now)
  }

  private mutating func stop(_ what: String, _ remedy: String, on stage: Stage) -> StepEffect {
    stop(Mismatch(what, remedy), on: stage)
  }

  private mutating func stop(_ mismatch: Mismatch, on stage: Stage) -> StepEffect {
    state = .stopped(at: stage.now)
    return .stop(mismatch)
  }

  // MARK: Fingers

  private mutating func land(_ press: Press, on stage: Stage) -> StepEffect {
    switch press.aim.place(on: stage, anyway: press.anyway) {
    case .failure(let mismatch): return stop(mismatch, on: stage)
    case .success(let point):
      let finger = finger(on: stage)
      guard !stage.isDown(finger) else { return stop(busy(finger), on: stage) }
      state = .pressing(press, finger: finger, point: point, until: stage.now + press.duration)
      return .send(.one(.touch(finger: finger, phase: .began, at: point)))
    }
  }

  private mutating func lift(_ press: Press, on stage: Stage) {
    guard press.tapsLeft > 0 else { return state = rest(until: stage.now, on: stage) }
    var next = press
    next.tapsLeft -= 1
    state = .landing(next, at: stage.now + FingerPath.tapPause)
  }

  private mutating func follow(_ path: FingerPath, on stage: Stage) -> StepEffect {
    let finger = finger(on: stage)
    guard !stage.isDown(finger) else { return stop(busy(finger), on: stage) }
    return follow(FingerTrack(path, finger: finger, from: stage.now))
  }

  private mutating func follow(_ path: TwoFingerPath, on stage: Stage) -> StepEffect {
    let fingers = fingers(on: stage)
    for finger in [fingers.0, fingers.1] where stage.isDown(finger) {
      return stop(busy(finger), on: stage)
    }
    return follow(FingerTrack(path, fingers: fingers, from: stage.now))
  }

  private mutating func follow(_ track: FingerTrack) -> StepEffect {
    var track = track
    let touches = track.next()
    state = .following(track)
    return .send(touches)
  }

  /// The fingers that land next: an interruption has fingers of its own.
  private func fingers(on stage: Stage) -> (Int, Int) {
    if role == .interruption { return (Sweep.fingers[0], Sweep.fingers[1]) }
    let first = stage.freeFinger(from: 1)
    return (first, stage.freeFinger(from: first + 1))
  }

  private func finger(on stage: Stage) -> Int { fingers(on: stage).0 }

  private func busy(_ finger: Int) -> Mismatch {
    Mismatch("finger \(finger) is already down", "lift the finger before it lands again")
  }

  // MARK: Stillness

  private mutating func settle(until limit: Time, on stage: Stage) -> StepEffect {
    if stage.isSettled {
      state = rest(until: stage.now, on: stage)
      return .nothing
    }
    guard stage.now >= limit else {
      state = .settling(until: limit)
      return .nothing
    }
    let unsettled = stage.unsettled.prefix(5).joined(separator: ", ")
    let fingers = stage.touches.active.count
    guard fingers > 0 else {
      return stop(
        "after 30 s something still moves: \(unsettled)",
        "wait for a number of milliseconds instead", on: stage)
    }
    // Something may move only because of the finger.
    return stop(
      "after 30 s the phone is not still: \(unsettled)",
      "lift \(fingers == 1 ? "the finger" : "the fingers") before you wait until nothing moves",
      on: stage)
  }
}

extension Stage {
  /// The lowest number, from a number on, of a finger that is not down.
  fileprivate func freeFinger(from least: Int) -> Int {
    var finger = least
    while isDown(finger) { finger += 1 }
    return finger
  }

  fileprivate func isDown(_ finger: Int) -> Bool {
    touches.active.contains { $0.finger == finger }
  }
}
