/// Text with everything that decides how it is set: equal texts are laid out alike.
public struct Text: Hashable, Sendable {
  /// Leading is where a paragraph's own direction begins; left and right are the same for all paragraphs.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing, left, right }
  /// The base direction of a paragraph; `natural` asks its first strong letter.
  public enum Direction: String, Hashable, Sendable { case natural, leftToRight, rightToLeft }

  public var string: String
  public var style: TextStyle
  public var alignment: Alignment
  public var direction: Direction
  /// The greatest number of lines, 0 for any; what does not fit ends in an ellipsis.
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
