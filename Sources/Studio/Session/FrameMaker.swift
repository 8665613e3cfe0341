import GtkPaint
import Rehearsal
import Synchronization
import TouchKit

/// Makes frames of a line's past on a thread of its own, in the order of their times. Its phone never leaves that thread;
/// only display lists do.
nonisolated final class FrameMaker: Sendable {
  private struct State {
    var frames: [Scrubber.Frame] = []
    /// The time up to which all frames are made; nil once it has made the last.
    var reached: Time? = .zero - .tick
    var isCancelled = false
  }

  /// How much of the phone's time it makes up between two looks whether it is still wanted.
  private static let stride = Time.seconds(10)

  private let state: Mutex<State>
  /// The times of its frames, in their order.
  private let times: [Time]
  private let wanted: Set<Time>

  init(_ times: [Time]) {
    self.times = times
    wanted = Set(times)
    state = Mutex(State())
  }

  /// The work, on a thread of its own; nil if the machine gives none.
  func start(_ prototype: Prototype, _ line: Line, fonts: Fonts) -> Worker? {
    Worker { [self] in
      let run = Run(prototype, line, measurer: PangoMeasurer(fonts: fonts))
      for time in times {
        while run.stage.now + FrameMaker.stride < time {
          run.run(to: run.stage.now + FrameMaker.stride)
          if isCancelled { return }
        }
        let stage = run.state(at: time)
        let frame = Scrubber.Frame(time: time, list: stage.frame(), screen: stage.screenSize)
        let goesOn = state.withLock { state in
          state.frames.append(frame)
          state.reached = time
          return !state.isCancelled
        }
        guard goesOn else { return }
      }
      state.withLock { $0.reached = nil }
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Makes no more frames.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// The frames that were made since this was asked last.
  func take() -> [Scrubber.Frame] {
    state.withLock { state in
      defer { state.frames = [] }
      return state.frames
    }
  }

  /// Whether it is still to make the frame at a time.
  func isComing(_ time: Time) -> Bool {
    guard let reached = state.withLock({ $0.reached }) else { return false }
    return time > reached && wanted.contains(time)
  }
}
