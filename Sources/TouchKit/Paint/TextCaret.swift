/// The position of a caret. Between texts of different directions a caret has two places, a strong one and a weak one.
public struct TextCaret: Hashable, Sendable {
  /// The strong caret: a rectangle as high as the line, with a width of 0.
  public var strong: Rect
  /// The weak caret; equal to the strong one inside text of one direction.
  public var weak: Rect

  /// A caret with these two rectangles.
  public init(strong: Rect, weak: Rect) {
    self.strong = strong
    self.weak = weak
  }
}
