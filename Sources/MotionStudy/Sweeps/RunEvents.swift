import Rehearsal
import TouchKit

/// What a run with an interruption did, in order.
struct RunEvents {
  /// Something that it did.
  struct Event {
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

  private(set) var events: [Event] = []
  /// What its sections counted from the last input on, by their names.
  private(set) var sinceInput: [String: MotionSection] = [:]

  /// Keeps what is done for a step.
  mutating func note(_ effect: StepEffect, in run: Run) {
    guard let machine = run.interruption else { return }
    func add(_ action: Event.Action) {
      events.append(
        Event(time: run.stage.now, action: action, isInterruption: machine.isInterrupting))
    }
    switch effect {
    case .send(let kinds): for kind in kinds { add(.input(kind)) }
    case .beginSection(let section): add(.beginSection(section))
    case .endSection(let name): add(.endSection(name))
    case .report, .stop: if let step = machine.present { add(.step(step)) }
    case .nothing, .shot, .sweep: break
    }
  }

  /// Keeps what a section counted from the last input on, without what was no longer there.
  mutating func note(_ recording: SectionRecording) {
    guard recording.part == .sinceInput else { return }
    let former = recording.section
    var section = former.sinceInput
    section.subjects = recording.known(former.subjects)
    section.monotone = recording.known(former.monotone)
    // A section without subjects looks at everything.
    guard former.subjects.isEmpty == section.subjects.isEmpty else { return }
    sinceInput[former.name] = section
  }
}
