/// The edges of letters and words in a text, as ascending byte offsets, including 0 and the end of the text.
public struct TextEdges: Hashable, Sendable {
  /// The positions that a caret can have.
  public var graphemes: [Int]
  /// Where words begin.
  public var wordStarts: [Int]
  /// Where words end.
  public var wordEnds: [Int]
  /// The graphemes' edges in visual order, from left to right.
  public var visual: [Int]

  /// Edges that a `TextMeasuring` has found.
  public init(graphemes: [Int], wordStarts: [Int], wordEnds: [Int], visual: [Int]) {
    self.graphemes = graphemes
    self.wordStarts = wordStarts
    self.wordEnds = wordEnds
    self.visual = visual
  }
}
