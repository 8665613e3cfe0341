/// A page of a navigation: a bar with a way back, unless it is the first, and the controller's view under it.
final class NavigationPage {
  let controller: ViewController
  let view: NavigationPageView
  /// How far in the page is: 0 beyond the trailing side, 1 in its place.
  let entry: AnimatedValue
  /// How far the page above it is in.
  let cover: AnimatedValue
  var onBack: (() -> Void)? {
    get { view.bar?.onBack }
    set { view.bar?.onBack = newValue }
  }

  init(
    _ controller: ViewController, isRoot: Bool, back: String?, style: NavigationStyle,
    on stage: Stage
  ) {
    self.controller = controller
    entry = AnimatedValue(1, name: "navigation.progress", on: stage, rest: .progress)
    cover = AnimatedValue(0, name: "navigation.cover", on: stage, rest: .progress)
    view = NavigationPageView(
      content: controller.view,
      bar: isRoot
        ? nil : NavigationBar(title: controller.title, back: back ?? "", style: style),
      style: style)
  }

  /// Whether another page was put onto it.
  var isCovered: Bool {
    get { view.standing == .covered }
    set { view.standing = newValue ? .covered : .present }
  }
  /// Whether it was taken away.
  var isLeaving: Bool {
    get { view.standing == .leaving }
    set { view.standing = newValue ? .leaving : .present }
  }

  /// Shows the page and ties it to its own way in and to that of the page above it.
  func bind(in host: View, _ style: NavigationStyle, fades: Bool) {
    view.isHidden = false
    if fades {
      view.follow(.alpha, entry) { min(max($0, 0), 1) }
      return
    }
    let sign = host.isRightToLeft ? -1.0 : 1.0
    view.follow(.translationX, entry) { [unowned host] p in (1 - p) * host.size.width * sign }
    view.follow(.x, cover) { [unowned host] p in -style.parallax * p * host.size.width * sign }
    view.shade.follow(.alpha, cover) { min(max($0, 0), 1) * style.dimming }
  }

  /// Puts the page where it belongs while nothing moves it.
  func unbind() {
    for property in [AnimatableProperty.translationX, .x, .alpha] { view.unfollow(property) }
    view.translation = .zero
    view[.x] = 0
    view.alpha = 1
    view.shade.unfollow(.alpha)
    view.shade.alpha = 0
  }

  /// Fills the host, but for how far the page above pushes it aside.
  func place(in bounds: Rect) {
    let isResized = view.size != bounds.size
    view[.y] = bounds.y
    view[.width] = bounds.width
    view[.height] = bounds.height
    if isResized { view.setNeedsLayout() }
  }
}

/// Lays a bar over a controller's view.
final class NavigationPageView: View {
  let content: View
  let bar: NavigationBar?
  let shade = View()

  init(content: View, bar: NavigationBar?, style: NavigationStyle) {
    self.content = content
    self.bar = bar
    super.init()
    background = style.background
    shade.background = style.shade
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    addSubview(content)
    if let bar { addSubview(bar) }
    addSubview(shade)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let height = bar?.height ?? 0
    bar?.frame = Rect(0, 0, size.width, height)
    content.frame = Rect(0, height, size.width, size.height - height)
    shade.frame = bounds
  }
}

/// The bar on top of a page: its title and the button back.
final class NavigationBar: View {
  var onBack: (() -> Void)?
  var insets: (() -> EdgeInsets)?
  private let style: NavigationStyle
  private let title: Label
  private let back: Button

  init(title: String, back words: String, style: NavigationStyle) {
    self.style = style
    self.title = Label(
      title, style: style.title, color: style.titleColor, alignment: .center)
    self.title.role = .heading
    self.title.isProse = true
    let icon = ShapeView(layers: style.backIcon, unit: style.backUnit, color: style.backColor)
    icon.isDirectional = true
    back = Button(
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
    back.on(.touchUpInside, "back") { [weak self] in self?.onBack?() }
  }

  var height: Double { style.barHeight * max(1, stage?.environment.textSize ?? 1) }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let wanted = back.sizeThatFits(Size(size.width / 2, size.height)).width
    let width = min(wanted, size.width / 2 - style.margin)
    // The chevron's own room lies in the margin, so that its point stands on the margin's line.
    let area = insets?() ?? .zero
    let corner = isRightToLeft ? area.right : area.left
    let inset = corner + style.margin / 2
    back.frame = mirrored(Rect(inset, 0, width, size.height))
    // The same on both sides, so that the title stands in the middle.
    let side = max(area.left, area.right) + style.margin + width
    title.frame = Rect(side, 0, max(0, size.width - side * 2), size.height)
  }

  override func drawOverlay(in context: inout DrawingContext) {
    context.hairline(
      Rect(origin: .zero, size: shown.size), .bottom, context.color(style.hairline))
  }
}
