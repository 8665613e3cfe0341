/// A text field for searching, with a magnifying glass and a button that clears the text. The control that sends
/// actions is the field inside.
open class SearchField: View {
  /// How a search field looks, in addition to the style of its text field.
  public struct Style: Hashable, Sendable {
    /// The look of the field inside.
    public var field: TextField.Style
    /// The ground around field and icons.
    public var background: DynamicColor
    /// The corners' radius in points.
    public var radius: Double
    /// The side of the icons' squares at text size 1.
    public var iconSize: Double
    /// The space between the icons and the edges, and between the icons and the words.
    public var margin: Double

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      field: TextField.Style, background: DynamicColor, radius: Double, iconSize: Double = 18,
      margin: Double = 8
    ) {
      self.field = field
      self.background = background
      self.radius = radius
      self.iconSize = iconSize
      self.margin = margin
    }
  }

  /// The field that users type into.
  public let field: TextField
  /// The button that clears the field. It is shown while the field has words.
  public let clearButton: Button
  /// Called after the words changed, including when they were cleared.
  public var onChange: ((String) -> Void)?
  /// Called when the return key is pressed.
  public var onSearch: ((String) -> Void)?
  private let glass: PathView
  private let style: Style

  /// A search field. The id belongs to the field inside, because users type into that field.
  public init(
    placeholder: String, id: String? = nil, glass: PathView, clear: PathView, style: Style
  ) {
    self.style = style
    self.glass = glass
    field = TextField(placeholder: placeholder, id: id, style: style.field)
    clearButton = Button(
      icon: clear,
      style: Button.Style(
        text: style.field.input.text, title: StateColors(style.field.input.placeholder),
        iconSize: style.iconSize))
    super.init()
    background = style.background
    cornerRadii = CornerRadii(all: style.radius)
    field.role = .search
    field.label = placeholder
    field.keyboard = KeyboardTraits(returnKey: .search, capitalizes: false)
    glass.color = style.field.input.placeholder
    for view in [glass, field, clearButton] as [View] { addSubview(view) }
    field.onOwn(.editingChanged, "search", weakly { me in me.changed() })
    field.ownReturn = weakly { me in me.onSearch?(me.field.string) }
    clearButton.onOwn(.touchUpInside, "clear", weakly { me in me.clear() })
    clearButton.isHidden = true
  }

  /// Empties the field, and calls `onChange`.
  public func clear() {
    field.string = ""
    changed()
  }

  private func changed() {
    clearButton.isHidden = field.string.isEmpty
    onChange?(field.string)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    let words = field.sizeThatFits(size).height
    return Size(size.width, max(words, iconSide) + 2 * style.margin)
  }

  private var iconSide: Double { style.iconSize * symbolFactor }

  open override func environmentChanged() { setNeedsLayout() }

  /// Beside the button, a finger that misses the field hits the button.
  open override func point(inside point: Point, _ event: Event?) -> Bool {
    super.point(inside: point, event)
      || !clearButton.isHidden && clearButton.point(inside: point - clearButton.frame.origin, event)
  }

  open override func layout() {
    let side = iconSide
    let y = (size.height - side) / 2
    glass.frame = mirrored(Rect(style.margin, y, side, side))
    clearButton.frame = mirrored(Rect(size.width - style.margin - side, y, side, side))
    let start = 2 * style.margin + side
    field.frame = mirrored(Rect(start, 0, max(0, size.width - 2 * start), size.height))
  }
}
