import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// Finds out why a view is where it is: first the thread back to the finger, then tuning after tuning
/// whether it has a part in it.
package enum WhyFinder {
  /// What is known so far.
  package struct Findings: Equatable, Sendable {
    package var thread: CauseThread?
    /// Those with a part in it, in the order of the catalogue.
    package var tunings: [TuningReach] = []
    var isDone = false

    package init(thread: CauseThread? = nil, tunings: [TuningReach] = [], isDone: Bool = false) {
      self.thread = thread
      self.tunings = tunings
      self.isDone = isDone
    }
  }

  /// Where a view is, and since which inputs.
  package struct Question: Sendable {
    package var recording: Recording
    /// The view's id.
    package var id: String
    package var time: Time
    package var log: EventLog

    package init(recording: Recording, id: String, time: Time, log: EventLog) {
      self.recording = recording
      self.id = id
      self.time = time
      self.log = log
    }
  }

  /// The work of a job.
  package static func find(
    _ question: Question, _ prototype: Prototype, makeMeasurer: MakeMeasurer,
    _ report: JobReport<Findings>
  ) {
    let (recording, id, time) = (question.recording, question.id, question.time)
    let measurer = makeMeasurer()
    func run(_ start: StartState) -> Run {
      let run = Run(
        prototype, Recording(start: start, inputs: recording.inputs.filter { $0.time <= time }),
        measurer: measurer)
      run.isOver = { report.isCancelled }
      return run
    }
    let thread = CauseThread(of: id, at: time, log: question.log, in: run(recording.start))
    guard report.change({ $0.thread = thread }) else { return }
    let times = TuningReach.times(from: thread.from, to: time)
    let places = TuningReach.places(of: id, at: times, in: run(recording.start))
    let tuning = recording.start.tuning(of: prototype)
    for change in TuningReach.changes(prototype.catalogue, tuning) {
      var start = recording.start
      start.set(change)
      let others = TuningReach.places(of: id, at: times, in: run(start))
      let reach = TuningReach(change, places, with: others)
      guard report.change({ if let reach { $0.tunings.append(reach) } }) else { return }
    }
    report.change { $0.isDone = true }
  }
}
