/// The measured size of a text, with its baseline and lines.
public struct TextMetrics: Hashable, Sendable {
  public var size: Size
  /// The first baseline's distance from the top of the box.
  public var baseline: Double
  public var lines: Int
  /// Whether something was cut and ends in an ellipsis.
  public var isCut: Bool
  /// The number of letters that no font of the product has.
  public var unknownGlyphs: Int

  public init(size: Size, baseline: Double, lines: Int, isCut: Bool, unknownGlyphs: Int) {
    self.size = size
    self.baseline = baseline
    self.lines = lines
    self.isCut = isCut
    self.unknownGlyphs = unknownGlyphs
  }
}
