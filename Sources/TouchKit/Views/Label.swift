/// A view that shows text.
open class Label: View {
  /// The words.
  public var string: String { didSet { if string != oldValue { changed() } } }
  /// The style at text size 1. The environment's factor is applied when the label is shown.
  public var style: TextStyle { didSet { if style != oldValue { changed() } } }
  /// The colour of the letters.
  public var color: DynamicColor
  /// The side to which lines are aligned.
  public var alignment: Text.Alignment
  /// The greatest number of lines; 0 means any number.
  public var lines: Int
  /// The direction of the words. The default is nil: the interface's direction. The alignment follows the interface in
  /// any case.
  ///
  /// Use `leftToRight` for a price or a time that is written as in English, because otherwise its parts change places
  /// in an interface that is read from right to left. `natural` is the direction of the first letter that has a
  /// direction.
  public var direction: Text.Direction? { didSet { if direction != oldValue { changed() } } }
  /// Whether people wrote the words, so that their direction is `natural`.
  public var isProse: Bool {
    get { direction == .natural }
    set { if newValue != isProse { direction = newValue ? .natural : nil } }
  }
  /// Whether the text grows with the environment's text size.
  public var scales = true
  /// Whether the text is in the middle of a higher frame instead of at its top.
  public var isCenteredVertically = true
  /// The colour of the ground. A single line that does not fit fades into this colour at its end; with nil it ends in
  /// an ellipsis.
  public var fadesInto: DynamicColor?

  /// A label, by default of one line. You decide its size; `sizeThatFits(_:)` returns the size that
  /// it prefers.
  public init(
    _ string: String = "", id: String? = nil, style: TextStyle, color: DynamicColor,
    alignment: Text.Alignment = .leading, lines: Int = 1
  ) {
    self.string = string
    self.style = style
    self.color = color
    self.alignment = alignment
    self.lines = lines
    super.init(id: id)
    isUserInteractionEnabled = false
    role = .text
  }

  open override var text: String? { string }

  private func changed() { superview?.setNeedsLayout() }

  /// The text at the present text size.
  public var scaledText: Text {
    let factor = scales ? textSize : 1
    return Text(
      string, style: factor == 1 ? style : style.scaled(factor), alignment: alignment,
      direction: direction ?? .natural, lines: lines)
  }

  /// The height of one line.
  public var lineHeight: Double { scaledText.style.lineHeight }

  /// The measures of the text within a width; nil means no limit. The result is nil if the label is not in a window.
  public func metrics(width: Double?) -> TextMetrics? {
    window?.stage.measurer.measure(resolvedText, width: width)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    metrics(width: size.width)?.size ?? .zero
  }

  /// The text aligned to the interface's sides: leading is left if the phone reads from the left.
  private var resolvedText: Text {
    let interface = isRightToLeft ? Text.Direction.rightToLeft : .leftToRight
    var text = scaledText
    if direction == nil { text.direction = interface }
    return text.standing(in: interface)
  }

  open override func draw(in context: inout DrawingContext) {
    guard !string.isEmpty else { return }
    let width = shown.size.width
    let text = resolvedText
    var y = 0.0
    if isCenteredVertically {
      let height =
        lines == 1
        ? text.style.lineHeight : context.measurer.measure(text, width: width).size.height
      y = (shown.size.height - height) / 2
    }
    if let ground = fadesInto, lines == 1, let whole = metrics(width: nil)?.size.width,
      whole > width
    {
      return drawFading(text, whole: whole, y: y, into: ground, &context)
    }
    context.text(text, at: Point(0, y), width: width, context.color(color))
  }

  /// The length of the fading part, as a factor on the letters' size.
  private static let fadeShare = 1.5

  private func drawFading(
    _ text: Text, whole: Double, y: Double, into ground: DynamicColor,
    _ context: inout DrawingContext
  ) {
    var text = text
    text.alignment = .left
    let isFromRight = text.direction == .rightToLeft
    let size = shown.size
    let color = context.color(color)
    let ground = context.color(ground)
    context.clip(Rect(origin: .zero, size: size)) { context in
      context.text(text, at: Point(isFromRight ? size.width - whole : 0, y), width: nil, color)
      let length = min(size.width, text.style.size * Label.fadeShare)
      context.gradient(
        Rect(isFromRight ? 0 : size.width - length, 0, length, size.height),
        Gradient(
          start: Point(isFromRight ? 1 : 0, 0), end: Point(isFromRight ? 0 : 1, 0),
          stops: [.init(0, ground.faded(0)), .init(1, ground)]))
    }
  }
}
