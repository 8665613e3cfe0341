/// A row of an outline: rows stand in each other.
nonisolated struct OutlineRow: Equatable {
  enum Kind: Equatable { case leaf, closed, open, heading }

  var depth = 0
  var kind = Kind.leaf
  var title: String
  var note = ""
  var isFaint = false
}

/// A row of the list of events.
nonisolated struct EventRow: Equatable {
  enum Fold: Equatable { case none, closed, open, inside }

  var time: String
  var kind: String
  var words: String
  var fold: Fold
}

/// A row of the list of values, with the control of its kind.
nonisolated struct TuneRow: Equatable {
  enum Kind: Equatable { case number, choice, color, curve }

  var label: String
  var summary: String
  var unit: String
  var kind: Kind
  /// Of a number: from where to where its slider goes.
  var reach = 0.0...1.0
  var step = 1.0
  var choices: [String] = []
}

/// A hand comes to a control, moves there, or has let go or lost it.
nonisolated enum TuneHand: Equatable { case came, moved, left }
