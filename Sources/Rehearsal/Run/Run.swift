import TouchKit

/// Plays a recording under a variant, on or back to any time.
///
/// A run plays everything: takes, scenarios, and what a person does in the window, which it records. Its stage
/// stays at the time that was asked for last and moves on from there; for an earlier time the run starts again from its
/// start. The answer is the same either way, because every input comes at its own time.
package final class Run {
  package let prototype: Prototype
  /// What it runs under: a device, a tuning and settings.
  package let variant: StartState
  /// The phone at the present time. Only the run moves it on.
  package private(set) var stage: Stage
  /// The inputs that are known: a recording's, and those that a person or a scenario's steps have added so far.
  package internal(set) var inputs: [Input]
  /// The expectations that were not met, and the step that could not be done, if any.
  package internal(set) var failures: [Failure] = []
  /// The shots so far.
  package internal(set) var shots: [Shot] = []
  /// Where a take that is watched diverges from its recording, as far as it was played.
  package internal(set) var divergences: [Divergence] = []
  /// Asked between events; if it answers yes, the run ends there. No picture depends on it.
  package var isOver: (() -> Bool)?

  /// The scenario or the take whose steps messages name.
  let scenario: Scenario?
  var source: RunSource
  /// Looks on while a scenario's steps are done.
  package let observer: (any RunObserver)?
  /// Whether it is kept what fingers land on.
  var keepsLandings = true
  /// The latest time that the run has reached; the inputs up to there are known.
  package private(set) var reached = Time.zero
  /// How many of the inputs the stage has received.
  private(set) var sent = 0
  /// What fingers landed on, by the number of the input.
  private(set) var landings: [Int: RecordedInput.Landing] = [:]
  /// A second phone, on its way to an earlier time, and how many inputs it has received.
  private var coming: (stage: Stage, sent: Int)?
  private let measurer: any TextMeasuring

  private init(
    _ prototype: Prototype, _ variant: StartState, _ inputs: [Input], _ source: RunSource,
    _ scenario: Scenario?, _ measurer: any TextMeasuring, _ observer: (any RunObserver)? = nil
  ) {
    self.prototype = prototype
    self.variant = variant
    self.inputs = inputs
    self.source = source
    self.scenario = scenario
    self.observer = observer
    self.measurer = measurer
    stage = variant.stage(of: prototype, measurer: measurer)
  }

  /// Runs a recording, from its own start if `variant` is nil.
  package convenience init(
    _ prototype: Prototype, _ recording: Recording, under variant: StartState? = nil,
    measurer: any TextMeasuring
  ) {
    self.init(
      prototype, variant ?? recording.start, recording.inputs, .recording(end: recording.end), nil,
      measurer)
  }

  /// Runs a recording that a person then continues.
  package convenience init(
    _ prototype: Prototype, continuing recording: Recording, measurer: any TextMeasuring
  ) {
    self.init(prototype, recording.start, recording.inputs, .person(drawn: nil), nil, measurer)
  }

  /// Runs a scenario, whose steps make its inputs as they are done, or a take, whose inputs are known. The sections of a scenario
  /// mean nothing without an observer.
  package convenience init(
    _ prototype: Prototype, _ scenario: Scenario, under variant: StartState?,
    observer: (any RunObserver)?, measurer: any TextMeasuring
  ) {
    let recording = scenario.isTake ? Recording(scenario) : Recording(start: scenario.startState)
    self.init(
      prototype, variant ?? recording.start, recording.inputs,
      scenario.isTake ? .recording(end: recording.end) : .steps(StepMachine(scenario.steps)),
      scenario,
      measurer, observer)
  }

  /// Runs a take under a variant, and watches whether it means there what it did when it was recorded.
  package convenience init(
    _ prototype: Prototype, _ take: Scenario, under variant: StartState, _ way: TakeWay,
    measurer: any TextMeasuring
  ) {
    let follower = TakeFollower(prototype, take, way, measurer: measurer)
    self.init(prototype, variant, [], .take(follower), take, measurer)
  }

  /// Runs a scenario in which the interruption of its sweep comes so long after the sweep's place.
  package convenience init(
    _ prototype: Prototype, _ scenario: Scenario, interruptedAfter delay: Time,
    under variant: StartState?, observer: (any RunObserver)?, measurer: any TextMeasuring
  ) {
    self.init(
      prototype, variant ?? scenario.startState, [],
      .interrupted(InterruptedMachine(scenario.steps, after: delay)), scenario, measurer,
      observer)
  }

  // MARK: Moving

  /// Moves to a time, earlier or later, and returns the phone at that time. A run that was ended stays where it is.
  package func state(at time: Time) -> Stage {
    if isOver?() == true { endEarly() }
    if !wasEnded {
      if let coming, coming.stage.now <= time, time < stage.now || stage.now < coming.stage.now {
        (stage, sent) = coming
        self.coming = nil
      } else if time < stage.now {
        stage = variant.stage(of: prototype, measurer: measurer)
        sent = 0
      }
    }
    run(to: time)
    return stage
  }

  /// Comes nearer to a time, by a stride of the phone's time at the most, while the present stays as it is; false once
  /// the rest is no more than a stride.
  ///
  /// A run can't move back: it starts again. What plays that in strides can do something else in between.
  package func approach(_ time: Time, by stride: Time) -> Bool {
    if stage.now <= time, time - stage.now <= stride { return false }
    var other = coming ?? (variant.stage(of: prototype, measurer: measurer), 0)
    if time < other.stage.now { other = (variant.stage(of: prototype, measurer: measurer), 0) }
    if time - other.stage.now > stride {
      // The present is after it: all that it meets is known.
      let present = (stage, sent)
      (stage, sent) = other
      run(to: stage.now + stride)
      other = (stage, sent)
      (stage, sent) = present
    }
    coming = other
    return time - other.stage.now > stride
  }

  /// Forgets the inputs after the present time and how far the run has come, so that it can continue differently.
  package func forgetFuture() {
    coming = nil
    inputs.removeLast(inputs.count - sent)
    for index in landings.keys.filter({ $0 >= sent }) { landings[index] = nil }
    reached = stage.now
  }

  /// The next of the inputs that are known.
  package var nextInput: Input? { sent < inputs.count ? inputs[sent] : nil }

  /// Whether the run is before the latest time that it has reached, or before an input that is known.
  package var isBehind: Bool { sent < inputs.count || stage.now < reached }

  /// Runs everything at or before `time` and stops there; returns early at each shot, whose picture is the present one.
  /// A time that is past changes nothing.
  package func advance(to time: Time) -> Shot? {
    while let next = nextTime, next <= time {
      if let shot = performNext(at: next) { return shot }
    }
    if time > stage.now, !wasEnded { _ = letTimePass(to: time) }
    return nil
  }

  /// The same without stopping at shots.
  package func run(to time: Time) {
    while advance(to: time) != nil {}
  }

  /// Runs to the next shot, whose picture is then the present one; if no shot comes, runs to the end and returns nil.
  package func nextShot() -> Shot? {
    while let next = nextTime {
      if let shot = advance(to: next) { return shot }
    }
    finish()
    return nil
  }

  /// Runs to the end, and returns its time.
  @discardableResult
  package func finish() -> Time {
    // A recording's end is known beforehand, so that the run need not look for the next event after each one.
    if case .recording(let end) = source { run(to: max(end, stage.now)) }
    while let next = nextTime { run(to: next) }
    let end = end ?? stage.now
    run(to: max(end, stage.now))
    return end
  }

  /// When something is to be done next; nil if everything is done.
  package var nextTime: Time? {
    switch source {
    case .ended: return nil
    case _ where sent < inputs.count: return inputs[sent].time
    case .recording, .person: return nil
    // The inputs of the steps up to there are known, so the steps themselves continue from there.
    case .steps(let machine): return stage.now < reached ? reached : machine.nextTime(on: stage)
    case .take(let follower): return follower.nextTime
    case .interrupted(let machine):
      return stage.now < reached ? reached : machine.nextTime(on: stage)
    }
  }

  private func performNext(at time: Time) -> Shot? {
    if isOver?() == true {
      endEarly()
      return nil
    }
    let isKnown = stage.now < reached
    guard letTimePass(to: max(time, stage.now)) else { return nil }
    if sent < inputs.count {
      send()
      return nil
    }
    guard !isKnown else { return nil }
    switch source {
    case .steps(var machine):
      let effect = machine.advance(on: stage)
      source = .steps(machine)
      return perform(effect)
    case .take(let follower):
      let (kind, divergence) = follower.next(on: stage)
      if let divergence { divergences.append(divergence) }
      if let kind { send(kind) }
      return nil
    case .interrupted(var machine):
      let effect = machine.advance(on: stage)
      source = .interrupted(machine)
      return perform(effect)
    case .recording, .person, .ended: return nil
    }
  }

  /// Lets time pass, from event to event if the run may be ended during this; false if it was ended.
  private func letTimePass(to time: Time) -> Bool {
    if let presentObserver {
      letTimePass(to: time, before: presentObserver)
      if isOver?() == true {
        endEarly()
        return false
      }
    }
    while let isOver, let event = stage.nextEvent, event < time {
      stage.advance(to: event)
      if isOver() {
        endEarly()
        return false
      }
    }
    stage.advance(to: time)
    reached = max(reached, stage.now)
    return true
  }

  /// Sends the next input, whose time is now.
  func send() {
    let input = inputs[sent]
    let aim = takenAim(of: input)
    if let presentObserver {
      send(input, before: presentObserver)
    } else {
      stage.send(input)
    }
    if keepsLandings, case .touch(let finger, .began, _) = input.kind {
      landings[sent] = RecordedInput.Landing(finger: finger, aimedAt: aim, on: stage)
    }
    sent += 1
  }

  /// The view under a finger that the application takes for itself, so that no view hears of it.
  private func takenAim(of input: Input) -> View? {
    guard keepsLandings, case .touch(_, .began, let point) = input.kind,
      stage.application.interception(at: point) != nil
    else { return nil }
    return stage.application.hitTest(point, nil)
  }

  // MARK: End

  /// When the run ends: with its recording, with the last step, or with a step that failed; nil while that is not known.
  package var end: Time? { ending?.time }

  /// The end, if it is known at a time.
  package func end(knownAt time: Time) -> Time? {
    ending.flatMap { $0.known <= time ? $0.time : nil }
  }

  private var ending: RunSource.Ending? { source.ending(inputs, reached: reached) }

  /// Whether a step could not be done, or the run was ended, so that nothing after it was done.
  package var isStopped: Bool { source.isStopped }

  /// Whether `isOver` ended the run.
  package var wasEnded: Bool { source.isEnded }

  private func endEarly() { source = .ended(at: stage.now, step: stepNumber) }
}
