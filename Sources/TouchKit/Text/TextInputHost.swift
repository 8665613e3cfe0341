/// A view into which users type text, as far as its `TextInput` uses the view.
public protocol TextInputHost: View {
  /// The editing of the view's text. The view makes and keeps this object.
  var input: TextInput { get }
  /// The text for these words: with style, alignment and number of lines.
  func setting(of string: String) -> Text
  /// The box of the words: its origin in the view's coordinates, and its width. Without a width, the words are on one
  /// line.
  var textBox: (origin: Point, width: Double?) { get }
  /// Called before the words are edited or the selection moves. `isTyping` is true if committed words are inserted at
  /// the caret and no words are removed.
  func inputWillChange(isTyping: Bool)
  /// Called after the words were edited or the selection moved.
  func inputChanged(text: Bool)
  /// Called when the return key was pressed.
  func returnPressed()
}

extension TextInputHost {
  /// The words. If you set them, no observer is called.
  public var string: String {
    get { input.editor.string }
    set {
      guard newValue != string else { return }
      input.replaceAll(newValue)
    }
  }

  /// The host is no longer the first responder: remove the text that is not committed, the
  /// selection and the caret.
  func endEditing() {
    input.compose("")
    finishDeferredLayout()
    input.editor.move(to: input.editor.selection.head)
    input.hideCaret()
  }
}
