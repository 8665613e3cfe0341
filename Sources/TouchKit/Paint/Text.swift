/// Text with everything that decides its layout: equal texts are laid out alike.
public struct Text: Hashable, Sendable {
  /// Leading is the side where a paragraph begins in its own direction; left and right are the same for all paragraphs.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing, left, right }
  /// The base direction of a paragraph; `natural` takes that of its first letter with a strong direction.
  public enum Direction: String, Hashable, Sendable { case natural, leftToRight, rightToLeft }

  public var string: String
  public var style: TextStyle
  public var alignment: Alignment
  public var direction: Direction
  /// The greatest number of lines, 0 for any; text that does not fit ends in an ellipsis.
  public var lines: Int

  public init(
    _ string: String, style: TextStyle, alignment: Alignment = .leading,
    direction: Direction = .natural, lines: Int = 1
  ) {
    self.string = string
    self.style = style
    self.alignment = alignment
    self.direction = direction
    self.lines = lines
  }
}
