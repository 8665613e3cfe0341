/// A place for text of any length, which breaks into lines and scrolls. It is no control: return is a line break.
public final class TextView: ScrollView, TextInputHost {
  /// The room between the words and the edges.
  public var textInset = EdgeInsets(all: 8) {
    willSet { if newValue != textInset { finishPutOff() } }
    didSet { if textInset != oldValue { relayout() } }
  }
  public var placeholder: String
  public var keyboard = KeyboardTraits()
  public var isEditable = true
  /// Called after the words were changed by an edit.
  public var onChange: (() -> Void)?
  public var onBegin: (() -> Void)?
  public var onEnd: (() -> Void)?
  public private(set) lazy var input = TextInput(
    initial, style: style, takesBreaks: true, host: self)
  private let initial: String
  private let style: TextInput.Style
  private var putOff: PutOff<ContentPlace>?

  public init(
    _ string: String = "", placeholder: String = "", id: String? = nil, style: TextInput.Style
  ) {
    initial = string
    self.style = style
    self.placeholder = placeholder
    super.init(id: id)
    role = .textView
    onActivate = { [unowned self] in becomeFirstResponder() }
  }

  /// The words. Setting them tells nobody.
  public var string: String {
    get { input.editor.string }
    set {
      guard newValue != string else { return }
      input.replaceAll(newValue)
    }
  }

  public override var text: String? { string }

  // MARK: Text input

  public func setting(of string: String) -> Text {
    let factor = style.scales ? textSize : 1
    // Each paragraph reads as its letters do, but all stand at the interface's side.
    return Text(
      string, style: factor == 1 ? style.text : style.text.scaled(factor),
      alignment: isRightToLeft ? .right : .left, direction: .natural, lines: 0)
  }

  public var textBox: (origin: Point, width: Double?) {
    (
      Point(textInset.left, textInset.top),
      max(0, size.width - textInset.left - textInset.right - TextInput.caretWidth)
    )
  }

  public func inputWillChange(isTyping: Bool) {
    guard putOff?.takes(isTyping: isTyping, follows: isFirstResponder) != true else { return }
    finishPutOff()
    // What moves is stopped by an edit, and people hear of that: it can't wait.
    guard let stage = window?.stage, !isMoving, !isDragging else { return }
    putOff = PutOff(before: contentPlace, isTyping: isTyping, follows: isFirstResponder)
    stage.putsOff(self)
  }

  public func inputChanged(text: Bool) {
    if putOff != nil {
      putOff?.isDue = true
    } else {
      place(follows: isFirstResponder)
    }
    guard text else { return }
    window?.stage.note(.text, .edited(logName, input.version))
    onChange?()
  }

  override func catchUp() {
    guard var putOff, putOff.isDue else { return }
    // What is set here is the answer, no event that would end what was put off.
    self.putOff = nil
    contentPlace = putOff.before
    place(follows: putOff.follows)
    putOff.isDue = false
    self.putOff = putOff
  }

  override func finishPutOff() {
    guard putOff != nil else { return }
    catchUp()
    putOff = nil
    window?.stage.putsNothingOff(self)
  }

  public func returnPressed() { input.insert("\n") }

  /// Makes the content as high as the words and shows the caret, if that is what is edited.
  private func place(follows: Bool) {
    relayout()
    guard follows, let caret = input.caretFrame else { return }
    reveal(
      caret.inset(by: EdgeInsets(top: -textInset.top, bottom: -textInset.bottom)),
      animated: false)
  }

  private func relayout() {
    guard let stage = window?.stage else { return }
    let height = stage.measurer.measure(input.text, width: textBox.width).size.height
    let least = setting(of: " ").style.lineHeight
    contentSize = Size(size.width, max(height, least) + textInset.top + textInset.bottom)
  }

  public override func layout() {
    finishPutOff()
    relayout()
    super.layout()
  }

  public override func environmentChanged() {
    if isFirstResponder { input.showCaret() }
  }

  public override func draw(in context: inout DrawingContext) {
    input.draw(in: &context, placeholder: placeholder, faint: 1)
  }

  // MARK: First responder

  public override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }
  public override var keyboardTraits: KeyboardTraits? { keyboard }

  public override func didBecomeFirstResponder() {
    input.showCaret()
    onBegin?()
  }

  public override func didResignFirstResponder() {
    input.compose("")
    finishPutOff()
    input.editor.move(to: input.editor.selection.head)
    input.hideCaret()
    onEnd?()
  }

  public override func insertText(_ text: String) { input.insert(text) }
  public override func composeText(_ text: String) { input.compose(text) }
  public override func keyPressed(_ key: KeyInput) -> Bool {
    isFirstResponder && input.press(key) || super.keyPressed(key)
  }

  // MARK: Touches

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    if isFirstResponder, let touch = touches.first, touch.tapCount > 1 { input.touchBegan(touch) }
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    if isFirstResponder, input.isSelecting, let touch = touches.first { input.touchMoved(touch) }
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    let wasSelecting = input.isSelecting
    input.drag = .none
    guard let touch = touches.first, !touch.hasStrayed, !wasSelecting, touch.tapCount == 1,
      becomeFirstResponder()
    else { return }
    input.touchBegan(touch)
    input.drag = .none
  }

  public override func touchesCancelled(_ touches: [Touch], _ event: Event) { input.drag = .none }

  override var mayDrag: Bool { super.mayDrag && !input.isSelecting }
}
