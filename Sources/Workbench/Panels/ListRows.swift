/// A row of an outline: rows can be inside each other.
package struct OutlineRow: Equatable {
  package enum Kind: Equatable { case leaf, closed, open, heading }

  package var depth = 0
  package var kind = Kind.leaf
  package var title: String
  package var note = ""
  package var isFaint = false

  package init(
    depth: Int = 0, kind: Kind = Kind.leaf, title: String, note: String = "", isFaint: Bool = false
  ) {
    self.depth = depth
    self.kind = kind
    self.title = title
    self.note = note
    self.isFaint = isFaint
  }
}

/// A row of the list of events.
package struct EventRow: Equatable {
  package enum Fold: Equatable { case none, closed, open, inside }

  package var time: String
  package var kind: String
  package var words: String
  package var fold: Fold

  package init(time: String, kind: String, words: String, fold: Fold) {
    self.time = time
    self.kind = kind
    self.words = words
    self.fold = fold
  }
}

/// A row of the list of values, with the control of its kind.
package struct TuneRow: Equatable {
  package enum Kind: Equatable { case number, choice, color, curve }

  package var label: String
  package var summary: String
  package var unit: String
  package var kind: Kind
  /// Of a number: the range of its slider.
  package var reach = 0.0...1.0
  package var step = 1.0
  package var choices: [String] = []
}

/// The pointer comes to a control, moves there, or has released or lost it.
package enum TuneHand: Equatable { case came, moved, left }

/// A row of the pane of the session's lines and of a review's notes.
package struct BranchRow: Equatable, Identifiable {
  package var id: String
  /// A note rather than a line.
  package var isNote = false
  package var name: String
  package var words: String
  package var isShown: Bool
  /// Whether it can be removed.
  package var isBranch = false
  /// How many lines it comes from.
  package var depth = 0

  package init(
    id: String, isNote: Bool = false, name: String, words: String, isShown: Bool,
    isBranch: Bool = false, depth: Int = 0
  ) {
    self.id = id
    self.isNote = isNote
    self.name = name
    self.words = words
    self.isShown = isShown
    self.isBranch = isBranch
    self.depth = depth
  }
}
