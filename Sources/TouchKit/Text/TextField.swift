/// A control for one line of text.
open class TextField: Control, TextInputHost {
  public override var textHost: (any TextInputHost)? { self }
  /// How a text field looks.
  public struct Style: Hashable, Sendable {
    /// The look of the words, the caret and the selection.
    public var input: TextInput.Style
    /// The ground, by state.
    public var background: StateColors
    /// The corners' radius in points.
    public var radius: Double
    /// The border while the field is not edited; nil for no border.
    public var border: Border?
    /// The border while the field is edited.
    public var focusedBorder: Border?
    /// The border while the text is marked as wrong.
    public var invalidBorder: Border?
    /// The space between the words and the edges.
    public var insets: EdgeInsets
    /// The side to which words are aligned.
    public var alignment: Text.Alignment

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      input: TextInput.Style, background: StateColors = StateColors(.clear), radius: Double = 0,
      border: Border? = nil, focusedBorder: Border? = nil, invalidBorder: Border? = nil,
      insets: EdgeInsets = .zero, alignment: Text.Alignment = .leading
    ) {
      self.input = input
      self.background = background
      self.radius = radius
      self.border = border
      self.focusedBorder = focusedBorder
      self.invalidBorder = invalidBorder
      self.insets = insets
      self.alignment = alignment
    }
  }

  /// The style. It can't be changed later.
  public let style: Style
  /// The words shown while the field is empty.
  public var placeholder: String { didSet { setNeedsLayout() } }
  /// The keyboard for the field; its return key says Done by default.
  public var keyboard = KeyboardTraits(returnKey: .done)
  /// Whether the text is marked as wrong.
  public var isInvalid = false { didSet { if isInvalid != oldValue { stateChanged() } } }
  /// Called when the return key is pressed. If it returns true, editing ends.
  public var onReturn: (() -> Bool)?
  /// What the kit itself does when return is pressed, before the phone is asked.
  var ownReturn: (() -> Void)?
  /// Called before editing begins. Return false to prevent it.
  public var shouldBeginEditing: (() -> Bool)?
  /// Called before editing ends. Return false to prevent it.
  public var shouldEndEditing: (() -> Bool)?
  /// The editing in the field: the selection, undo, and moves of the caret.
  public private(set) lazy var input = TextInput(
    initial, style: style.input, takesBreaks: false, host: self)
  private let initial: String
  /// How far words that are longer than the field are scrolled, when `deferred` is laid out.
  private var scrolled = 0.0
  private var deferred: DeferredLayout<Double>?
  private var isReturning = false

  /// A field with words that can be edited. `string` reads and sets them.
  public init(
    _ string: String = "", placeholder: String = "", id: String? = nil, style: Style
  ) {
    self.style = style
    self.placeholder = placeholder
    initial = string
    super.init(id: id)
    role = .textField
    clipsToBounds = true
    cornerRadii = CornerRadii(all: style.radius)
    stateChanged()
  }

  open override var text: String? { string }
  open override var value: String? { explicitValue ?? (isInvalid ? "invalid" : nil) }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      size.width,
      setting(of: " ").style.lineHeight + style.insets.top + style.insets.bottom)
  }

  open override func stateChanged() {
    background = style.background.color(state)
    let usual = isFirstResponder ? style.focusedBorder ?? style.border : style.border
    border = isInvalid ? style.invalidBorder ?? usual : usual
  }

  // MARK: Text input

  public func setting(of string: String) -> Text {
    let factor = style.input.scales ? textSize : 1
    let text = Text(
      string, style: factor == 1 ? style.input.text : style.input.text.scaled(factor),
      alignment: style.alignment, direction: .natural, lines: 1)
    return text.standing(in: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private var inner: Rect {
    let insets = style.insets
    return bounds.inset(
      by: isRightToLeft
        ? EdgeInsets(
          top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
        : insets)
  }

  private var wordsWidth: Double {
    window?.stage.measurer.measure(input.text, width: nil).size.width ?? 0
  }

  public var textBox: (origin: Point, width: Double?) {
    let inner = inner
    let y = inner.midY - setting(of: " ").style.lineHeight / 2
    guard wordsWidth > inner.width else { return (Point(inner.x, y), inner.width) }
    catchUp()
    return (Point(inner.x - scrolled, y), nil)
  }

  public func inputWillChange(isTyping: Bool) {
    if deferred?.takes(isTyping: isTyping, follows: isFirstResponder) != true {
      beginDeferring(isTyping: isTyping)
    }
  }

  public func inputChanged(text: Bool) {
    deferred?.isDue = true
    if text {
      window?.stage.note(.text, .edited(logName, input.version))
      sendActions(for: .editingChanged, nil)
    }
  }

  public func returnPressed() {
    isReturning = true
    ownReturn?()
    let ends = onReturn?() ?? true
    if ends {
      if isFirstResponder { resignFirstResponder() }
      sendActions(for: .editingDidEndOnExit, nil)
    }
    isReturning = false
  }

  /// Scrolls to the caret when the position of the words is next asked for.
  private func scrollToCaret() {
    beginDeferring(isTyping: false)
    deferred?.isDue = true
  }

  private func beginDeferring(isTyping: Bool) {
    finishDeferredLayout()
    guard let stage = window?.stage else { return }
    deferred = DeferredLayout(before: scrolled, isTyping: isTyping, follows: isFirstResponder)
    stage.deferLayout(of: self)
  }

  override func finishDeferredLayout() {
    guard deferred != nil else { return }
    catchUp()
    deferred = nil
    window?.stage.removeDeferredLayout(of: self)
  }

  /// Scrolls long words so that the caret can be seen, and never further than their ends.
  private func catchUp() {
    guard let stage = window?.stage, let deferred, deferred.isDue else { return }
    self.deferred?.isDue = false
    let inner = inner
    let width = wordsWidth
    let most = max(0, width + TextInput.caretWidth - inner.width)
    guard most > 0 else {
      scrolled = 0
      return
    }
    guard deferred.follows else {
      let isFromRight = setting(of: string).direction == .rightToLeft
      scrolled = isFromRight ? most : 0
      return
    }
    let caret = stage.measurer.caret(input.text, width: nil, at: input.editor.caret).strong.x
    scrolled = min(max(deferred.before, caret + TextInput.caretWidth - inner.width), caret)
    scrolled = min(max(scrolled, 0), most)
  }

  open override func layout() { scrollToCaret() }

  open override func willLeaveWindow() {
    finishDeferredLayout()
    super.willLeaveWindow()
  }

  open override func environmentChanged() {
    if isFirstResponder { input.showCaret() }
  }

  open override func draw(in context: inout DrawingContext) {
    context.clip(inner.inset(by: -TextInput.caretWidth)) {
      input.draw(
        in: &$0, placeholder: placeholder, faint: isEnabled ? 1 : Control.disabledAlpha)
    }
  }

  // MARK: First responder

  /// Whether editing may begin: the field must be enabled, and `shouldBeginEditing` must not return false.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && isUserInteractionEnabled && shouldBeginEditing?() ?? true
  }
  /// Whether editing may end: `shouldEndEditing` must not return false.
  open override var canResignFirstResponder: Bool { shouldEndEditing?() ?? true }
  open override var keyboardTraits: KeyboardTraits? { keyboard }

  open override func didBecomeFirstResponder() {
    stateChanged()
    input.showCaret()
    scrollToCaret()
    sendActions(for: .editingDidBegin, nil)
  }

  open override func didResignFirstResponder() {
    endEditing()
    stateChanged()
    scrollToCaret()
    if !isReturning { sendActions(for: .editingDidEnd, nil) }
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

  /// A press by assistive technology begins editing.
  open override func activate() { becomeFirstResponder() }

  // MARK: Tracking

  open override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    if isFirstResponder { input.touchBegan(touch) }
    return true
  }

  open override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
    if isFirstResponder { input.touchMoved(touch) }
    return true
  }

  open override func endTracking(_ touch: Touch, _ event: Event) {
    input.drag = .none
    guard !isFirstResponder, !touch.hasStrayed, becomeFirstResponder() else { return }
    let offset = input.offset(at: touch.location(in: self))
    finishDeferredLayout()
    input.editor.move(to: offset)
    scrollToCaret()
  }

  open override func trackingCancelled() { input.drag = .none }

  open override func allows(_ recognizer: GestureRecognizer) -> Bool {
    // A finger that selects words continues to select; other drags belong to the list around the field.
    recognizer is PanRecognizer ? !input.isSelecting : super.allows(recognizer)
  }
}
