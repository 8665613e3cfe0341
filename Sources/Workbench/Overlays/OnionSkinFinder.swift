import Rehearsal
import TouchKit

/// Plays a recording up to a time, and keeps the frames before it for an onion skin.
package enum OnionSkinFinder {
  /// Between two frames that are seen: four of a display's.
  private static let step = Time.milliseconds(66)
  /// More could not be distinguished.
  private static let most = 14

  /// The times in a range of the frames before the last, the oldest first.
  package static func times(in range: ClosedRange<Time>, before last: Time) -> [Time] {
    var times: [Time] = []
    var time = min(range.upperBound, last - step)
    while time >= range.lowerBound, times.count < most {
      times.append(time)
      time = time - step
    }
    return times.reversed()
  }

  /// The frames of a recording at the times in a range and at a last one, the oldest first.
  package static func frames(
    _ prototype: Prototype, _ recording: Recording, in range: ClosedRange<Time>, to last: Time,
    makeMeasurer: MakeMeasurer,
    isOver: @escaping () -> Bool
  ) -> [DisplayList] {
    let run = Run(
      prototype,
      Recording(start: recording.start, inputs: recording.inputs.filter { $0.time <= last }),
      measurer: makeMeasurer())
    run.isOver = isOver
    let frames = (times(in: range, before: last) + [last]).map { time in
      let stage = run.state(at: time)
      return (stage.frame(), stage.screenSize)
    }
    // A turn has no onion skin: the frames of another screen are left out.
    return frames.filter { $0.1 == frames.last?.1 }.map(\.0)
  }
}
