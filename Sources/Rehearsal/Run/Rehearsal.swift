import Files
import TouchKit

/// Runs a scenario or a take on a stage of its own.
///
/// Time goes on only when asked, and what happens does not depend on how often that is: inputs come at their own times.
/// The raw inputs are kept, so that a scenario's run can be written as a take.
public final class Rehearsal {
  public let scenario: Scenario
  public let stage: Stage
  /// The inputs sent so far; a take's are its own steps.
  private var sent: [Input] = []
  /// What was expected and was not so, and the step that could not be done, if any.
  public internal(set) var failures: [Failure] = []
  /// The shots that came so far.
  public private(set) var shots: [Shot] = []
  /// Whether a step could not be done, so that none after it was.
  public private(set) var isStopped = false
  /// Asked again and again while it runs; once it says so, the run goes no further. No picture depends on it.
  public var isOver: (() -> Bool)?
  /// Whether the run was ended so.
  public private(set) var wasEnded = false

  /// Something a step that has begun is still to do.
  private enum Act {
    case send(Input.Kind)
    /// The finger lands on an aim that is looked for only then.
    case land(Aim, anyway: Bool)
    /// The finger that landed leaves.
    case lift
  }
  private struct Deed {
    var time: Time
    var act: Act
  }

  private var agenda: [Deed] = []
  private var done = 0
  private var nextStep = 0
  /// When the present step ends and the next begins.
  private var cursor = Time.zero
  /// Until when the present step waits for stillness, if it does.
  private var settlingUntil: Time?
  private var landed: (finger: Int, point: Point)?
  /// The position of the step that is being done.
  private var position = SourcePosition(line: 1, column: 1)
  /// The file of the step that is being done, where it is not the scenario's own.
  private(set) var presentFile: String?

  public init(_ prototype: Prototype, _ scenario: Scenario, measurer: any TextMeasuring) {
    self.scenario = scenario
    if let first = scenario.steps.first {
      (position, presentFile) = (first.position, scenario.file(of: first))
    }
    stage = scenario.opening.stage(of: prototype, measurer: measurer)
  }

  /// The inputs sent so far, with their times.
  public var inputs: [Input] {
    guard scenario.isTake else { return sent }
    return scenario.steps.prefix(nextStep).flatMap { step in
      guard case .inputs(let kinds) = step.action else { return [Input]() }
      return kinds.map { Input($0, at: step.at ?? .zero) }
    }
  }

  /// The step that is being done, counted from 1, with those that are used and repeated.
  public var stepNumber: Int { max(1, nextStep) }

  /// A problem of the machine with the step that is being done.
  public func machineProblem(in file: String?, _ what: String, _ remedy: String) -> Problem {
    Problem(
      file: presentFile ?? file, position: position, what: what, remedy: remedy, kind: .machine)
  }

  // MARK: Time

  /// When the run ends: with the last step, at a take's end, or where a step failed; nil while that is not known.
  public var end: Time? {
    guard isStopped || isThrough else { return nil }
    return isStopped ? stage.now : max(cursor, scenario.end ?? .zero)
  }

  /// Whether every step has been done but for time that has to pass.
  private var isThrough: Bool {
    done == agenda.count && settlingUntil == nil && nextStep == scenario.steps.count
  }

  /// Runs everything at or before `time`, then makes it now; comes back early at each shot, whose picture is the one
  /// now.
  public func advance(to time: Time) -> Shot? {
    while let next = nextTime, next <= time {
      if let shot = goOn(at: next) { return shot }
    }
    if time > stage.now { pass(to: time) }
    return nil
  }

  /// The same without stopping at shots.
  public func run(to time: Time) {
    while advance(to: time) != nil {}
  }

  /// Runs to the next shot, whose picture is then the one now; nil, at the end, where none comes.
  public func nextShot() -> Shot? {
    while let next = nextTime {
      if let shot = advance(to: next) { return shot }
    }
    finish()
    return nil
  }

  /// Runs to the end, which it gives.
  @discardableResult
  public func finish() -> Time {
    while let next = nextTime { run(to: next) }
    let end = end ?? stage.now
    run(to: max(end, stage.now))
    return end
  }

  /// When something is to be done next; nil when all is.
  private var nextTime: Time? {
    if isStopped { return nil }
    if done < agenda.count { return agenda[done].time }
    if let settlingUntil {
      return stage.isSettled ? stage.now : min(stage.nextEvent ?? settlingUntil, settlingUntil)
    }
    guard nextStep < scenario.steps.count else { return nil }
    return max(cursor, scenario.steps[nextStep].at ?? .zero)
  }

  /// Lets time pass, from event to event where somebody may end the run.
  private func pass(to time: Time) {
    while let isOver, let event = stage.nextEvent, event < time, !wasEnded {
      stage.advance(to: event)
      if isOver() { stop() }
    }
    if !wasEnded { stage.advance(to: time) }
  }

  private func stop() {
    wasEnded = true
    isStopped = true
    settlingUntil = nil
  }

  private func goOn(at time: Time) -> Shot? {
    if let isOver, isOver() {
      stop()
      return nil
    }
    if done < agenda.count {
      let act = agenda[done].act
      done += 1
      perform(act, at: time)
      return nil
    }
    pass(to: max(time, stage.now))
    if wasEnded { return nil }
    if settlingUntil != nil {
      checkStillness()
      return nil
    }
    agenda.removeAll(keepingCapacity: true)
    done = 0
    cursor = time
    let step = scenario.steps[nextStep]
    nextStep += 1
    position = step.position
    presentFile = scenario.file(of: step)
    return begin(step)
  }

  // MARK: Steps

  private func begin(_ step: Step) -> Shot? {
    guard stage.now + step.action.span <= Spending.mostTime else {
      stop(
        "the run takes more than 24 h with what it waited for stillness",
        "repeat less, or wait for a shorter time")
      return nil
    }
    switch step.action {
    case .tap(let aim, let count, let anyway):
      for place in 0..<count {
        let time = stage.now + Time.milliseconds(place * FingerPath.tapDistance)
        plan(.land(aim, anyway: anyway), at: time)
        plan(.lift, at: time + FingerPath.tapDuration)
      }
    case .hold(let aim, let duration, let anyway):
      plan(.land(aim, anyway: anyway), at: stage.now)
      plan(.lift, at: stage.now + duration)
    case .swipe(let aim, let swipe, let anyway):
      guard let start = find(aim, anyway: anyway) else { return nil }
      let end = start + swipe.direction.unit * swipe.distance
      plan(FingerPath([start, end], duration: swipe.duration))
    case .drag(let points, let duration): plan(FingerPath(points, duration: duration))
    case .wait(let span): cursor = stage.now + span
    case .settle:
      settlingUntil = stage.now + Rehearsal.patience
      checkStillness()
    case .shot(let name, let masks):
      var shot = Shot(name: name, time: stage.now)
      let masks = scenario.tests.masks + masks
      if !masks.isEmpty {
        let tree = stage.tree()
        shot.masks = masks.compactMap { $0.place(in: tree) }
      }
      shots.append(shot)
      return shot
    case .expect(let expectation): check(expectation, at: step.position)
    case .count(let count): check(count, at: step.position)
    case .turn(let turn):
      let held = stage.deviceOrientation
      send(.rotate(turn == .left ? held.turnedLeft : held.turnedRight))
    case .inputs(.one(let kind)): send(kind)
    case .inputs(.several(let kinds)):
      for kind in kinds { send(kind) }
    }
    return nil
  }

  private func plan(_ act: Act, at time: Time) {
    agenda.append(Deed(time: time, act: act))
    cursor = time
  }

  private func plan(_ path: FingerPath) {
    let finger = freeFinger
    for sample in path.samples {
      plan(
        .send(.touch(finger: finger, phase: sample.phase, at: sample.point)),
        at: stage.now + sample.time)
    }
  }

  private func perform(_ act: Act, at time: Time) {
    stage.advance(to: time)
    switch act {
    case .send(let kind): send(kind)
    case .land(let aim, let anyway):
      guard let point = find(aim, anyway: anyway) else { return }
      let finger = freeFinger
      landed = (finger, point)
      send(.touch(finger: finger, phase: .began, at: point))
    case .lift:
      guard let landed else { return }
      send(.touch(finger: landed.finger, phase: .ended, at: landed.point))
      self.landed = nil
    }
  }

  private func send(_ kind: Input.Kind) {
    let input = Input(kind, at: stage.now)
    if !scenario.isTake { sent.append(input) }
    stage.send(input)
  }

  /// The lowest number, from 1 on, of a finger that is not down.
  private var freeFinger: Int {
    var finger = 1
    while stage.touches.active.contains(where: { $0.finger == finger }) { finger += 1 }
    return finger
  }

  // MARK: Stillness

  /// The longest that a step waits for stillness.
  public static let patience = Time.seconds(30)

  private func checkStillness() {
    guard let limit = settlingUntil else { return }
    if stage.isSettled {
      settlingUntil = nil
      cursor = stage.now
    } else if stage.now >= limit {
      let unsettled = stage.unsettled.prefix(5).joined(separator: ", ")
      if stage.touches.active.isEmpty {
        stop(
          "after 30 s something still moves: \(unsettled)",
          "wait for a number of milliseconds instead")
      } else {
        // What moves may only do so because of the finger.
        let those = stage.touches.active.count == 1 ? "it" : "them"
        stop("after 30 s \(unsettled)", "let \(those) go before you wait for stillness")
      }
    }
  }

  // MARK: Aims

  /// Where a finger that aims at something lands; nil, stopping the run, where it cannot.
  private func find(_ aim: Aim, anyway: Bool) -> Point? {
    switch aim {
    case .point(let point): return point
    case .view(let id):
      switch Aiming(stage).place(of: id, anyway: anyway) {
      case .success(let point): return point
      case .failure(let miss):
        stop(miss.what, miss.remedy)
        return nil
      }
    }
  }

  private func stop(_ what: String, _ remedy: String) {
    failures.append(
      Failure(
        position: position, time: stage.now, what: what, remedy: remedy, isStep: true,
        file: presentFile))
    isStopped = true
    settlingUntil = nil
  }
}
