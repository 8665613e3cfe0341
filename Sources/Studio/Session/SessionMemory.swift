import Rehearsal
import TouchKit

/// A session as values: run again, they give the same phone at the same time.
nonisolated struct SessionMemory {
  var start: LiveSession.Start
  /// Everything that reached the phone, in its order.
  var inputs: [Input]
  var now: Time
  /// How many of the inputs somebody would miss.
  var deeds: Int
  /// How many inputs of the start were played.
  var played = 0
  /// What was put off, in the order of its times.
  var later: [Input] = []
  var percent = 100
  var isPaused = false
}

extension SessionMemory {
  /// What happened in it, from its start up to its time.
  var line: Line { Line(start: start.opening, inputs: inputs, end: now) }

  /// What a recording holds, at its end.
  init(_ recording: Scenario) {
    let line = Line(recording)
    start = LiveSession.Start(opening: line.start)
    inputs = line.inputs
    now = line.end
    deeds = inputs.count { $0.kind.isDeed }
  }
}

nonisolated extension Input.Kind {
  /// Whether it is something that somebody did on purpose, and would miss.
  var isDeed: Bool {
    switch self {
    case .pointer, .environment: false
    case .touch, .scroll, .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .set,
      .raw, .custom:
      true
    }
  }
}
