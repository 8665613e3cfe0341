import Rehearsal
import TouchKit

/// Records the sections of a scenario while a run does its steps, and reports to the run what in them is not as it has to be.
final class SectionObserver: RunObserver {
  /// A section that has begun, and the step that began it.
  private struct OpenSection {
    var recorder: SectionRecorder
    let step: StepPlace
  }

  /// The sections that have begun and not ended.
  private var open: [OpenSection] = []
  /// The motions of the sections that are over.
  private(set) var motions: [RecordedMotion] = []
  /// What was not as it has to be after the place of a sweep, in a run with an interruption.
  private(set) var faults: [SweepFault] = []
  /// What a run with an interruption did; nil unless it is kept.
  private(set) var events: RunEvents?

  init(keepsEvents: Bool = false) { events = keepsEvents ? RunEvents() : nil }

  // MARK: Steps

  func willPerform(_ effect: StepEffect, in run: Run) {
    events?.note(effect, in: run)
    switch effect {
    case .beginSection(let section): begin(section, in: run)
    case .endSection(let name): end(name, in: run)
    case .report(let mismatches):
      for mismatch in mismatches { note(mismatch, isStep: false, in: run) }
    case .stop(let mismatch): note(mismatch, isStep: true, in: run)
    case .nothing, .send, .shot, .sweep: break
    }
  }

  private func begin(_ section: MotionSection, in run: Run) {
    for part in SectionRecorder.parts(of: section, isSwept: run.interruption != nil) {
      open.append(
        OpenSection(recorder: SectionRecorder(section, on: run.stage, part), step: run.presentStep))
    }
  }

  private func end(_ name: String, in run: Run) {
    let stage = run.stage
    // In a run with an interruption a section may look at nothing.
    while let index = open.firstIndex(where: { $0.recorder.section.name == name }) {
      var section = open.remove(at: index)
      section.recorder.finish(stage)
      let recording = SectionRecording(section.recorder)
      events?.note(recording)
      if section.recorder.part == .whole {
        let lines = stage.log.latest(stage.log.count - section.recorder.firstLine)
        motions.append(RecordedMotion(recording, log: lines))
      }
      for fault in recording.faults {
        run.report(fault.mismatch, at: section.step)
        if run.isPastSweep, let number = fault.number { faults.append(number) }
      }
    }
  }

  /// Keeps an expectation that was not met, or the step that could not be done. What is wrong before the sweep's place
  /// is reported by the run without an interruption, except for what ends every run.
  private func note(_ mismatch: Mismatch, isStep: Bool, in run: Run) {
    guard run.interruption != nil, run.isPastSweep || isStep else { return }
    let step = run.presentStep
    let line = "line \(step.position.line)"
    faults.append(
      SweepFault(
        isStep ? .step : .expectation, "\(mismatch.what); \(mismatch.remedy)", 0, .none,
        place: step.file.map { "\($0), \(line)" } ?? line))
  }

  // MARK: Looks

  var nextLook: Time? {
    guard !open.isEmpty else { return nil }
    var next = Time.distantFuture
    for index in open.indices {
      if let row = open[index].recorder.nextTime { next = min(next, row) }
    }
    return next
  }

  func willHappen(_ change: RunChange, on stage: Stage) {
    eachRecorder { recorder in
      switch change {
      case .event(let time): recorder.willHappen(stage, at: time)
      case .input(let kind): recorder.willReceive(kind, stage)
      }
    }
  }

  func happened(_ change: RunChange, on stage: Stage) {
    eachRecorder { recorder in
      recorder.happened(stage)
      // What counts from the last input on starts again with each input.
      if case .input = change, recorder.part == .sinceInput { recorder.beginAgain(on: stage) }
    }
  }

  /// Adds a row to each section that wants one now.
  func look(at stage: Stage) {
    for index in open.indices {
      guard let row = open[index].recorder.nextTime, row <= stage.now else { continue }
      if index == 0 {
        open[index].recorder.sample(stage)
      } else {
        open[index].recorder.sample(stage, after: open[index - 1].recorder)
      }
    }
  }

  private func eachRecorder(_ body: (inout SectionRecorder) -> Void) {
    for index in open.indices { body(&open[index].recorder) }
  }
}

extension Run {
  /// Whether the steps that all runs of a sweep have in common are over.
  fileprivate var isPastSweep: Bool { interruption?.isAtPlace ?? false }
}
