import Rehearsal
import Threads
import TouchKit

/// Makes frames of a branch's past on a thread of its own, in the order of their times. Its phone never leaves that thread;
/// only display lists do.
package final class FrameMaker {
  private struct Findings {
    /// Those that are not collected yet.
    var frames: [Scrubber.Frame] = []
    /// The time up to which all frames are made.
    var reached = Time.zero - .tick
  }

  /// How much of the phone's time it makes up between two looks whether it is still wanted.
  private static let stride = Time.seconds(10)

  private let job: BackgroundJob<Findings>
  private let wanted: Set<Time>

  /// Begins to make the frames at some times, which are in their order; nil if the machine has no thread left.
  package init?(
    _ times: [Time], of recording: Recording, _ prototype: Prototype,
    makeMeasurer: @escaping MakeMeasurer
  ) {
    let job = BackgroundJob(Findings()) {
      Self.make(times, Run(prototype, recording, measurer: makeMeasurer()), $0)
    }
    guard let job else { return nil }
    self.job = job
    wanted = Set(times)
  }

  private static func make(
    _ times: [Time], _ run: Run, _ report: JobReport<Findings>
  ) {
    for time in times {
      while run.stage.now + stride < time {
        run.run(to: run.stage.now + stride)
        if report.isCancelled { return }
      }
      let stage = run.state(at: time)
      let frame = Scrubber.Frame(time: time, list: stage.frame(), screen: stage.screenSize)
      let isWanted = report.change {
        $0.frames.append(frame)
        $0.reached = time
      }
      guard isWanted else { return }
    }
  }

  /// The frames that were made since this was asked last.
  package func take() -> [Scrubber.Frame] { job.take(\.frames, leaving: []) }

  /// Whether it is still to make the frame at a time.
  package func isComing(_ time: Time) -> Bool {
    !job.isOver && time > job.findings.reached && wanted.contains(time)
  }
}
