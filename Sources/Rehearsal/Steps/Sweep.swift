import TouchKit

/// A plan of interruptions: steps that come at one of many times while the steps of a scenario continue beside them.
///
/// It ends the steps that all its runs have in common. A run plays these, then the steps after the sweep with their own
/// timing, and the interruption at its time after the sweep's place. It is over when both are through and nothing moves.
package struct Sweep: Equatable, Sendable {
  package var every: Time
  /// The first time and the bound of the last, both from the sweep's place.
  package var from: Time
  package var to: Time
  /// The interruption.
  package var steps: [Step]

  /// More runs than this are a mistake.
  package static let most = 100_000
  /// The fingers of the interruption, the second for steps of two: the scenario's own steps use lower numbers.
  package static let fingers = [10, 11]

  /// `every` is more than zero, and `to` is not before `from`.
  package init(every: Time, from: Time, to: Time, steps: [Step]) {
    precondition(
      every > .zero && from >= .zero && to >= from, "a sweep from \(from) to \(to) every \(every)")
    self.every = every
    self.from = from
    self.to = to
    self.steps = steps
  }

  /// How many runs it has.
  package var count: Int {
    Int((to.microseconds - from.microseconds) / every.microseconds) + 1
  }

  /// The time of the interruption in a run, counted from 0.
  package subscript(index: Int) -> Time {
    from + Time(microseconds: Int64(index) * every.microseconds)
  }

  /// What comes, such as `"tap card"`.
  package var words: String {
    let all = steps.compactMap { $0.action.words }
    let more = all.count > Self.named ? " …" : ""
    return "\"\(all.prefix(Self.named).joined(separator: ", "))\(more)\""
  }

  private static let named = 3
}

extension Step.Action {
  /// A few words of an interruption; nil for what only waits or looks.
  fileprivate var words: String? {
    switch self {
    case .tap(let aim, let count, _):
      (count > 1 ? "\(count) taps on " : "tap ") + aim.words
    case .swipe(let aim, let swipe, _): "swipe \(aim.words) \(swipe.direction.rawValue)"
    case .drag: "drag"
    case .hold(let aim, _, _): "hold \(aim.words)"
    case .twoFingers(let aim, let fingers, _): "\(fingers.movement.word) \(aim.words)"
    case .turn(let turn): "rotate \(turn.rawValue)"
    case .inputs(let kinds): kinds.first?.words
    case .wait, .settle, .shot, .beginSection, .endSection, .expect, .count, .sweep: nil
    }
  }
}

extension Aim {
  fileprivate var words: String {
    switch self {
    case .view(let id): id
    case .point(let point): "at \(point.x.twoDecimals), \(point.y.twoDecimals)"
    }
  }
}

extension Step.TwoFingers.Movement {
  /// The key of such a step.
  var word: String {
    switch self {
    case .pinch: "pinch"
    case .twist: "twist"
    }
  }
}

extension Input.Kind {
  fileprivate var words: String {
    switch self {
    case .touch(_, let phase, _): "touch \(phase.rawValue)"
    case .scroll: "scroll"
    case .pointer: "pointer"
    case .activate(let id, _): "activate \(id)"
    case .type: "type"
    case .compose: "compose"
    case .key(let key): "key \(key.name)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .shake: "shake"
    case .interrupt(let interruption): "interrupt \(interruption.rawValue)"
    case .environment(let change): change.words
    case .set(let name, _): "set \(name)"
    case .raw: "raw"
    case .custom(let name, _): name
    }
  }
}

extension EnvironmentChange {
  /// What a person would look for: the appearance, the text's size or a call; anything else is an environment.
  fileprivate var words: String {
    if let appearance { return appearance.rawValue }
    if let textSize { return "text size \(textSize.twoDecimals)" }
    if let hasCall { return hasCall ? "call" : "end of the call" }
    return "environment"
  }
}
