import GtkPaint
import Rehearsal
import Synchronization
import TouchKit

/// Plays a line up to a time on a thread of its own, and keeps the frames before it for a strobe.
nonisolated final class StrobeFinder: Sendable {
  private struct State {
    /// The oldest first; the last is the one at the time itself.
    var frames: [DisplayList]?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Between two frames that are seen: four of a display's.
  private static let step = Time.milliseconds(66)
  /// More could not be told apart.
  private static let most = 14

  /// The times in a range of the frames before the last, the oldest first.
  static func times(in range: ClosedRange<Time>, before last: Time) -> [Time] {
    var times: [Time] = []
    var time = min(range.upperBound, last - step)
    while time >= range.lowerBound, times.count < most {
      times.append(time)
      time = time - step
    }
    return times.reversed()
  }

  /// The work, on a thread of its own; nil if the machine gives none.
  func start(
    _ prototype: Prototype, _ line: Line, in range: ClosedRange<Time>, to last: Time, fonts: Fonts
  ) -> Worker? {
    Worker { [self] in
      let run = Run(
        prototype, Line(start: line.start, inputs: line.inputs.filter { $0.time <= last }),
        measurer: PangoMeasurer(fonts: fonts))
      run.isOver = { self.isCancelled }
      let times = StrobeFinder.times(in: range, before: last) + [last]
      let frames = times.map { time in
        let stage = run.state(at: time)
        return (stage.frame(), stage.screenSize)
      }
      guard let size = frames.last?.1 else { return }
      // A turn has no strobe: the frames of another screen are left out.
      let same = frames.filter { $0.1 == size }.map(\.0)
      state.withLock { if !$0.isCancelled { $0.frames = same } }
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Nil until they are found.
  var frames: [DisplayList]? { state.withLock { $0.frames } }
}
