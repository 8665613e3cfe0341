/// The bar at the top of a page: its title and the back button.
///
/// A title that doesn't fit beside the button's words moves nearer to the edge. If that is not enough, it replaces the
/// words, breaks into two lines if letters are large, and fades out at its end.
final class NavigationBar: View {
  var onBack: (() -> Void)?
  var insets: (() -> EdgeInsets)?
  private let style: NavigationStyle
  private let title: Label
  private let back: BackButton
  private let large: LargeTitle?

  /// From this text size on there is room for two lines.
  private static let largeText = 1.5

  init(title: String, large: LargeTitle?, back words: String, style: NavigationStyle) {
    self.style = style
    self.large = large
    self.title = Label(
      title, style: style.title, color: style.titleColor, alignment: .center)
    self.title.role = .heading
    self.title.isProse = true
    self.title.fadesInto = style.background
    let icon = PathView(layers: style.backIcon, unit: style.backUnit, color: style.backColor)
    icon.isDirectional = true
    back = BackButton(
      words, icon: icon, id: "back-button",
      style: Button.Style(
        text: style.back, title: StateColors(style.backColor), iconSize: style.backUnit, spacing: 0)
    )
    back.label = words.isEmpty ? "Back" : "Back to \(words)"
    super.init()
    role = .toolbar
    background = style.background
    addSubview(self.title)
    addSubview(back)
    back.onOwn(.touchUpInside, "back", weakly { me in me.onBack?() })
    if large != nil {
      self.title.follow(
        .alpha, model: weakly(or: 1) { $0.share }, shown: weakly(or: 1) { $0.shownShare })
    }
  }

  /// The alpha of the title, for the content's model offset and for its shown offset.
  private var share: Double { large.map { $0.share(at: $0.scroll.offset) } ?? 1 }
  private var shownShare: Double { large.map { $0.share(at: $0.scroll.shownOffset) } ?? 1 }

  var height: Double { style.barHeight * max(1, textSize) + (insets?().top ?? 0) }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let wanted = back.sizeThatFits(Size(size.width / 2, size.height)).width
    let width = min(wanted, size.width / 2 - style.margin)
    // The empty edge of the chevron's square is in the margin, so that its point is at the margin's line.
    let area = insets?() ?? .zero
    let (first, last) = isRightToLeft ? (area.right, area.left) : (area.left, area.right)
    let inset = first + style.margin / 2
    let end = last + style.margin
    let afterWords = inset + width + style.margin / 2
    // A larger gap separates large words.
    let gap = textSize >= NavigationBar.largeText ? style.margin : style.margin / 2
    let apart = inset + width + gap
    let afterIcon = inset + style.backUnit * symbolFactor + style.margin / 2
    title.lines = 1
    let natural = title.metrics(width: nil)?.size.width ?? 0
    func fits(from start: Double, to end: Double) -> Bool {
      natural <= size.width - start - end
    }
    // Large words of Back that have no room go before the title does.
    let isCut = wanted > width && textSize >= NavigationBar.largeText
    let sides: (Double, Double) =
      if !isCut, fits(from: afterWords, to: afterWords) {
        (afterWords, afterWords)
      } else if !isCut, fits(from: apart, to: end) {
        (apart, end)
      } else if fits(from: afterIcon, to: afterIcon) {
        (afterIcon, afterIcon)
      } else {
        (afterIcon, end)
      }
    // The words fade out as the title that needs their room fades in.
    back.place(
      mirrored(Rect(inset, area.top, width, size.height - area.top)),
      taken: sides.0 < afterWords
        ? (model: weakly(or: 1) { $0.share }, shown: weakly(or: 1) { $0.shownShare }) : nil)
    let room = max(0, size.width - sides.0 - sides.1)
    if natural > room, textSize >= NavigationBar.largeText { title.lines = 2 }
    title.frame = mirrored(Rect(sides.0, area.top, room, size.height - area.top))
  }

  override func drawOverlay(in context: inout DrawingContext) {
    context.hairline(
      Rect(origin: .zero, size: shown.size), .bottom, context.color(style.hairline))
  }
}
