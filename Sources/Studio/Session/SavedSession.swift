import Rehearsal
import TouchKit

/// A session as values: if they are run again, they give the same phone at the same time.
nonisolated struct SavedSession {
  var start: LiveSession.Start
  /// Everything that reached the phone, in its order.
  var inputs: [Input]
  var now: Time
  /// How many of the inputs a person gave on purpose.
  var deliberateCount: Int
  /// How many inputs of the start were played.
  var played = 0
  /// The inputs that were put off, in the order of their times.
  var later: [Input] = []
  var percent = 100
  var isPaused = false
}

extension SavedSession {
  /// What happened in it, from its start up to its time.
  var line: Line { Line(start: start.startState, inputs: inputs, end: now) }

  /// The session at the end of a recording.
  init(_ recording: Scenario) {
    let line = Line(recording)
    start = LiveSession.Start(startState: line.start)
    inputs = line.inputs
    now = line.end
    deliberateCount = inputs.count { $0.kind.isDeliberate }
  }
}

nonisolated extension Input.Kind {
  /// Whether a person does it on purpose, so that the recording is worth keeping.
  var isDeliberate: Bool {
    switch self {
    case .pointer, .environment: false
    case .touch, .scroll, .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .set,
      .raw, .custom:
      true
    }
  }
}
