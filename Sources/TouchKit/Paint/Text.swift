/// Text with all values that its layout depends on: equal texts have the same layout.
public struct Text: Hashable, Sendable {
  /// The side to which lines are aligned. `leading` is the side where a paragraph begins in its own direction; `left`
  /// and `right` do not depend on the direction.
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
  /// The base direction of a paragraph.
  public enum Direction: String, Hashable, Sendable {
    /// The direction of the first letter that has a direction.
    case natural
    /// The direction of Latin letters.
    case leftToRight
    /// The direction of Arabic and Hebrew.
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
  /// The greatest number of lines; 0 means any number. Text that does not fit ends in an ellipsis.
  public var lines: Int

  /// A text. By default it has one line, which begins at the leading side of the text's own direction.
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
