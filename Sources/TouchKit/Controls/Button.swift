/// A control that a finger presses: words, an icon, or both beside each other.
open class Button: Control {
  /// How a button looks.
  public struct Style: Hashable, Sendable {
    /// The letters of the title, at text size 1.
    public var text: TextStyle
    /// The colours of words and icon.
    public var title: StateColors
    /// The colours of the ground; clear by default.
    public var background: StateColors
    /// The corners' radius in points.
    public var radius: Double
    /// A line along the edge; nil for no line.
    public var border: Border?
    /// The shadow that the button casts; nil for no shadow.
    public var shadow: DynamicShadow?
    /// The space between the content and the edges.
    public var insets: EdgeInsets
    /// The side of the icon's square at text size 1.
    public var iconSize: Double
    /// The space between icon and words.
    public var spacing: Double
    /// Whether words and icon grow with the environment's text size.
    public var scales: Bool

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      text: TextStyle, title: StateColors, background: StateColors = StateColors(.clear),
      radius: Double = 0, border: Border? = nil, shadow: DynamicShadow? = nil,
      insets: EdgeInsets = .zero, iconSize: Double = 24, spacing: Double = 8, scales: Bool = true
    ) {
      self.text = text
      self.title = title
      self.background = background
      self.radius = radius
      self.border = border
      self.shadow = shadow
      self.insets = insets
      self.iconSize = iconSize
      self.spacing = spacing
      self.scales = scales
    }
  }

  /// The style. A new style is shown immediately.
  public var style: Style { didSet { if style != oldValue { restyle() } } }
  /// The words on the button; empty for a button with only an icon.
  public var title: String {
    didSet {
      titleLabel.string = title
      setNeedsLayout()
    }
  }
  /// The icon beside the words. It has the colour of the words.
  public let icon: PathView?
  /// Whether the button becomes smaller while it is pressed.
  public var shrinks = true
  private let titleLabel: Label

  /// A button with words, an icon or both. A button with only an icon needs a `label` for assistive
  /// technology.
  public init(
    _ title: String = "", icon: PathView? = nil, id: String? = nil, style: Style
  ) {
    self.title = title
    self.icon = icon
    self.style = style
    titleLabel = Label(title, style: style.text, color: style.title.normal, alignment: .center)
    super.init(id: id)
    role = .button
    isElement = true
    if let icon { addSubview(icon) }
    addSubview(titleLabel)
    restyle()
  }

  open override var text: String? { title.isEmpty ? nil : title }

  private func restyle() {
    titleLabel.style = style.text
    titleLabel.scales = style.scales
    cornerRadii = CornerRadii(all: style.radius)
    border = style.border
    shadow = style.shadow
    show()
    setNeedsLayout()
  }

  private func show() {
    let color = titleColor
    titleLabel.color = color
    icon?.color = color
    background = style.background.color(state)
    if shrinks { scale = pressScale }
  }

  /// The colour of words and icon; a disabled button without a colour for that state is faint.
  private var titleColor: DynamicColor {
    guard state.contains(.disabled), style.title.disabled == nil else {
      return style.title.color(state)
    }
    return style.title.normal.faded(Control.disabledAlpha)
  }

  open override func stateChanged() { showPress(show) }
  open override func environmentChanged() { setNeedsLayout() }

  /// The side of the icon's square now.
  var iconSide: Double {
    icon == nil ? 0 : style.iconSize * (style.scales ? symbolFactor : 1)
  }

  /// The view of the words, for animations that fade it.
  var words: View { titleLabel }

  open override func sizeThatFits(_ size: Size) -> Size {
    let words = titleSize
    let gap = icon != nil && words.width > 0 ? style.spacing : 0
    return Size(
      words.width + gap + iconSide + style.insets.left + style.insets.right,
      max(words.height, iconSide) + style.insets.top + style.insets.bottom)
  }

  private var titleSize: Size {
    title.isEmpty ? .zero : titleLabel.metrics(width: nil)?.size ?? .zero
  }

  open override func layout() { arrange(in: size) }

  /// Places icon and words in a room of a size.
  func arrange(in size: Size) {
    let inner = Rect(origin: .zero, size: size).inset(by: style.insets)
    let mirrored = { [isRightToLeft] (r: Rect) in
      isRightToLeft ? Rect(size.width - r.maxX, r.y, r.width, r.height) : r
    }
    let iconSide = iconSide
    let gap = icon != nil && !title.isEmpty ? style.spacing : 0
    let words = titleSize
    let width = min(words.width, max(0, inner.width - iconSide - gap))
    let start = inner.x + (inner.width - iconSide - gap - width) / 2
    icon?.frame = mirrored(Rect(start, inner.midY - iconSide / 2, iconSide, iconSide))
    titleLabel.frame = mirrored(
      Rect(start + iconSide + gap, inner.midY - words.height / 2, width, words.height))
  }
}
