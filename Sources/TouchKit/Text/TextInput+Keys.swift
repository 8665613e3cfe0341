/// Edits text by keys.
extension TextInput {
  /// Handles a key; false if a text has no use for it.
  func press(_ key: KeyInput) -> Bool {
    let extends = key.has(.shift)
    let byWord = key.has(.control)
    if byWord, key.name == "a" {
      selectAll()
      return true
    }
    if byWord, key.name == "z" {
      if extends { redo() } else { undo() }
      return true
    }
    if byWord, key.name == "y" {
      redo()
      return true
    }
    switch key.name {
    case "left": move(byWord ? .wordLeft : .left, extending: extends)
    case "right": move(byWord ? .wordRight : .right, extending: extends)
    case "home": move(byWord ? .start : .paragraphStart, extending: extends)
    case "end": move(byWord ? .end : .paragraphEnd, extending: extends)
    case "backspace": delete(byWord ? .wordBackward : .backward)
    case "delete": delete(byWord ? .wordForward : .forward)
    case KeyInput.escape: return host.resignFirstResponder()
    case "return": if takesBreaks { insert("\n") } else { host.returnPressed() }
    case "up", "down":
      guard takesBreaks else { return false }
      moveLine(key.name == "up" ? -1 : 1, extending: extends)
    default: return false
    }
    return true
  }

  /// Moves the caret a line up or down; from the first or last line, to the beginning or end of the text.
  private func moveLine(_ lines: Double, extending: Bool) {
    guard let caret = caretFrame(at: editor.selection.head) else { return }
    let x = column ?? caret.midX
    let target = Point(x, caret.midY + lines * caret.height)
    let box = host.textBox
    let height = measurer?.measure(text, width: box.width).size.height ?? 0
    let isPastTop = target.y < box.origin.y
    let isPastBottom = target.y >= box.origin.y + height
    let offset =
      isPastTop ? 0 : isPastBottom ? editor.string.utf8.count : self.offset(at: target)
    change {
      $0.move(to: offset, extending: extending)
      return nil
    }
    column = isPastTop || isPastBottom ? nil : x
  }
}
