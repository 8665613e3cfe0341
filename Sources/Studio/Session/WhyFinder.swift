import GtkPaint
import Rehearsal
import Synchronization
import TouchKit

/// Finds out why a view is where it is, on a thread of its own: first the thread back to the finger, then tuning after tuning
/// whether it has a part in it.
nonisolated final class WhyFinder: Sendable {
  /// What is known so far.
  struct Findings: Equatable, Sendable {
    var thread: CauseThread?
    /// Those with a part in it, in the order of the catalogue.
    var tunings: [TuningReach] = []
    var isDone = false
  }

  private struct State {
    var findings = Findings()
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// The work, on a thread of its own; nil if the machine gives none.
  func start(
    _ prototype: Prototype, _ line: Line, of id: String, at time: Time, log: EventLog, fonts: Fonts
  ) -> Worker? {
    Worker { [self] in
      let measurer = PangoMeasurer(fonts: fonts)
      func run(_ start: StartState) -> Run {
        let run = Run(
          prototype, Line(start: start, inputs: line.inputs.filter { $0.time <= time }),
          measurer: measurer)
        run.isOver = { self.isCancelled }
        return run
      }
      let thread = CauseThread(of: id, at: time, log: log, in: run(line.start))
      guard tell({ $0.thread = thread }) else { return }
      let times = TuningReach.times(from: thread.from, to: time)
      let places = TuningReach.places(of: id, at: times, in: run(line.start))
      let tuning = line.start.tuning(of: prototype)
      for change in TuningReach.changes(prototype.catalogue, tuning) {
        var start = line.start
        start.set(change)
        let others = TuningReach.places(of: id, at: times, in: run(start))
        let reach = TuningReach(change, places, with: others)
        guard tell({ if let reach { $0.tunings.append(reach) } }) else { return }
      }
      _ = tell { $0.isDone = true }
    }
  }

  /// Says something new; false if nobody wants to hear it any more.
  private func tell(_ change: (inout Findings) -> Void) -> Bool {
    state.withLock { state in
      guard !state.isCancelled else { return false }
      change(&state.findings)
      return true
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Finds nothing more.
  func cancel() { state.withLock { $0.isCancelled = true } }

  var findings: Findings { state.withLock { $0.findings } }
}
