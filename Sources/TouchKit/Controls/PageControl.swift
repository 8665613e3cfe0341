/// A row of dots, one for each page, that shows the present page. A tap left or right of the middle turns a page.
open class PageControl: Control {
  /// How a page control looks.
  public struct Style: Hashable, Sendable {
    /// The colour of the dots of other pages.
    public var dot: DynamicColor
    /// The colour of the present page's dot.
    public var current: DynamicColor
    /// A dot's diameter in points.
    public var dotSize: Double
    /// The space between two dots in points.
    public var spacing: Double

    /// Makes a style from its parts; see the properties of the same names.
    public init(
      dot: DynamicColor, current: DynamicColor, dotSize: Double = 7, spacing: Double = 9
    ) {
      self.dot = dot
      self.current = current
      self.dotSize = dotSize
      self.spacing = spacing
    }
  }

  /// The style. It can't be changed later.
  public let style: Style
  /// The number of pages. If there are fewer than before, `page` becomes one of them.
  public var pages: Int { didSet { page = min(max(page, 0), max(0, pages - 1)) } }
  /// The present page, from 0; setting it sends no action.
  public var page: Int { didSet { page = min(max(page, 0), max(0, pages - 1)) } }
  /// Whether the control draws nothing if there is only one page. False by default.
  public var hidesForOnePage = false

  /// A row of dots for a number of pages.
  public init(pages: Int, page: Int = 0, id: String? = nil, style: Style) {
    precondition(pages >= 0, "there can't be \(pages) pages")
    self.pages = pages
    self.style = style
    self.page = min(max(page, 0), max(0, pages - 1))
    super.init(id: id)
    role = .group
  }

  open override var value: String? { pages == 0 ? nil : "\(page + 1) of \(pages)" }

  open override func sizeThatFits(_ size: Size) -> Size {
    let gaps = Double(max(0, pages - 1)) * spacing
    return Size(Double(pages) * dotSize + gaps, max(dotSize, 20))
  }

  private var dotSize: Double { style.dotSize * symbolFactor }
  private var spacing: Double { style.spacing * symbolFactor }

  /// A press by assistive technology turns to the next page; after the last page comes the first.
  open override func activate() {
    guard pages > 0 else { return }
    turn(to: (page + 1) % pages, nil)
  }

  private func turn(to page: Int, _ event: Event?) {
    let before = self.page
    self.page = page
    if self.page != before { sendActions(for: .valueChanged, event) }
  }

  open override func endTracking(_ touch: Touch, _ event: Event) {
    guard target(contains: touch) else { return }
    let isRight = touch.location(in: self).x >= size.width / 2
    turn(to: page + (isRight != isRightToLeft ? 1 : -1), event)
  }

  private func target(contains touch: Touch) -> Bool {
    point(inside: touch.location(in: self), nil)
  }

  open override func draw(in context: inout DrawingContext) {
    guard !(hidesForOnePage && pages <= 1) else { return }
    let width = sizeThatFits(size).width
    for number in 0..<pages {
      let x =
        (size.width - width) / 2 + Double(number) * (dotSize + spacing)
      let dot = mirrored(
        Rect(x, (size.height - dotSize) / 2, dotSize, dotSize))
      let color = number == page ? style.current : style.dot
      context.fill(
        dot, radius: dotSize / 2,
        context.color(color).faded(isEnabled ? 1 : Control.disabledAlpha))
    }
  }
}
