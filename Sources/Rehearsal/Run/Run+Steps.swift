import JSON
import TouchKit

/// Does in a run what a scenario's steps say.
extension Run {
  func perform(_ effect: StepEffect) -> Shot? {
    observer?.willPerform(effect, in: self)
    switch effect {
    case .nothing, .sweep, .beginSection, .endSection: break
    case .send(.one(let kind)): send(kind)
    case .send(.several(let kinds)): for kind in kinds { send(kind) }
    case .shot(let name, let masks):
      let shot = shot(name, masks)
      shots.append(shot)
      return shot
    case .report(let mismatches):
      for mismatch in mismatches { report(mismatch, at: presentStep) }
    case .stop(let mismatch): report(mismatch, at: presentStep, isStep: true)
    }
    return nil
  }

  func send(_ kind: Input.Kind) {
    inputs.append(Input(kind, at: stage.now))
    send()
  }

  private func shot(_ name: String, _ masks: [Mask]) -> Shot {
    var shot = Shot(name: name, time: stage.now)
    let masks = (scenario?.tests.masks ?? []) + masks
    if !masks.isEmpty {
      let tree = stage.tree()
      shot.masks = masks.compactMap { $0.place(in: tree) }
    }
    return shot
  }

  /// Keeps what is not as a step says, or the step that can't be done.
  package func report(_ mismatch: Mismatch, at step: StepPlace, isStep: Bool = false) {
    failures.append(
      Failure(
        position: step.position, time: stage.now, what: mismatch.what,
        remedy: mismatch.remedy, isStep: isStep, file: step.file))
  }

  /// The step that is being done, counted from 1, with those that are used and repeated.
  package var stepNumber: Int {
    switch source {
    case .recording: scenario?.step(afterInputs: sent) ?? 1
    case .person: 1
    case .steps(let machine): machine.stepNumber
    case .take(let follower): follower.stepNumber
    case .interrupted(let machine): machine.stepNumber
    case .ended(_, let step): step
    }
  }

  /// What decides what comes next, in a run with an interruption; nil in others.
  package var interruption: InterruptedMachine? {
    if case .interrupted(let machine) = source { machine } else { nil }
  }

  /// The position of the step that is being done, and its file if that is not the scenario's own.
  package var presentStep: StepPlace {
    guard let scenario, let step = interruption?.present ?? scenario.step(numbered: stepNumber)
    else {
      return StepPlace(position: SourcePosition(line: 1, column: 1), file: nil)
    }
    return StepPlace(position: step.position, file: scenario.file(of: step))
  }

  /// A problem that the machine had at the step that is being done.
  package func machineProblem(in file: String?, _ what: String, _ remedy: String) -> Problem {
    let step = presentStep
    return Problem(
      file: step.file ?? file, position: step.position, what: what, remedy: remedy,
      kind: .machine)
  }
}

extension Scenario {
  fileprivate func step(numbered number: Int) -> Step? {
    number <= steps.count ? steps[number - 1] : nil
  }

  /// The number, counted from 1, of the take's step that sent the last of the first `count` inputs.
  fileprivate func step(afterInputs count: Int) -> Int {
    var (number, inputs) = (0, 0)
    while number < steps.count, inputs < count {
      inputs += steps[number].action.inputCount
      number += 1
    }
    return max(1, number)
  }
}
