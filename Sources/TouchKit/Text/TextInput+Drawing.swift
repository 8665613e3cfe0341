/// Paints text that can be edited, with its selection and caret.
extension TextInput {
  /// The alpha of the caret for the other direction, beside the one for the line's own.
  private static let weakCaretAlpha = 0.5

  /// Paints selection, words or placeholder, the line under the composition, and the caret.
  func draw(in context: inout DrawingContext, placeholder: String, faint: Double) {
    let box = host.textBox
    let text = text
    let isFirst = host.isFirstResponder
    if text.string.isEmpty {
      context.text(
        host.setting(of: placeholder), at: box.origin, width: box.width,
        context.color(style.placeholder).faded(faint))
    }
    if isFirst, !editor.selection.isEmpty {
      let marked = context.measurer.rectangles(
        text, width: box.width, from: editor.selection.start, to: editor.selection.end)
      for rect in marked {
        context.fill(rect.offset(by: box.origin), context.color(style.selection))
      }
    }
    context.text(text, at: box.origin, width: box.width, context.color(style.color).faded(faint))
    if let composing = editor.composing {
      let under = context.measurer.rectangles(
        text, width: box.width, from: composing.lowerBound, to: composing.upperBound)
      for rect in under {
        let line = Rect(rect.x, rect.maxY - TextInput.underline, rect.width, TextInput.underline)
        context.fill(line.offset(by: box.origin), context.color(style.color))
      }
    }
    if isFirst, isCaretShown, let caret = caretFrame {
      context.fill(caret, radius: TextInput.caretWidth / 2, context.color(style.caret))
      if let weak = weakCaretFrame {
        context.fill(
          weak, radius: TextInput.caretWidth / 2,
          context.color(style.caret).faded(TextInput.weakCaretAlpha))
      }
    }
  }
}
