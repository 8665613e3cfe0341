/// Measures text. Each Stage has its own measurer, which it receives when it is made.
///
/// Results are pure functions of the arguments: they depend on no state, scale or environment.
/// Offsets into text count UTF-8 bytes of `text.string`.
public protocol TextMeasuring: AnyObject {
  /// The size of the text in at most `width` points; nil sets no limit and never wraps.
  func measure(_ text: Text, width: Double?) -> TextMetrics
  /// The position of a caret before the byte `offset`, relative to the text's box of `width`
  /// points.
  func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret
  /// The byte offset nearest to a point in the text's box, on a grapheme edge.
  func offset(_ text: Text, width: Double?, at point: Point) -> Int
  /// The rectangles that cover a range of bytes, one or more a line, top to bottom.
  func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect]
  /// Where words and graphemes begin and end, and the order of carets from left to right.
  func edges(_ text: Text) -> TextEdges
}
