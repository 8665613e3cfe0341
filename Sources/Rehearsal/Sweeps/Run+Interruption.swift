import Files
import TouchKit

/// What a run with an interruption keeps besides what every run does.
extension Run {
  var isInterrupted: Bool {
    if case .interrupted = source { true } else { false }
  }

  /// Whether the steps that all runs of a sweep have in common are over.
  var isPastSweep: Bool {
    if case .interrupted(let machine) = source { machine.isAtPlace } else { false }
  }

  /// The step that is being done, of the scenario or of the interruption; nil without an interruption.
  var interruptedStep: Step? {
    if case .interrupted(let machine) = source { machine.present } else { nil }
  }

  /// Keeps an expectation that was not met, or the step that could not be done. What is wrong before the sweep's place is told
  /// by the run without an interruption, but for what ends every run.
  func noteFault(_ mismatch: Mismatch, at step: StepPlace, isStep: Bool) {
    guard isInterrupted, isPastSweep || isStep else { return }
    let line = "line \(step.position.line)"
    faults.append(
      SweepFault(
        isStep ? .step : .expectation, "\(mismatch.what); \(mismatch.remedy)", 0, .none,
        place: step.file.map { "\($0), \(line)" } ?? line))
  }

  /// Keeps what a section counted from the last input on, without what was not there any more.
  func noteSinceInput(_ recording: SectionRecording) {
    guard deeds != nil, recording.part == .sinceInput else { return }
    let former = recording.section
    var section = former.sinceInput
    section.subjects = recording.known(former.subjects)
    section.monotone = recording.known(former.monotone)
    // A section without subjects looks at everything.
    guard former.subjects.isEmpty == section.subjects.isEmpty else { return }
    sinceInput[former.name] = section
  }

  // MARK: Deeds

  /// Something that a run with an interruption did.
  struct Deed {
    enum Action {
      case input(Input.Kind)
      case beginSection(MotionSection)
      case endSection(String)
      /// An expectation, or a step that could not be done.
      case step(Step)
    }

    var time: Time
    var action: Action
    var isInterruption: Bool
  }

  /// Keeps what is done for a step, if that is asked for.
  func note(_ effect: StepMachine.Effect) {
    guard deeds != nil, case .interrupted(let machine) = source else { return }
    func add(_ action: Deed.Action) {
      deeds?.append(
        Deed(time: stage.now, action: action, isInterruption: machine.isInterrupting))
    }
    switch effect {
    case .send(let kinds): for kind in kinds { add(.input(kind)) }
    case .beginSection(let section): add(.beginSection(section))
    case .endSection(let name): add(.endSection(name))
    case .report, .stop: if let step = machine.present { add(.step(step)) }
    case .nothing, .shot, .sweep: break
    }
  }
}
