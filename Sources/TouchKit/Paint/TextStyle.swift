/// The look of letters: size, line height, weight and spacing, in points.
public struct TextStyle: Hashable, Sendable {
  /// The size of the letters: the height of their em square.
  public var size: Double
  /// The distance between baselines; each line's box is as high as this.
  public var lineHeight: Double
  /// From 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// The space that is added between two letters; below 0 they are closer.
  public var tracking: Double
  /// Whether all digits have one width, for numbers that change in place.
  public var tabular: Bool
  /// Whether it is the monospaced family; the painter decides which font that is.
  public var monospaced: Bool
  /// A family of the prototype's own fonts by the name that the files have inside; nil or empty for the kit's. Letters
  /// that are missing in it are the kit's.
  public var family: String?

  /// A style, by default a regular one; all lengths in points.
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

  /// The style at another text size, 1 being the designer's.
  public func scaled(_ factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.lineHeight *= factor
    style.tracking *= factor
    return style
  }
}
