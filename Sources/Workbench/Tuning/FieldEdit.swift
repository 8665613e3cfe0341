/// What becomes of what is written in the field of a value.
package struct FieldEdit {
  package enum Action: Equatable {
    /// What is written is the value now, if it can be read.
    case enter
    /// The field says the value again, in place of what is written.
    case show
    /// The field says the value already.
    case rest
    case undo, redo
  }

  /// The words of the value, without what is half written.
  package var words: String
  package var hasKeyboard: Bool

  package init(words: String, hasKeyboard: Bool) {
    self.words = words
    self.hasKeyboard = hasKeyboard
  }

  /// Whether the words are selected as they are shown: what is typed next is another value.
  package var selectsAll: Bool { hasKeyboard }

  /// Enter was pressed, or the keyboard left the field.
  package func entered(_ text: String) -> Action {
    if text == words { return .rest }
    // A field that was emptied and left says again what is so.
    return text.allSatisfy(\.isWhitespace) ? .show : .enter
  }

  /// The text is another one. Assistive technology writes into a field that has no keyboard, and nothing reports that
  /// it is done.
  package func written(_ text: String) -> Action? {
    // Before the field has another text, it is empty.
    hasKeyboard || text.isEmpty ? nil : entered(text)
  }

  /// Escape drops what is half written, and the toolkit's text undoes it; what was entered is undone as everything else
  /// is. Nil for a key that is not the field's.
  package func keyPressed(
    _ key: String, _ modifiers: CanvasEvent.Modifiers, in text: String
  ) -> Action? {
    let isHalfWritten = text != words
    let held = modifiers.intersection([.shift, .control, .alt, .super])
    return switch key {
    case "Escape" where isHalfWritten: .show
    case "z" where held == .control && !isHalfWritten: .undo
    case "z" where held == [.control, .shift] && !isHalfWritten: .redo
    default: nil
    }
  }
}
