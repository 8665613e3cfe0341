/// A step of the caret or of a deletion.
public enum TextStep: Hashable, Sendable {
  /// To the left or right on the screen, by a grapheme or a word.
  case left, right, wordLeft, wordRight
  /// In the order of reading, by a grapheme or a word.
  case backward, forward, wordBackward, wordForward
  /// To the ends of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the ends of the text.
  case start, end
}
