/// How a text is composed.
struct ComposeOptions {
  var direction: ReadingDirection
  /// The width of lines in 1/1024 point; nil if they have no limit.
  var width: Int32?
  /// Whether there is one line, which ends in an ellipsis if it has no room for the text.
  var isCut: Bool = false
}

enum ReadingDirection {
  case natural, fromLeft, fromRight
}
