/// The state of a text field or text view before edits whose layout is deferred until it is asked for.
///
/// The scroll position that follows the caret is a function of this state and of the present words, caret and measures.
/// So it makes no difference whether or when it is asked for: a result is cached, but nothing is computed from it.
/// Letters typed one after the other count as one edit; any other edit is laid out before the next one.
struct DeferredLayout<State> {
  /// The state before the edits.
  let before: State
  /// Whether all edits since were letters typed at the caret.
  let isTyping: Bool
  /// Whether to scroll to the caret, because the phone's user edits the text.
  let follows: Bool
  /// Whether the cached result is out of date.
  var isDue = false

  init(before: State, isTyping: Bool, follows: Bool) {
    self.before = before
    self.isTyping = isTyping
    self.follows = follows
  }

  /// Whether one more edit can be deferred with those before it.
  func takes(isTyping: Bool, follows: Bool) -> Bool {
    self.isTyping && isTyping && self.follows == follows
  }
}
