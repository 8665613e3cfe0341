/// A view for typing text of any length, which breaks into lines and scrolls. The return key makes a line break.
open class TextView: ScrollView, TextInputHost {
  public override var textHost: (any TextInputHost)? { self }
  /// The space between the words and the edges.
  public var textInset = EdgeInsets(all: 8) {
    willSet { if newValue != textInset { finishDeferredLayout() } }
    didSet { if textInset != oldValue { relayout() } }
  }
  /// The words shown while the view is empty.
  public var placeholder: String
  /// The keyboard for the view.
  public var keyboard = KeyboardTraits()
  /// Whether users can edit the words; true by default.
  public var isEditable = true
  /// Called after an edit changed the words.
  public var onChange: (() -> Void)?
  /// Called when editing begins.
  public var onBegin: (() -> Void)?
  /// Called when editing has ended.
  public var onEnd: (() -> Void)?
  /// The editing in the view: the selection, undo, and moves of the caret.
  public private(set) lazy var input = TextInput(
    initial, style: style, takesBreaks: true, host: self)
  private let initial: String
  private let style: TextInput.Style
  private var deferred: DeferredLayout<ContentState>?

  /// A view with words that can be edited. `string` reads and sets them.
  public init(
    _ string: String = "", placeholder: String = "", id: String? = nil, style: TextInput.Style
  ) {
    initial = string
    self.style = style
    self.placeholder = placeholder
    super.init(id: id)
    role = .textView
    ownActivate = weakly { me in me.becomeFirstResponder() }
  }

  open override var text: String? { string }

  // MARK: Text input

  public func setting(of string: String) -> Text {
    let factor = style.scales ? textSize : 1
    // Each paragraph has its own direction, but all are aligned to the interface's side.
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
    guard deferred?.takes(isTyping: isTyping, follows: isFirstResponder) != true else { return }
    finishDeferredLayout()
    // An edit stops content that moves, and observers learn of that at once: then layout can't be deferred.
    guard let stage = window?.stage, !isMoving, !isDragging else { return }
    deferred = DeferredLayout(before: contentState, isTyping: isTyping, follows: isFirstResponder)
    stage.deferLayout(of: self)
  }

  public func inputChanged(text: Bool) {
    if deferred != nil {
      deferred?.isDue = true
    } else {
      place(follows: isFirstResponder)
    }
    guard text else { return }
    window?.stage.note(.text, .edited(logName, input.version))
    onChange?()
  }

  override func catchUp() {
    guard var deferred, deferred.isDue else { return }
    // Setting the result here must not end the deferral.
    self.deferred = nil
    contentState = deferred.before
    place(follows: deferred.follows)
    deferred.isDue = false
    self.deferred = deferred
  }

  override func finishDeferredLayout() {
    guard deferred != nil else { return }
    catchUp()
    deferred = nil
    window?.stage.removeDeferredLayout(of: self)
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

  open override func layout() {
    finishDeferredLayout()
    relayout()
    super.layout()
  }

  open override func environmentChanged() {
    if isFirstResponder { input.showCaret() }
  }

  open override func draw(in context: inout DrawingContext) {
    input.draw(in: &context, placeholder: placeholder, faint: 1)
  }

  // MARK: First responder

  /// Whether editing may begin: only if `isEditable` is true and the view receives touches.
  open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }
  open override var keyboardTraits: KeyboardTraits? { keyboard }

  open override func didBecomeFirstResponder() {
    input.showCaret()
    onBegin?()
  }

  open override func didResignFirstResponder() {
    endEditing()
    onEnd?()
  }

  open override func insertText(_ text: String) { input.insert(text) }
  open override func composeText(_ text: String) { input.compose(text) }
  open override func keyPressed(_ key: KeyInput) -> Bool {
    isFirstResponder && input.press(key) || super.keyPressed(key)
  }
  /// If something was typed, a shake lets the application ask the user whether to undo the typing.
  open override func shaken(_ event: Event) {
    if !(isFirstResponder && input.shaken()) { super.shaken(event) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    if isFirstResponder, let touch = touches.first, touch.tapCount > 1 { input.touchBegan(touch) }
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
    if isFirstResponder, input.isSelecting, let touch = touches.first { input.touchMoved(touch) }
  }

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    let wasSelecting = input.isSelecting
    input.drag = .none
    guard let touch = touches.first, !touch.hasStrayed, !wasSelecting, touch.tapCount == 1,
      becomeFirstResponder()
    else { return }
    input.touchBegan(touch)
    input.drag = .none
  }

  open override func touchesCancelled(_ touches: [Touch], _ event: Event) { input.drag = .none }

  override var mayDrag: Bool { super.mayDrag && !input.isSelecting }
}
