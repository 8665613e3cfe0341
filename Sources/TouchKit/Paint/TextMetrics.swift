/// The measured size of a text, with its baseline and lines.
public struct TextMetrics: Hashable, Sendable {
  /// The box around all lines, in points.
  public var size: Size
  /// The first baseline's distance from the top of the box.
  public var baseline: Double
  /// The number of lines, those that were cut off not counted.
  public var lines: Int
  /// Whether something was cut and ends in an ellipsis.
  public var isCut: Bool
  /// The number of letters that no font of the product has.
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
