/// What measuring a text gives.
public struct TextMetrics: Hashable, Sendable {
  public var size: Size
  /// The first baseline's distance from the top of the box.
  public var baseline: Double
  public var lines: Int
  /// Whether something was cut and ends in an ellipsis.
  public var isCut: Bool
  /// Letters no font of the product has.
  public var unknownGlyphs: Int

  public init(size: Size, baseline: Double, lines: Int, isCut: Bool, unknownGlyphs: Int) {
    self.size = size
    self.baseline = baseline
    self.lines = lines
    self.isCut = isCut
    self.unknownGlyphs = unknownGlyphs
  }
}

/// Where a caret stands: one place in plain text, two where directions meet.
public struct TextCaret: Hashable, Sendable {
  /// The strong caret, a rectangle of no width as high as its line.
  public var strong: Rect
  /// The weak caret; equal to the strong one where only one direction meets.
  public var weak: Rect

  public init(strong: Rect, weak: Rect) {
    self.strong = strong
    self.weak = weak
  }
}

/// The edges inside a text, as ascending byte offsets with 0 and the end included.
public struct TextEdges: Hashable, Sendable {
  /// Where a caret may stand.
  public var graphemes: [Int]
  /// Where words begin.
  public var wordStarts: [Int]
  /// Where words end.
  public var wordEnds: [Int]
  /// The graphemes' edges in the order the eye meets them from left to right.
  public var visual: [Int]

  public init(graphemes: [Int], wordStarts: [Int], wordEnds: [Int], visual: [Int]) {
    self.graphemes = graphemes
    self.wordStarts = wordStarts
    self.wordEnds = wordEnds
    self.visual = visual
  }
}
