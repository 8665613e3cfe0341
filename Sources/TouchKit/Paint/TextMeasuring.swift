/// Measures text. Each stage has its own measurer, which you pass when you make the stage.
///
/// Results are pure functions of the arguments: they depend on no state, scale or environment.
/// Offsets into text count UTF-8 bytes of `text.string`.
public protocol TextMeasuring: AnyObject {
  /// The size of the text in at most `width` points; nil sets no limit and never wraps.
  func measure(_ text: Text, width: Double?) -> TextMetrics
  /// The position of a caret before the byte `offset`, relative to the text's box of `width`
  /// points.
  func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret
  /// The byte offset, at the edge of a grapheme, that is nearest to a point in the text's box.
  func offset(_ text: Text, width: Double?, at point: Point) -> Int
  /// The rectangles that cover a range of bytes, from top to bottom; one or more for each line.
  func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect]
  /// Where words and graphemes begin and end, and the order of carets from left to right.
  func edges(_ text: Text) -> TextEdges
}
