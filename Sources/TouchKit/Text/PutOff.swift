/// What a place for text was like before edits whose layout is put off until somebody asks for it.
///
/// What follows the caret is a function of this and of the words, caret and measures of now. So it makes no difference
/// whether or when somebody asked: an answer is kept, but nothing goes on from it. Letters typed one behind the other
/// are one edit to it; anything else is worked out before the next edit.
struct PutOff<Place> {
  /// Where things stood before.
  let before: Place
  /// Whether all edits since were letters typed at the caret.
  let isTyping: Bool
  /// Whether the caret is to be seen: whether the place was edited by the phone's user.
  let follows: Bool
  /// Whether the answer that is kept is out of date.
  var isDue = false

  init(before: Place, isTyping: Bool, follows: Bool) {
    self.before = before
    self.isTyping = isTyping
    self.follows = follows
  }

  /// Whether one more edit can be put off with those before it.
  func takes(isTyping: Bool, follows: Bool) -> Bool {
    self.isTyping && isTyping && self.follows == follows
  }
}
