/// The look of letters: size, line height, weight and spacing, in points.
public struct TextStyle: Hashable, Sendable {
  /// The size of the letters: the height of their em square.
  public var size: Double
  /// The distance between baselines; each line's box is as high as this.
  public var lineHeight: Double
  /// From 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// The space that is added between two letters. A negative value moves them closer together.
  public var tracking: Double
  /// Whether all digits have the same width, for numbers that change in place.
  public var tabular: Bool
  /// Whether the kit's monospaced font is used.
  public var monospaced: Bool
  /// A family of the prototype's own fonts, by the family name that is stored in the font files; nil or empty for the
  /// kit's font. Letters that the family does not have are painted with the kit's font.
  public var family: String?

  /// A style, by default with regular letters. All lengths are in points.
  public init(
    size: Double, lineHeight: Double, weight: Int = 400, tracking: Double = 0,
    tabular: Bool = false, monospaced: Bool = false, family: String? = nil
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.tracking = tracking
    self.tabular = tabular
    self.monospaced = monospaced
    self.family = family
  }

  /// The style at another text size; 1 is the size that the designer chose.
  public func scaled(_ factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.lineHeight *= factor
    style.tracking *= factor
    return style
  }
}
