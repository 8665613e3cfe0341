/// The measured size of a text, with its baseline and lines.
public struct TextMetrics: Hashable, Sendable {
  /// The box around all lines, in points.
  public var size: Size
  /// The first baseline's distance from the top of the box.
  public var baseline: Double
  /// The number of lines, without those that were cut off.
  public var lines: Int
  /// Whether the text was cut off and ends in an ellipsis.
  public var isCut: Bool
  /// The number of letters that are in none of the kit's and the prototype's fonts.
  public var unknownGlyphs: Int

  /// Metrics that a `TextMeasuring` has found.
  public init(size: Size, baseline: Double, lines: Int, isCut: Bool, unknownGlyphs: Int) {
    self.size = size
    self.baseline = baseline
    self.lines = lines
    self.isCut = isCut
    self.unknownGlyphs = unknownGlyphs
  }
}
