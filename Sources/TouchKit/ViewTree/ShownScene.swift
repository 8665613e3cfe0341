/// What is shown from one change of a view to the next: which views there are, and the look of each that doesn't move.
final class ShownScene: Sendable {
  /// Which views there are.
  final class Roster: Equatable, Sendable {
    let ids: [String]
    /// The number of each among those that came into a window.
    let entries: [Int]
    /// The index of the nearest view with an id around each.
    let parents: [Int?]

    init(ids: [String], entries: [Int], parents: [Int?]) {
      (self.ids, self.entries, self.parents) = (ids, entries, parents)
    }

    static func == (one: Roster, other: Roster) -> Bool {
      one === other
        || one.ids == other.ids && one.entries == other.entries && one.parents == other.parents
    }
  }

  /// A view that is not hidden: one with an id, or one around others.
  struct Part: Sendable {
    /// Before it in the list; nil for a window.
    var superview: Int?
    var isNamed: Bool
    /// Its look, if it doesn't move.
    var look: ViewLook
    /// Its index among the views that move; nil if it doesn't move.
    var moving: Int?

    /// Whether it is between a view and the nearest one with an id around that.
    var carries: Bool { !isNamed && superview != nil }
  }

  let parts: [Part]
  /// The parts with an id.
  let named: [Int]
  let roster: Roster
  /// For each that moves, the indices of the views with an id that it moves within those around them.
  let carried: [[Int]]

  init(_ parts: [Part], _ roster: Roster) {
    let named = parts.indices.filter { parts[$0].isNamed }
    var carried = parts.filter { $0.moving != nil }.map { _ in [Int]() }
    for (index, part) in named.enumerated() {
      var carrier: Int? = part
      while let one = carrier {
        if let moving = parts[one].moving { carried[moving].append(index) }
        carrier = parts[one].superview.flatMap { parts[$0].carries ? $0 : nil }
      }
    }
    (self.parts, self.named, self.roster, self.carried) = (parts, named, roster, carried)
  }
}
