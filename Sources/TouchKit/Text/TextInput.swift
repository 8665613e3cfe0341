/// A view that text is typed into, as its `TextInput` sees it.
public protocol TextInputHost: View {
  var input: TextInput { get }
  /// How the words are set: style, alignment, number of lines.
  func setting(of string: String) -> Text
  /// Where the words' box lies in the view's coordinates, and how wide it is; without a width the words are on one line.
  var textBox: (origin: Point, width: Double?) { get }
  /// Words will be edited or the selection moved; `isTyping` where committed words come to the caret and nothing goes.
  func inputWillChange(isTyping: Bool)
  /// Words were edited or the selection moved.
  func inputChanged(text: Bool)
  /// The return key was pressed.
  func returnPressed()
}

/// What makes a view a place to type: editing, keys, fingers, caret, drawing. Text field and text view each have one.
public final class TextInput {
  static let caretPeriod = Tunable.seconds(
    "text.caret.period", "how long a blink of the caret takes")

  /// The colours of what is typed.
  public struct Style: Hashable, Sendable {
    public var text: TextStyle
    public var color: DynamicColor
    public var placeholder: DynamicColor
    public var caret: DynamicColor
    public var selection: DynamicColor
    /// Whether the words grow with the environment's text size.
    public var scales: Bool

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

  unowned let host: any TextInputHost
  public let style: Style
  public internal(set) var editor: TextEditor
  private(set) var history = EditHistory()
  /// The words for the log.
  private(set) var version: TextVersion
  /// Whether a line break is a letter like others.
  let takesBreaks: Bool
  /// 1 while the caret is shown, 0 while it is not.
  private var blink: AnimatedValue?
  /// The place across that the caret keeps on its way up and down.
  var column: Double?
  var drag = Drag.none

  /// What a finger that moves does.
  enum Drag {
    case none
    /// The caret goes with the finger.
    case caret
    /// The selection grows by words from the one that was tapped.
    case words(from: Range<Int>)
  }

  init(_ string: String, style: Style, takesBreaks: Bool, host: any TextInputHost) {
    editor = TextEditor(string)
    version = TextVersion(string)
    self.style = style
    self.takesBreaks = takesBreaks
    self.host = host
  }

  /// The thickness of the caret and of the line under what is composed, in points.
  static let caretWidth = 2.0
  static let underline = 1.0
  /// How strong the caret for the other direction is, beside the one for letters of the line's own.
  private static let weakness = 0.5

  // MARK: Measuring

  var measurer: (any TextMeasuring)? { host.window?.stage.measurer }
  var text: Text { host.setting(of: editor.displayed) }

  var edges: TextEdges {
    measurer?.edges(host.setting(of: editor.string))
      ?? TextEdges(graphemes: [0], wordStarts: [], wordEnds: [], visual: [0])
  }

  /// The caret in the host's coordinates.
  public var caretFrame: Rect? { caretFrame(at: editor.caret) }

  func caretFrame(at place: Int) -> Rect? {
    guard let measurer else { return nil }
    let box = host.textBox
    var caret = measurer.caret(text, width: box.width, at: place).strong.offset(by: box.origin)
    caret.x -= TextInput.caretWidth / 2
    caret.width = TextInput.caretWidth
    return caret
  }

  /// Where letters of the other direction would go, where directions meet; shorter, to be told from the caret itself.
  var weakCaretFrame: Rect? {
    guard let measurer else { return nil }
    let box = host.textBox
    let caret = measurer.caret(text, width: box.width, at: editor.caret)
    guard caret.weak != caret.strong else { return nil }
    let weak = caret.weak.offset(by: box.origin)
    return Rect(
      weak.x - TextInput.caretWidth / 2, weak.y, TextInput.caretWidth, weak.height / 2)
  }

  /// The place in the text nearest to a point of the host's.
  func place(at point: Point) -> Int {
    guard let measurer else { return 0 }
    let box = host.textBox
    // What is being composed takes no caret; a finger in it goes to its beginning.
    let place = measurer.offset(text, width: box.width, at: point - box.origin)
    guard let composing = editor.composing, place > composing.lowerBound else { return place }
    return max(composing.lowerBound, place - composing.count)
  }

  // MARK: Editing

  /// Puts other words in place of all, with the caret behind them, as a program does; nobody is told.
  public func replaceAll(_ string: String) {
    host.inputWillChange(isTyping: false)
    editor = TextEditor(string)
    version = TextVersion(string)
    history = EditHistory()
    host.inputChanged(text: false)
  }

  /// Types committed words; a line break presses return where breaks are not taken.
  public func insert(_ text: String) {
    if takesBreaks {
      type(text)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { host.returnPressed() }
      // Pressing return may have sent the keyboard elsewhere, and with it the rest of the words.
      guard number == 0 || host.isFirstResponder else { return }
      if !line.isEmpty || editor.composing != nil { type(String(line)) }
    }
  }

  private func type(_ text: String) {
    let isTyping = editor.selection.isEmpty && editor.composing == nil
    change(isTyping: isTyping) { $0.insert(text) }
  }

  public func compose(_ text: String) {
    guard text != editor.composition else { return }
    change { $0.compose(text) }
  }

  /// Deletes what is selected, or up to where a step leads.
  public func delete(_ step: TextStep) {
    if editor.composing != nil { return compose("") }
    let place = edges.place(from: editor.selection.head, step, in: editor.string)
    change { $0.delete(to: place) }
  }

  public func move(_ step: TextStep, extending: Bool = false) {
    let selection = editor.selection
    var place = edges.place(from: selection.head, step, in: editor.string)
    // Without shift an arrow goes to the selection's end on its side.
    if !extending, !selection.isEmpty, step == .left || step == .right {
      let ends = [selection.start, selection.end].map { (caretFrame(at: $0) ?? .zero, $0) }
      let isOrdered = (ends[0].0.y, ends[0].0.x) <= (ends[1].0.y, ends[1].0.x)
      place = ends[isOrdered == (step == .left) ? 0 : 1].1
    }
    change {
      $0.move(to: place, extending: extending)
      return nil
    }
  }

  public func selectAll() {
    change {
      $0.selectAll()
      return nil
    }
  }

  /// Changes the editor, shows the caret and tells the host; `edit` gives what it changed in the words.
  ///
  /// No step of this is as long as the words: the editor is changed in its place and never compared.
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

  /// Takes the last step back; without one nothing happens.
  public func undo() {
    restore { $0.undo().map { ($0.change.inverse, $0.before) } }
  }

  /// Does what was taken back again.
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
  }

  // MARK: Caret

  /// Lets the caret blink anew, beginning with what can be seen.
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

  // MARK: Drawing

  /// Paints selection, words or placeholder, the line under what is composed, and the caret.
  func draw(in context: inout DrawingContext, placeholder: String, faint: Double) {
    let box = host.textBox
    let text = text
    let isFirst = host.isFirstResponder
    if text.string.isEmpty {
      context.text(
        host.setting(of: placeholder), at: box.origin, width: box.width,
        context.color(style.placeholder).faded(faint))
    }
    if isFirst, !editor.selection.isEmpty {
      let marked = context.measurer.rectangles(
        text, width: box.width, from: editor.selection.start, to: editor.selection.end)
      for rect in marked {
        context.fill(rect.offset(by: box.origin), context.color(style.selection))
      }
    }
    context.text(text, at: box.origin, width: box.width, context.color(style.color).faded(faint))
    if let composing = editor.composing {
      let under = context.measurer.rectangles(
        text, width: box.width, from: composing.lowerBound, to: composing.upperBound)
      for rect in under {
        let line = Rect(rect.x, rect.maxY - TextInput.underline, rect.width, TextInput.underline)
        context.fill(line.offset(by: box.origin), context.color(style.color))
      }
    }
    if isFirst, isCaretShown, let caret = caretFrame {
      context.fill(caret, radius: TextInput.caretWidth / 2, context.color(style.caret))
      if let weak = weakCaretFrame {
        context.fill(
          weak, radius: TextInput.caretWidth / 2,
          context.color(style.caret).faded(TextInput.weakness))
      }
    }
  }
}
