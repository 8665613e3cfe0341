/// A view that users type text into, as its `TextInput` sees it.
public protocol TextInputHost: View {
  /// The editing of its text, which the host makes and keeps.
  var input: TextInput { get }
  /// The words with their style, alignment and number of lines.
  func setting(of string: String) -> Text
  /// The origin of the words' box in the view's coordinates, and its width; without a width the
  /// words are on one line.
  var textBox: (origin: Point, width: Double?) { get }
  /// Words will be edited or the selection moved; `isTyping` if committed words are inserted at the caret and no words
  /// are removed.
  func inputWillChange(isTyping: Bool)
  /// Words were edited or the selection moved.
  func inputChanged(text: Bool)
  /// The return key was pressed.
  func returnPressed()
}

extension TextInputHost {
  /// The words. Setting them calls no observer.
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
