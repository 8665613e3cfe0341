import TouchKit

/// Offers to undo what was typed.
extension UndoController {
  /// The device was shaken while a text is edited: asks whether to undo the typing or to redo it. False if nothing was
  /// typed.
  func ask(toUndo input: TextInput) -> Bool {
    let question = UndoOffer.question(
      undo: input.canUndo ? "Undo typing?" : nil, redo: input.canRedo ? "Redo typing?" : nil,
      by: input.host,
      input.weakly { input, command in
        switch command {
        case .undo: input.undo()
        case .redo: input.redo()
        }
      })
    guard let question else { return false }
    show(question)
    return true
  }

  /// Another responder is the first: a question about a text that is no longer edited disappears.
  func firstResponderChanged() {
    if let text = (offer?.owner as? Responder)?.textHost, !text.isFirstResponder { withdraw() }
  }
}
