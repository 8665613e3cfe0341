import Rehearsal
import TouchKit

/// A session as values: if they are run again, they make the same phone at the same time.
package struct SavedSession {
  package var start: LiveSession.Start
  /// The lines, with everything that reached the phone.
  package var tree: SessionTree
  /// The id of the branch that is shown.
  package var shownBranch = SessionTree.main
  /// Where the phone is on it.
  package var now: Time
  /// How many of the inputs a person gave on purpose.
  package var deliberateCount: Int
  /// The inputs that were put off, in the order of their times.
  package var later: [Input] = []
  package var percent = 100
  package var isPaused = false
  /// The times between which it plays round and round, if it loops.
  package var range: ClosedRange<Time>?
  package var loops = false
}

extension SavedSession {
  /// What happened on the branch that is shown, from its start on.
  package var recording: Recording { tree.recording(of: shownBranch) }
  /// When that branch ends.
  package var end: Time { recording.end }

  /// A session of one branch that is at its end.
  package init(
    start: LiveSession.Start, inputs: [RecordedInput], now: Time, deliberateCount: Int,
    later: [Input] = [], percent: Int = 100, isPaused: Bool = false
  ) {
    self.init(
      start: start, tree: SessionTree(start: start.startState, inputs: inputs, end: now),
      now: now, deliberateCount: deliberateCount, later: later, percent: percent,
      isPaused: isPaused)
  }

  /// The session of a recording, at the end of the branch that was shown last.
  package init(_ recording: SessionReader.Reading) {
    let tree = recording.tree
    let name = tree.branches[0].name
    let inputs = tree.branches.lazy.flatMap(\.inputs)
    self.init(
      start: LiveSession.Start(startState: tree.start, name: name.isEmpty ? nil : name), tree: tree,
      shownBranch: recording.latest, now: tree.recording(of: recording.latest).end,
      deliberateCount: inputs.count { $0.input.kind.isDeliberate })
  }
}

extension Input.Kind {
  /// Whether a person does it on purpose, so that the branch is worth keeping.
  package var isDeliberate: Bool {
    switch self {
    case .pointer, .environment: false
    case .touch, .scroll, .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .set,
      .raw, .custom:
      true
    }
  }

  /// Whether the past continues differently from it. A pointer that only moves changes nothing there.
  var endsPast: Bool {
    if case .pointer = self { false } else { true }
  }
}
