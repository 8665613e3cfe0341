/// The position of a caret: one place in plain text, two places between texts of different directions.
public struct TextCaret: Hashable, Sendable {
  /// The strong caret, a rectangle of no width as high as its line.
  public var strong: Rect
  /// The weak caret; equal to the strong one inside text of one direction.
  public var weak: Rect

  /// A caret of both its rectangles.
  public init(strong: Rect, weak: Rect) {
    self.strong = strong
    self.weak = weak
  }
}
