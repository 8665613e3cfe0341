/// The editing of text inside a view. Text fields and text views both use it.
public final class TextInput: Referable {
  static let caretPeriod = Tunable.seconds(
    "text.caret.period", "how long a blink of the caret takes")

  /// The look of the edited text: its letters and colours.
  public struct Style: Hashable, Sendable {
    /// The letters, at text size 1.
    public var text: TextStyle
    /// The colour of what was typed.
    public var color: DynamicColor
    /// The colour of the placeholder.
    public var placeholder: DynamicColor
    /// The colour of the caret.
    public var caret: DynamicColor
    /// The background of the selected text.
    public var selection: DynamicColor
    /// Whether the words grow with the environment's text size.
    public var scales: Bool

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      text: TextStyle, color: DynamicColor, placeholder: DynamicColor, caret: DynamicColor,
      selection: DynamicColor, scales: Bool = true
    ) {
      self.text = text
      self.color = color
      self.placeholder = placeholder
      self.caret = caret
      self.selection = selection
      self.scales = scales
    }
  }

  /// The view that shows the text; it keeps this editing of it.
  package var host: any TextInputHost {
    guard let host = view.textHost else { preconditionFailure("\(view.logName) edits no text") }
    return host
  }
  @Unowned private var view: View
  /// The style. It can't be changed later.
  public let style: Style
  /// The words, the selection and the composition.
  public internal(set) var editor: TextEditor
  private(set) var history = EditHistory()
  /// The words for the log.
  private(set) var version: TextVersion
  /// Whether a line break is a letter like others.
  let takesBreaks: Bool
  /// 1 while the caret is shown, 0 while it is not.
  private var blink: AnimatedValue?
  /// The x that the caret keeps while it moves up and down.
  var column: Double?
  var drag = Drag.none

  /// The effect of a finger that moves.
  enum Drag {
    case none
    /// The caret follows the finger.
    case caret
    /// The selection grows word by word, from the word that was tapped.
    case words(from: Range<Int>)
  }

  init(_ string: String, style: Style, takesBreaks: Bool, host: any TextInputHost) {
    editor = TextEditor(string)
    version = TextVersion(string)
    self.style = style
    self.takesBreaks = takesBreaks
    view = host
  }

  /// The thickness of the caret and of the line under the composition, in points.
  static let caretWidth = 2.0
  static let underline = 1.0

  // MARK: Editing

  /// Replaces all words from code, and moves the caret to the end. No action is sent.
  public func replaceAll(_ string: String) {
    host.inputWillChange(isTyping: false)
    editor = TextEditor(string)
    version = TextVersion(string)
    history = EditHistory()
    host.inputChanged(text: false)
  }

  /// Types committed words. If the text does not accept line breaks, a line break presses the return key.
  public func insert(_ text: String) {
    if takesBreaks {
      type(text)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { host.returnPressed() }
      // Pressing return may have moved the keyboard to another view; then the rest of the words is dropped.
      guard number == 0 || host.isFirstResponder else { return }
      if !line.isEmpty || editor.composing != nil { type(String(line)) }
    }
  }

  private func type(_ text: String) {
    let isTyping = editor.selection.isEmpty && editor.composing == nil
    change(isTyping: isTyping) { $0.insert(text) }
  }

  /// Shows at the caret the text that an input method has not committed yet. An empty text removes it.
  public func compose(_ text: String) {
    guard text != editor.composition else { return }
    change { $0.compose(text) }
  }

  /// Deletes the selection or, if it is empty, the text that a step passes.
  public func delete(_ step: TextStep) {
    if editor.composing != nil { return compose("") }
    let offset = edges.offset(from: editor.selection.head, step, in: editor.string)
    change { $0.delete(to: offset) }
  }

  /// Moves the caret by a step or, if `extending` is true, only the moving end of the selection.
  public func move(_ step: TextStep, extending: Bool = false) {
    let selection = editor.selection
    var offset = edges.offset(from: selection.head, step, in: editor.string)
    // Without shift, an arrow moves the caret to the selection's end on its side.
    if !extending, !selection.isEmpty, step == .left || step == .right {
      let ends = [selection.start, selection.end].map { (caretFrame(at: $0) ?? .zero, $0) }
      let isOrdered = (ends[0].0.y, ends[0].0.x) <= (ends[1].0.y, ends[1].0.x)
      offset = ends[isOrdered == (step == .left) ? 0 : 1].1
    }
    change {
      $0.move(to: offset, extending: extending)
      return nil
    }
  }

  /// Selects all words.
  public func selectAll() {
    change {
      $0.selectAll()
      return nil
    }
  }

  /// Changes the editor, shows the caret and calls the host; `edit` returns what it changed in the words.
  ///
  /// Its cost does not grow with the text: the editor is changed in place and never compared.
  func change(isTyping: Bool = false, _ edit: (inout TextEditor) -> TextChange?) {
    let (selection, composition) = (editor.selection, editor.composition)
    host.inputWillChange(isTyping: isTyping)
    let change = edit(&editor)
    if let change {
      history.record(change, from: selection, to: editor.selection)
      version = TextVersion(change, since: version, string: editor.string)
    } else {
      guard editor.selection != selection || editor.composition != composition else { return }
      if editor.composing == nil, composition.isEmpty { history.endRun() }
    }
    column = nil
    showCaret()
    host.inputChanged(text: change != nil)
  }

  // MARK: Undo

  /// Whether there is a step to undo: something was typed or deleted after the words were set.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step to redo.
  public var canRedo: Bool { history.canRedo }

  /// Undoes the last step, if there is one.
  public func undo() {
    restore { $0.undo().map { ($0.change.inverse, $0.before) } }
  }

  /// Redoes the step that was undone last, if there is one.
  public func redo() {
    restore { $0.redo().map { ($0.change, $0.after) } }
  }

  private func restore(_ step: (inout EditHistory) -> (TextChange, TextSelection)?) {
    compose("")
    guard let (change, selection) = step(&history) else { return }
    host.inputWillChange(isTyping: false)
    editor.apply(change, selecting: selection)
    version = TextVersion(change, since: version, string: editor.string)
    column = nil
    showCaret()
    host.inputChanged(text: true)
    host.application?.keyboard?.textChanged()
  }

  /// The device was shaken while the text is edited: the phone may ask whether to undo the typing. False if it does not.
  func shaken() -> Bool {
    guard canUndo || canRedo, let application = host.application else { return false }
    return application.asksToUndo(self)
  }

  // MARK: Caret

  /// Restarts the blinking of the caret, beginning with a visible caret.
  func showCaret() {
    guard host.isFirstResponder, let stage = host.window?.stage else { return }
    let blink =
      blink ?? AnimatedValue(1, name: "\(host.logName).caret", on: stage, rest: .progress)
    self.blink = blink
    let period = stage.tuning[TextInput.caretPeriod]
    if stage.environment.reducedMotion || period == .zero {
      blink.set(1)
    } else {
      blink.run(.endless(.blink(period: period, start: stage.now)))
    }
  }

  func hideCaret() { blink = nil }

  var isCaretShown: Bool { (blink?.shown ?? 0) > 0.5 && editor.selection.isEmpty }
}
