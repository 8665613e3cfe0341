import TouchKit

/// A stretch of a scenario whose motion is tested: what it looks at, and what has to be so.
package struct MotionSection: Equatable, Sendable {
  package var name: String
  /// What it looks at; empty for all that moves.
  package var subjects: [Subject] = []
  /// Whether views that it does not look at have to stay where they are.
  package var othersAreStill = false
  /// The latest time, from the section's beginning, at which the last number may arrive.
  package var settles: Time?
  /// How far numbers may move beyond where they end, in their own units.
  package var overshoot: Double?
  /// The greatest velocity of lengths, in points a second.
  package var peakVelocity: Double?
  /// Numbers that never move back.
  package var monotone: [Subject] = []
  /// Groups of views whose origins keep their distances.
  package var together: [[String]] = []
  /// How far numbers may be from the baseline's; nil if not at all.
  package var toleranceBand: ToleranceBand?
  /// Whether no event may make a number jump.
  package var hasNoJumps = true
  /// Whether all of its numbers may stay the same.
  package var mayRest = false

  package init(_ name: String) { self.name = name }

  /// What surrounds a baseline's curve: whatever is in it counts as equal.
  package struct ToleranceBand: Equatable, Sendable {
    /// For lengths; for alphas and shares it is a hundredth.
    package var points: Double
    package var span: Time

    package init(points: Double, span: Time) {
      self.points = points
      self.span = span
    }
  }

  /// What a section looks at.
  package enum Subject: Hashable, Sendable {
    /// All numbers of a view.
    case view(String)
    case number(of: String, ShownView.Number)
    /// An animated value, by its name in the log.
    case value(String)

    /// Reads `drawer`, `drawer.y` or the name of an animated value such as `drawer.progress`.
    package init(_ name: String) {
      guard let dot = name.lastIndex(of: ".") else {
        self = .view(name)
        return
      }
      let id = String(name[..<dot])
      // The log calls a view without an id «View in card»; what of it moves is an animated value.
      let property =
        id.contains(" ")
        ? nil : ShownView.Number(rawValue: String(name[name.index(after: dot)...]))
      self = property.map { .number(of: id, $0) } ?? .value(name)
    }

    package var name: String {
      switch self {
      case .view(let id): id
      case .number(let id, let property): "\(id).\(property.rawValue)"
      case .value(let name): name
      }
    }
  }
}
