import TouchKit

/// Measures on the grid and counts what it was asked.
final class CountingMeasurer: TextMeasuring {
  private let grid = GridMeasurer()
  private(set) var questions = 0

  private func asked() -> GridMeasurer {
    questions += 1
    return grid
  }

  func measure(_ text: Text, width: Double?) -> TextMetrics { asked().measure(text, width: width) }

  func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
    asked().caret(text, width: width, at: offset)
  }

  func offset(_ text: Text, width: Double?, at point: Point) -> Int {
    asked().offset(text, width: width, at: point)
  }

  func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
    asked().rectangles(text, width: width, from: start, to: end)
  }

  func edges(_ text: Text) -> TextEdges { asked().edges(text) }
}
