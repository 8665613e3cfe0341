import Files
import TouchKit

/// Does in a run what a scenario's steps say.
extension Run {
  func perform(_ effect: StepMachine.Effect) -> Shot? {
    switch effect {
    case .nothing: break
    case .send(.one(let kind)): send(kind)
    case .send(.several(let kinds)): for kind in kinds { send(kind) }
    case .shot(let name, let masks):
      let shot = shot(name, masks)
      shots.append(shot)
      return shot
    case .beginSection(let section):
      openSections.append(.init(recorder: SectionRecorder(section, on: stage), step: presentStep))
    case .endSection(let name): endSection(name)
    case .report(let mismatches):
      for mismatch in mismatches { report(mismatch, isStep: false) }
    case .stop(let mismatch): report(mismatch, isStep: true)
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

  private func endSection(_ name: String) {
    guard let index = openSections.firstIndex(where: { $0.recorder.section.name == name }) else {
      preconditionFailure("the section \(name) ends and has not begun")
    }
    var open = openSections.remove(at: index)
    open.recorder.sample(stage)
    let recording = SectionRecording(open.recorder)
    let lines = stage.log.latest(stage.log.count - open.recorder.firstLine)
    motions.append(RecordedMotion(recording, log: lines))
    for mismatch in recording.mismatches { report(mismatch, at: open.step, isStep: false) }
  }

  private func report(_ mismatch: Mismatch, isStep: Bool) {
    report(mismatch, at: presentStep, isStep: isStep)
  }

  private func report(_ mismatch: Mismatch, at step: StepPlace, isStep: Bool) {
    failures.append(
      Failure(
        position: step.position, time: stage.now, what: mismatch.what,
        remedy: mismatch.remedy, isStep: isStep, file: step.file))
  }

  /// The step that is being done, counted from 1, with those that are used and repeated.
  public var stepNumber: Int {
    switch source {
    case .line: scenario?.step(afterInputs: sent) ?? 1
    case .person: 1
    case .steps(let machine): machine.stepNumber
    case .take(let follower): follower.stepNumber
    case .ended(_, let step): step
    }
  }

  /// The position of the step that is being done, and its file if that is not the scenario's own.
  private var presentStep: StepPlace {
    guard let scenario, stepNumber <= scenario.steps.count else {
      return StepPlace(position: SourcePosition(line: 1, column: 1), file: nil)
    }
    let step = scenario.steps[stepNumber - 1]
    return StepPlace(position: step.position, file: scenario.file(of: step))
  }

  /// A problem that the machine had at the step that is being done.
  public func machineProblem(in file: String?, _ what: String, _ remedy: String) -> Problem {
    let step = presentStep
    return Problem(
      file: step.file ?? file, position: step.position, what: what, remedy: remedy,
      kind: .machine)
  }
}

extension Scenario {
  /// The number, counted from 1, of the take's step that sent the last of so many inputs.
  fileprivate func step(afterInputs count: Int) -> Int {
    var (number, inputs) = (0, 0)
    while number < steps.count, inputs < count {
      inputs += steps[number].action.inputCount
      number += 1
    }
    return max(1, number)
  }
}
