import Rehearsal
import TouchKit

/// Gives frames of a line's past, so quickly that a hand can be followed.
///
/// A run can't go back: it starts again. So on its way to a frame it keeps those before it at which the hand may ask next, as a
/// player of films does that shows one backwards.
final class Scrubber {
  /// A frame as it is shown.
  nonisolated struct Frame: Equatable {
    var time: Time
    var list: DisplayList
    var screen: Size
  }

  /// So many frames before the one that is asked for are kept on the way.
  static let behind = 256
  /// So many are kept in all: one for each pixel of a wide timeline.
  private static let most = 2000
  /// How much of the phone's time it makes up at a time while it looks ahead.
  private static let stride = Time.seconds(10)

  private let run: Run
  /// In the order of their times.
  private var frames: [Frame] = []

  /// A scrubber of a run that nothing else moves.
  init(_ run: Run) { self.run = run }

  /// The frame at a time. `earlier` are the times before it at which the hand may ask next, in their order.
  func frame(at time: Time, earlier: [Time]) -> Frame {
    if let known = find(time) { return known }
    let wanted = earlier.suffix(Scrubber.behind)
    // On the way on from where the run is, what lies behind it can't be had.
    if run.stage.now > time {
      for before in wanted where find(before) == nil { keep(at: before) }
    }
    return keep(at: time)
  }

  /// Keeps one more of the frames at these times, which are in their order, or comes nearer to it; false if all are there.
  func lookAhead(_ times: [Time]) -> Bool {
    let missing = times.lazy.filter { self.find($0) == nil }
    // On from where the run is first: it can't go back.
    guard let next = missing.first(where: { $0 >= self.run.stage.now }) ?? missing.first else {
      return false
    }
    if next < run.stage.now { _ = run.state(at: .zero) }
    let reach = run.stage.now + Scrubber.stride
    if next <= reach { keep(at: next) } else { run.run(to: reach) }
    return true
  }

  private func find(_ time: Time) -> Frame? {
    let index = index(of: time)
    return index < frames.count && frames[index].time == time ? frames[index] : nil
  }

  /// Where a time is, or would be put.
  private func index(of time: Time) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @discardableResult
  private func keep(at time: Time) -> Frame {
    let stage = run.state(at: time)
    let frame = Frame(time: time, list: stage.frame(), screen: stage.screenSize)
    if frames.count >= Scrubber.most {
      // Those farthest from the hand go.
      let middle = index(of: time)
      if middle < frames.count / 2 { frames.removeLast() } else { frames.removeFirst() }
    }
    frames.insert(frame, at: index(of: time))
    return frame
  }
}
