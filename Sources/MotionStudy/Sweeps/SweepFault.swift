import Files
import TouchKit

/// Something that was not as it has to be in a run of a sweep, as a number, so that many runs can be reported together.
package struct SweepFault: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case jump, kick, parting, movement, fading, lateness, overshoot, speed
    case wayBack = "way-back"
    /// An expectation is not met.
    case expectation
    /// A step could not be done, which ended the run.
    case step
  }

  package enum Unit: String, CaseIterable, Sendable {
    case points = "pt"
    case share = ""
    case pointsPerSecond = "pt/s"
    case sharesPerSecond = "/s"
    case milliseconds = "ms"
    /// It is so or not.
    case none

    /// A size with its unit, such as `4.1 pt`.
    func words(_ size: Double) -> String {
      switch self {
      case .share, .sharesPerSecond: size.twoDecimals + rawValue
      case .points, .pointsPerSecond, .milliseconds: "\(size.twoDecimals) \(rawValue)"
      case .none: ""
      }
    }
  }

  package var kind: Kind
  /// What it concerns, as a sentence names it; for expectations and steps the whole sentence.
  package var subject: String
  package var unit: Unit
  package var size: Double
  /// What the size may be at most.
  package var limit: Double
  /// The line of the step that says what has to be; a step's own file comes with it if that is not the scenario's.
  package var place: String

  package init(
    _ kind: Kind, _ subject: String, _ size: Double, _ unit: Unit, limit: Double = 0,
    place: String = ""
  ) {
    self.kind = kind
    self.subject = subject
    self.size = size
    self.unit = unit
    self.limit = limit
    self.place = place
  }

  /// Whether the other one reports the same thing in another run.
  func isLike(_ other: SweepFault) -> Bool {
    guard kind == other.kind, place == other.place else { return false }
    // Sentences of expectations hold numbers of one run, and what arrives last may be another number in the next.
    return isSentence || kind == .lateness || subject == other.subject
  }

  private var isSentence: Bool {
    switch kind {
    case .expectation, .step: true
    case .jump, .kick, .parting, .movement, .fading, .lateness, .overshoot, .speed, .wayBack: false
    }
  }

  /// How much it matters beside others: points beyond the limit. A share counts as a hundred, a velocity as its path in
  /// 10 ms, a millisecond as a tenth; what is so or not matters more than all these.
  package var weight: Double {
    let beyond = size - limit
    return switch unit {
    case .points, .sharesPerSecond: beyond
    case .share: beyond * 100
    case .pointsPerSecond: beyond / 100
    case .milliseconds: beyond / 10
    case .none: kind == .step ? 2e9 : 1e9
    }
  }

  /// The sentence of several runs, of which this one is the worst, or of a single one.
  func words(ofSeveral: Bool) -> String {
    let most = (ofSeveral ? "up to " : "") + unit.words(size)
    return switch kind {
    case .jump: "\(subject) jumps by \(most)"
    case .kick: "\(subject) jumps in velocity by \(most)"
    case .parting: "\(subject) move apart by \(most)"
    case .movement: "\(subject) moves by \(most), but is not in the \"views\" of the motion step"
    case .fading: "\(subject) fades by \(most), but is not in the \"views\" of the motion step"
    case .lateness:
      "\(subject) reaches its final value \(most) after the last input (limit: \(unit.words(limit)))"
    case .overshoot: "\(subject) overshoots by \(most) (limit: \(unit.words(limit)))"
    case .speed: "\(subject) reaches \(most) (limit: \(unit.words(limit)))"
    case .wayBack: "\(subject) moves back by \(most)"
    case .expectation, .step: "\(subject) (\(place))"
    }
  }

  /// A few words for a plot.
  package var title: String {
    switch kind {
    case .jump: "\(subject) jumps"
    case .kick: "\(subject) jumps in velocity"
    case .parting: "\(subject) move apart"
    case .movement: "\(subject) moves"
    case .fading: "\(subject) fades"
    case .lateness: "\(subject) settles late"
    case .overshoot: "\(subject) overshoots"
    case .speed: "\(subject) is too fast"
    case .wayBack: "\(subject) moves back"
    case .expectation: "an expectation fails (\(place))"
    case .step: "a step can't be done (\(place))"
    }
  }
}
