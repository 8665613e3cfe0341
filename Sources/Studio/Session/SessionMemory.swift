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
  /// What a recording holds, at its end.
  init(_ recording: Scenario) {
    start = LiveSession.Start(opening: recording.opening)
    inputs = recording.steps.flatMap { step in
      guard case .inputs(let kinds) = step.action else { return [Input]() }
      return kinds.map { Input($0, at: step.at ?? .zero) }
    }
    now = max(recording.end ?? .zero, inputs.last?.time ?? .zero)
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
