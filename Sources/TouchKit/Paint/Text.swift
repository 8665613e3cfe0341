/// Text with everything that decides its layout: equal texts have the same layout.
public struct Text: Hashable, Sendable {
  /// Leading is the side where a paragraph begins in its own direction; left and right are the same for all paragraphs.
  public enum Alignment: String, Hashable, Sendable {
    /// At the side where the paragraph begins.
    case leading
    /// In the middle.
    case center
    /// At the side where the paragraph ends.
    case trailing
    /// At the left side.
    case left
    /// At the right side.
    case right
  }
  /// The base direction of a paragraph; `natural` is the direction of its first letter with a
  /// strong direction.
  public enum Direction: String, Hashable, Sendable {
    /// The direction of the first letter that has one.
    case natural
    /// As Latin is written.
    case leftToRight
    /// As Arabic and Hebrew are written.
    case rightToLeft
  }

  /// The words; a line feed begins a new paragraph.
  public var string: String
  /// The look of the letters, at the size at which they are painted.
  public var style: TextStyle
  /// The side to which lines are aligned.
  public var alignment: Alignment
  /// The direction of each paragraph.
  public var direction: Direction
  /// The greatest number of lines, 0 for any; text that does not fit ends in an ellipsis.
  public var lines: Int

  /// Text; by default it has one line that begins at its own side.
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
