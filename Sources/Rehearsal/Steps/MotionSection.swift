import Files
import TouchKit

/// A stretch of a scenario whose motion is tested: what it looks at, and what has to be so.
public struct MotionSection: Equatable, Sendable {
  public var name: String
  /// What it looks at; empty for all that moves.
  public var subjects: [Subject] = []
  /// Whether views that it does not look at have to stay where they are.
  public var othersAreStill = false
  /// The latest time, from the section's beginning, at which the last number may arrive.
  public var settles: Time?
  /// How far numbers may move beyond where they end, in their own units.
  public var overshoot: Double?
  /// The greatest velocity of lengths, in points a second.
  public var peakVelocity: Double?
  /// Numbers that never move back.
  public var monotone: [Subject] = []
  /// Groups of views whose origins keep their distances.
  public var together: [[String]] = []
  /// How far numbers may be from the baseline's; nil if not at all.
  public var toleranceBand: ToleranceBand?
  /// Whether no event may make a number jump.
  public var hasNoJumps = true
  /// Whether all of its numbers may stay the same.
  public var mayRest = false

  public init(_ name: String) { self.name = name }

  /// What surrounds a baseline's curve: whatever is in it counts as equal.
  public struct ToleranceBand: Equatable, Sendable {
    /// For lengths; for alphas and shares it is a hundredth.
    public var points: Double
    public var span: Time

    public init(points: Double, span: Time) {
      self.points = points
      self.span = span
    }
  }

  /// What a section looks at.
  public enum Subject: Hashable, Sendable {
    /// All numbers of a view.
    case view(String)
    case number(of: String, ShownView.Number)
    /// An animated value, by its name in the log.
    case value(String)

    /// Reads `drawer`, `drawer.y` or the name of an animated value such as `drawer.progress`.
    public init(_ name: String) {
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

    public var name: String {
      switch self {
      case .view(let id): id
      case .number(let id, let property): "\(id).\(property.rawValue)"
      case .value(let name): name
      }
    }
  }
}
