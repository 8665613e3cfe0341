import TouchKit

/// Answers what a stage asks of texts. The text that was asked for last is kept, because it is usually the next one, too.
extension TextSetter: TextMeasuring {
  package func measure(_ text: Text, width: Double?) -> TextMetrics {
    kept(text, width: width).metrics
  }

  package func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
    kept(text, width: width).caret(at: offset)
  }

  package func offset(_ text: Text, width: Double?, at point: Point) -> Int {
    kept(text, width: width).offset(at: point)
  }

  package func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
    kept(text, width: width).rectangles(from: start, to: end)
  }

  package func edges(_ text: Text) -> TextEdges {
    var whole = text
    whole.lines = 0
    return kept(whole, width: nil).edges(of: text.string)
  }

  private func kept(_ text: Text, width: Double?) -> SetText {
    if let latest, latest.width == width, TextSetter.isSame(latest.text, text) { return latest.set }
    let set = set(text, width: width)
    latest = (text, width, set)
    return set
  }

  /// Whether texts are equal byte by byte. For Swift, a composed letter equals the same letter in two parts, whose offsets differ.
  private static func isSame(_ a: Text, _ b: Text) -> Bool {
    a.lines == b.lines && a.alignment == b.alignment && a.direction == b.direction
      && a.style == b.style && a.string.utf8.elementsEqual(b.string.utf8)
  }
}
