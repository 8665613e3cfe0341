import TouchKit

/// Plain styles for tests: letters 10 points wide, lines 20 high.
enum TestStyles {
  static let text = TextStyle(size: 20, lineHeight: 20)
  static let input = TextInput.Style(
    text: text, color: DynamicColor(.black), placeholder: DynamicColor(Color(hex: 0x888888)),
    caret: DynamicColor(Color(hex: 0x0000FF)), selection: DynamicColor(Color(hex: 0x00FF00)))
  static let field = TextField.Style(input: input)
  static let keyboard = KeyboardStyle(
    background: DynamicColor(Color(hex: 0xCCCCCC)), key: DynamicColor(.white),
    special: DynamicColor(Color(hex: 0xAAAAAA)), pressed: DynamicColor(Color(hex: 0x999999)),
    ink: DynamicColor(.black), accent: DynamicColor(Color(hex: 0x2459E0)),
    onAccent: DynamicColor(.white), letter: text, word: text)
}

extension TextInput {
  /// The words with `[` and `]` around what is selected, or `|` where the caret stands.
  var shown: String {
    let string = editor.displayed
    let utf8 = string.utf8
    func index(_ offset: Int) -> String.Index { utf8.index(utf8.startIndex, offsetBy: offset) }
    let selection = editor.selection
    guard !selection.isEmpty else {
      let caret = index(editor.caret)
      return string[..<caret] + "|" + string[caret...]
    }
    let (start, end) = (index(selection.start), index(selection.end))
    return string[..<start] + "[" + string[start..<end] + "]" + string[end...]
  }
}
