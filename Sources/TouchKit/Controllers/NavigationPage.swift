/// A page of a navigation: the controller's view under a bar with a back button; the first page has no bar.
final class NavigationPage: Referable {
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
    _ controller: ViewController, _ content: View, isRoot: Bool, back: String?,
    style: NavigationStyle,
    on stage: Stage
  ) {
    self.controller = controller
    entry = AnimatedValue(1, name: "navigation.progress", on: stage, rest: .progress)
    cover = AnimatedValue(0, name: "navigation.cover", on: stage, rest: .progress)
    view = NavigationPageView(
      content: content,
      bar: isRoot
        ? nil
        : NavigationBar(
          title: controller.title, large: controller.largeTitle, back: back ?? "", style: style),
      style: style)
  }

  /// Whether another page was put onto it.
  var isCovered: Bool {
    get { view.standing == .covered }
    set { view.standing = newValue ? .covered : .present }
  }
  /// Whether it was removed.
  var isLeaving: Bool {
    get { view.standing == .leaving }
    set { view.standing = newValue ? .leaving : .present }
  }

  /// Shows the page, and lets it follow its own progress and that of the page above it.
  func bind(in host: View, _ style: NavigationStyle, fades: Bool) {
    view.isHidden = false
    if fades {
      view.follow(.alpha, entry) { min(max($0, 0), 1) }
      return
    }
    let sign = host.isRightToLeft ? -1.0 : 1.0
    view.follow(
      .translationX, entry, host.weakly(or: 0) { host, p in (1 - p) * host.size.width * sign })
    view.follow(
      .x, cover,
      host.weakly(or: 0) { [style] host, p in -style.parallax * p * host.size.width * sign })
    view.shade.follow(.alpha, cover) { min(max($0, 0), 1) * style.dimming }
  }

  /// Ends the page's following of progress, and puts it at its place.
  func unbind() {
    for property in [AnimatableProperty.translationX, .x, .alpha] { view.unfollow(property) }
    view.translation = .zero
    view[.x] = 0
    view.alpha = 1
    view.shade.unfollow(.alpha)
    view.shade.alpha = 0
  }

  /// Fills the host; x stays, because the page above may push this one aside.
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
