import Rehearsal
import TouchKit

/// The future that a branch has left, which continues beside it for as long as it was.
package final class OldFuture {
  /// How much of the phone's time it makes up at a time, until it is where the branch is.
  private static let stride = Time.seconds(20)
  /// A view that is this near to where it was is in the same place, in points.
  private static let hair = 0.5
  /// How many outlines are drawn at most.
  private static let most = 40

  private let recording: Recording
  private let make: (Recording) -> Run
  private var run: Run?
  private var waits = true
  /// Whether it is where the branch is.
  private var isThere = false

  package init(_ recording: Recording, _ make: @escaping (Recording) -> Run) {
    self.recording = recording
    self.make = make
  }

  /// Continues to a time; false once it is over.
  package func follow(_ time: Time) -> Bool {
    guard time < recording.end else { return false }
    // The touch that began the branch is shown first.
    if waits {
      waits = false
      return true
    }
    let run = run ?? make(recording)
    self.run = run
    run.run(to: min(time, run.stage.now + OldFuture.stride))
    isThere = run.stage.now == time
    return true
  }

  /// When something changes in it; nil if nothing will.
  package func nextChange(after time: Time) -> Time? {
    guard let run, isThere else { return time }
    return [run.stage.nextChange(after: time), run.nextInput?.time, recording.end].compactMap { $0 }
      .min()
  }

  /// Where its fingers are.
  package var fingers: [Point] { isThere ? run?.stage.touches.active.map(\.location) ?? [] : [] }

  /// Where its views are that are in another place on a stage.
  package func outlines(besides stage: Stage) -> [Rect] {
    guard isThere, let run, stage.screenSize == run.stage.screenSize else { return [] }
    let present = stage.tree()
    var frames: [String: Rect] = [:]
    for node in present.nodes where node.visible {
      if let id = node.id { frames[id] = node.frame }
    }
    var outlines: [Rect] = []
    for node in run.stage.tree().nodes where node.visible {
      guard let id = node.id, outlines.count < OldFuture.most else { continue }
      let isSame =
        frames[id].map { frame in
          abs(frame.x - node.frame.x) < OldFuture.hair
            && abs(frame.y - node.frame.y) < OldFuture.hair
            && abs(frame.width - node.frame.width) < OldFuture.hair
            && abs(frame.height - node.frame.height) < OldFuture.hair
        } ?? false
      if !isSame { outlines.append(node.clipped ?? node.frame) }
    }
    return outlines
  }
}
