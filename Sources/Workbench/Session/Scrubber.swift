import Rehearsal
import TouchKit

/// Makes frames of a branch's past, so quickly that they can follow the user.
///
/// A run can't go back: it starts again. So on its path to a frame it keeps those before it that the user may ask for
/// next, as a player of films does that shows one backwards.
package final class Scrubber {
  /// A frame as it is shown.
  package struct Frame: Equatable, Sendable {
    package var time: Time
    package var list: DisplayList
    package var screen: Size

    package init(time: Time, list: DisplayList, screen: Size) {
      self.time = time
      self.list = list
      self.screen = screen
    }
  }

  /// How many frames before the one that is asked for are kept.
  package static let behind = 256
  /// How many are kept in all: one for each pixel of a wide timeline.
  private static let most = 2000

  private let prototype: Prototype
  private let recording: Recording
  private let measurer: any TextMeasuring
  /// Plays the branch for times that nothing is made ready for.
  private lazy var run = Run(prototype, recording, measurer: measurer)
  /// In the order of their times.
  private var frames: [Frame] = []
  /// Makes frames ready.
  private var maker: FrameMaker?

  package init(_ prototype: Prototype, _ recording: Recording, measurer: any TextMeasuring) {
    self.prototype = prototype
    self.recording = recording
    self.measurer = measurer
  }

  /// The frame at a time. `earlier` are the times before it that the user may ask for next, in their order.
  package func frame(at time: Time, earlier: [Time]) -> Frame {
    if let known = known(at: time) { return known }
    // If the run only moves forwards from where it is, it can't make frames behind that.
    if run.stage.now > time {
      for before in earlier.suffix(Scrubber.behind) where find(before) == nil { keep(at: before) }
    }
    return keep(at: time)
  }

  /// The frame at a time, if it is there.
  package func known(at time: Time) -> Frame? {
    if let known = find(time) { return known }
    for frame in maker?.take() ?? [] where find(frame.time) == nil { keep(frame) }
    return find(time)
  }

  /// Whether the frame at a time is being made ready, so that it is there soon.
  package func isComing(_ time: Time) -> Bool { find(time) == nil && maker?.isComing(time) == true }

  /// Makes frames ready at these times, which are in their order: those nearest to a time, if there are too many.
  package func lookAhead(_ times: [Time], around time: Time, makeMeasurer: @escaping MakeMeasurer) {
    let before = times.prefix { $0 < time }.count
    let first = max(0, min(before - Scrubber.most / 2, times.count - Scrubber.most))
    let missing = times.dropFirst(first).prefix(Scrubber.most).filter { known(at: $0) == nil }
    // A user who moves the playhead again need not wait longer.
    if missing.allSatisfy(isComing) { return }
    maker = nil
    maker = FrameMaker(missing, of: recording, prototype, makeMeasurer: makeMeasurer)
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
    keep(frame)
    return frame
  }

  private func keep(_ frame: Frame) {
    if frames.count >= Scrubber.most {
      // Those farthest from it go.
      let middle = index(of: frame.time)
      if middle < frames.count / 2 { frames.removeLast() } else { frames.removeFirst() }
    }
    frames.insert(frame, at: index(of: frame.time))
  }
}
