/// Finds carets and offsets of a text in its host's coordinates.
extension TextInput {
  var measurer: (any TextMeasuring)? { host.window?.stage.measurer }
  var text: Text { host.setting(of: editor.displayed) }

  var edges: TextEdges {
    measurer?.edges(host.setting(of: editor.string))
      ?? TextEdges(graphemes: [0], wordStarts: [], wordEnds: [], visual: [0])
  }

  /// The caret in the host's coordinates.
  public var caretFrame: Rect? { caretFrame(at: editor.caret) }

  func caretFrame(at offset: Int) -> Rect? {
    guard let measurer else { return nil }
    let box = host.textBox
    var caret = measurer.caret(text, width: box.width, at: offset).strong.offset(by: box.origin)
    caret.x -= TextInput.caretWidth / 2
    caret.width = TextInput.caretWidth
    return caret
  }

  /// The caret for letters of the other direction, if directions meet here; shorter, so that it differs from the caret.
  var weakCaretFrame: Rect? {
    guard let measurer else { return nil }
    let box = host.textBox
    let caret = measurer.caret(text, width: box.width, at: editor.caret)
    guard caret.weak != caret.strong else { return nil }
    let weak = caret.weak.offset(by: box.origin)
    return Rect(
      weak.x - TextInput.caretWidth / 2, weak.y, TextInput.caretWidth, weak.height / 2)
  }

  /// The offset in the text nearest to a point in the host's coordinates.
  func offset(at point: Point) -> Int {
    guard let measurer else { return 0 }
    let box = host.textBox
    // A caret cannot be in the composition; a finger there moves it to the composition's beginning.
    let offset = measurer.offset(text, width: box.width, at: point - box.origin)
    guard let composing = editor.composing, offset > composing.lowerBound else { return offset }
    return max(composing.lowerBound, offset - composing.count)
  }
}
