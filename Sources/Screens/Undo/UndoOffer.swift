import TouchKit

/// What the undo panel offers: its words, its buttons, and what they do.
struct UndoOffer {
  enum Command: Equatable {
    case undo, redo

    var title: String { self == .undo ? "Undo" : "Redo" }
  }

  /// How long an offer stays.
  enum Stay: Equatable {
    /// A while.
    case brief
    /// Until the user answers: it is a question.
    case untilAnswered
  }

  /// What the main button does.
  let command: Command
  /// What a second button does; nil if there is only one button.
  let other: Command?
  let words: String
  let stay: Stay
  /// Whose change it is: if its screen disappears, or its text is left, the offer disappears, too.
  @Weak private(set) var owner: Referable?
  /// Called with the command that the user chose.
  let onAccept: (Command) -> Void

  private init(
    _ command: Command, other: Command?, _ words: String, _ stay: Stay, _ owner: Referable,
    _ onAccept: @escaping (Command) -> Void
  ) {
    self.command = command
    self.other = other
    self.words = words
    self.stay = stay
    self.owner = owner
    self.onAccept = onAccept
  }

  /// Says what was done, and offers for a while to undo it.
  static func done(
    _ words: String, by owner: Referable, _ onAccept: @escaping (Command) -> Void
  ) -> UndoOffer {
    UndoOffer(.undo, other: nil, words, .brief, owner, onAccept)
  }

  /// Asks whether to undo or, if there is nothing to undo, whether to redo; nil without a question for either.
  ///
  /// If both are possible, the question is about undoing, and a second button redoes.
  static func question(
    undo: String?, redo: String?, by owner: Referable,
    _ onAccept: @escaping (Command) -> Void
  ) -> UndoOffer? {
    if let undo {
      return UndoOffer(
        .undo, other: redo == nil ? nil : .redo, undo, .untilAnswered, owner, onAccept)
    }
    return redo.map { UndoOffer(.redo, other: nil, $0, .untilAnswered, owner, onAccept) }
  }
}
