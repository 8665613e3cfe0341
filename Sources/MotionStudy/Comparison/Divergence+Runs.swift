import JSON
import Rehearsal
import TouchKit

/// Where two runs diverge: the first thing that the same finger does in one and not in the other.
extension Divergence {
  /// In words, such as `with "classic", drag of row-3 receives the finger instead of drag of drawer`.
  package var meaning: String {
    if case .meaning(let words) = reason { words } else { "" }
  }

  /// The first place at which any run parts from the first one; nil if all mean the same.
  static func first(of runs: [RecordedRun], inputs: Set<Time>) -> Divergence? {
    guard let base = runs.first else { return nil }
    let meanings = LogMeaning.all(of: base.log, inputs: inputs)
    var first: Divergence?
    for other in runs.dropFirst() {
      let pair = Pair(
        base: base.name, other: other.name, meanings: meanings,
        others: LogMeaning.all(of: other.log, inputs: inputs))
      guard let difference = pair.difference, first.map({ difference.time < $0.time }) ?? true
      else { continue }
      first = Divergence(
        input: max(1, inputs.filter { $0 <= difference.time }.count), time: difference.time,
        reason: .meaning(difference.what))
    }
    return first
  }

  /// What two logs mean, side by side.
  private struct Pair {
    struct Difference {
      let time: Time
      let what: String
    }

    let base: String
    let other: String
    let meanings: [LogMeaning]
    let others: [LogMeaning]

    var difference: Difference? {
      let left = Self.unmatched(meanings, in: others)
      let right = Self.unmatched(others, in: meanings)
      let turned = turnedMotion
      // If several things happen at one time, the one that is reported first has caused the others.
      let times = [left?.time, right?.time, turned?.0.time].compactMap(\.self)
      guard let time = times.min() else { return nil }
      if let left, left.time == time { return replaced(left, right) }
      if let right, right.time == time { return added(right) }
      guard let turned else { return nil }
      return Difference(
        time: time, what: "with \(quoted(other)), \(Self.words(turned.1, insteadOf: turned.0))")
    }

    /// The first entry of one log that the other log does not have.
    private static func unmatched(_ meanings: [LogMeaning], in others: [LogMeaning])
      -> LogMeaning?
    {
      var counts: [String: Int] = [:]
      for meaning in others { counts[meaning.key, default: 0] += 1 }
      return meanings.first { meaning in
        // Whether a value still has to move depends on where it is.
        if case .motion = meaning.kind { return false }
        counts[meaning.key, default: 0] -= 1
        return counts[meaning.key, default: 0] < 0
      }
    }

    /// The first motion that the same input sends to another target, with the same motion in the other log.
    private var turnedMotion: (LogMeaning, LogMeaning)? {
      var motions: [String: LogMeaning] = [:]
      for meaning in others {
        guard case .motion = meaning.kind else { continue }
        motions["\(meaning.time) \(meaning.key)"] = meaning
      }
      for meaning in meanings {
        guard case .motion = meaning.kind, let other = motions["\(meaning.time) \(meaning.key)"],
          meaning.moves(elsewhereThan: other)
        else { continue }
        return (meaning, other)
      }
      return nil
    }

    private func replaced(_ left: LogMeaning, _ right: LogMeaning?) -> Difference {
      if let right, right.isCounterpart(of: left) {
        return Difference(
          time: left.time, what: "with \(quoted(other)), \(Self.words(right, insteadOf: left))")
      }
      return Difference(time: left.time, what: "only with \(quoted(base)), \(Self.words(left))")
    }

    private func added(_ right: LogMeaning) -> Difference {
      if let left = Self.unmatched(meanings, in: others), left.isCounterpart(of: right) {
        return Difference(
          time: right.time, what: "with \(quoted(other)), \(Self.words(right, insteadOf: left))")
      }
      return Difference(time: right.time, what: "only with \(quoted(other)), \(Self.words(right))")
    }

    private static func words(_ meaning: LogMeaning, insteadOf other: LogMeaning? = nil) -> String {
      switch (meaning.kind, other?.kind) {
      case (.landing(let view), .landing(let old)?):
        "the finger lands on \(place(view)) instead of \(place(old))"
      case (.landing(let view), _): "the finger lands on \(place(view))"
      case (.taking(let gesture), .taking(let old)?):
        "\(gesture) receives the finger instead of \(old)"
      case (.taking(let gesture), _): "\(gesture) receives the finger"
      case (.gesture(let name, let does), .gesture(let old, _)?) where name != old:
        "\(name) \(does) instead of \(old)"
      case (.gesture(let name, let does), _): "\(name) \(does)"
      case (.motion(let what, _, let to), .motion(_, _, let old)?):
        "\(what) moves to \(to.twoDecimals) instead of \(old.twoDecimals)"
      case (.motion(let what, _, let to), _): "\(what) moves to \(to.twoDecimals)"
      case (.words(let words), _): "this happens: \(words)"
      }
    }

    private static func place(_ view: String) -> String { view.isEmpty ? "nothing" : view }
  }
}
