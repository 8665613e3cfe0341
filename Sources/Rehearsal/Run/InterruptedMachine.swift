import TouchKit

/// Decides what happens next in one run of a sweep: the scenario's steps, beside them those of the interruption, and after
/// both the wait until nothing moves.
///
/// If both are due at one time, the scenario's step comes first.
package struct InterruptedMachine {
  private enum Part {
    case own
    case interruption
    case closing
  }

  /// How long after the sweep's place the interruption comes.
  private let delay: Time
  private var own: StepMachine
  /// Nil before the sweep's place.
  private var interruption: StepMachine?
  /// Waits until nothing moves; nil before both are through.
  private var closing: StepMachine?
  /// The part that did something last.
  private var acting = Part.own
  /// The sweep's step and its number, once it is reached.
  private var place: (step: Step, number: Int)?
  /// Sections that end with the run: no input of the scenario follows their ends, but the interruption may.
  private let late: Set<String>
  private var lateEnds: [Step] = []

  init(_ steps: [Step], after delay: Time) {
    self.delay = delay
    own = StepMachine(steps, role: .interrupted)
    let last = steps.lastIndex { $0.action.inputCount > 0 } ?? -1
    late = Set(
      steps[(last + 1)...].compactMap { step in
        if case .endSection(let name) = step.action { name } else { nil }
      })
  }

  /// Whether the steps that all runs have in common are over.
  package var isAtPlace: Bool { place != nil }

  package var isInterrupting: Bool { acting == .interruption }

  /// The step that is being done.
  package var present: Step? {
    switch acting {
    case .own: own.present
    case .interruption: interruption?.present
    case .closing: place?.step
    }
  }

  /// Its number among the scenario's steps, counted from 1; the interruption's steps count as the sweep.
  var stepNumber: Int { acting == .own ? own.stepNumber : place?.number ?? own.stepNumber }

  var isStopped: Bool {
    own.isStopped || interruption?.isStopped ?? false || closing?.isStopped ?? false
  }

  var ending: RunSource.Ending? {
    if let stopped = [own, interruption, closing].compactMap({ $0 }).first(where: { $0.isStopped })
    {
      return stopped.ending
    }
    // If the steps do not reach a sweep because they have no sweep, only their own end counts.
    return place == nil ? own.ending : closing?.ending
  }

  // MARK: Going on

  /// When something is to be done next; nil if everything is done.
  func nextTime(on stage: Stage) -> Time? {
    if isStopped { return nil }
    if let closing { return closing.nextTime(on: stage) }
    guard let time = due(on: stage)?.time else {
      return place == nil ? nil : stage.now
    }
    return time
  }

  /// The part that is to do something next.
  private func due(on stage: Stage) -> (part: Part, time: Time)? {
    let times = (own.nextTime(on: stage), interruption?.nextTime(on: stage))
    switch times {
    case (let first?, let second?):
      return first <= second ? (.own, first) : (.interruption, second)
    case (let first?, nil): return (.own, first)
    case (nil, let second?): return (.interruption, second)
    case (nil, nil): return nil
    }
  }

  mutating func advance(on stage: Stage) -> StepEffect {
    if isStopped { return .nothing }
    if closing == nil, due(on: stage) == nil, let place {
      // What ends late ends once nothing moves.
      closing = StepMachine(
        [Step(.settle, position: place.step.position)] + lateEnds, role: .interrupted,
        from: stage.now)
    }
    if var machine = closing {
      acting = .closing
      defer { closing = machine }
      return machine.advance(on: stage)
    }
    guard let part = due(on: stage)?.part else { return .nothing }
    acting = part
    if part == .interruption, var machine = interruption {
      defer { interruption = machine }
      return machine.advance(on: stage)
    }
    return advanceOwn(on: stage)
  }

  private mutating func advanceOwn(on stage: Stage) -> StepEffect {
    let effect = own.advance(on: stage)
    switch effect {
    case .sweep(let sweep):
      if let step = own.present { place = (step, own.stepNumber) }
      interruption = StepMachine(sweep.steps, role: .interruption, from: stage.now + delay)
      return effect
    case .endSection(let name) where place != nil && late.contains(name):
      if let step = own.present { lateEnds.append(step) }
      return .nothing
    case .nothing, .send, .shot, .beginSection, .endSection, .report, .stop: return effect
    }
  }
}
