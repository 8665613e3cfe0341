/// Shows a controller on a card that points at a view or a rectangle. You can show a popover controller only once.
public final class PopoverController: Referable {
  static let transition = TunableAnimation(
    "popover", duration: "how long a popover takes on a curve",
    curve: "how a popover comes and goes")

  /// The controller on the card.
  public let content: ViewController
  /// The size that you asked for. If the screen has less space, the content is smaller.
  public let size: Size
  /// The object that is notified when the user dismisses the popover, and that can refuse the dismissal.
  @Weak public var delegate: PopoverDelegate?
  /// The kit's own: a keeper of popovers.
  @Weak var ownDelegate: PopoverDelegate?
  /// Whether the popover is on the screen, or is appearing.
  public private(set) var isShown = false
  /// The view or rectangle that the popover points at; nil before the popover was presented.
  public private(set) var anchor: PopoverAnchor?
  /// The directions in which the arrow may point.
  public private(set) var arrows = PopoverArrows.any
  /// The placement of the popover in its host's view; nil while the popover is not shown.
  public private(set) var placement: PopoverPlacement?
  /// The space that bars and corners need in the host's view.
  public var insets: (() -> EdgeInsets)?

  private let style: PopoverStyle
  private let layer: PopoverLayer
  private let progress: AnimatedValue
  @Weak private var host: ViewController?
  @Unowned private var stage: Stage

  /// A popover that shows a controller on its card, with a size in points.
  public init(_ content: ViewController, size: Size, style: PopoverStyle, on stage: Stage) {
    self.content = content
    self.size = size
    self.style = style
    self.stage = stage
    layer = PopoverLayer(style)
    progress = AnimatedValue(0, name: "popover.progress", on: stage, rest: .progress)
  }

  /// Shows the content over a host's view.
  public func present(
    from anchor: PopoverAnchor, over host: ViewController, arrows: PopoverArrows = .any,
    animated: Bool = true
  ) {
    guard !isShown else { return }
    isShown = true
    self.anchor = anchor
    self.arrows = arrows
    self.host = host
    host.popover = self
    host.addChild(content)
    stage.layOut()
    layer.ownActivate = weakly { me in me.touchedBeside() }
    let tap = TapRecognizer(name: "dismiss", weakly { me, _ in me.touchedBeside() })
    tap.ownShouldReceive = layer.weakly(or: false) { layer, touch in touch.view === layer }
    layer.addGestureRecognizer(tap)
    layer.onLayout = weakly { me in me.place() }
    layer.card.holder.addSubview(content.view)
    layer.frame = host.view.bounds
    host.view.addSubview(layer)
    place()
    stage.layOut()
    follow()
    stage.note(.navigation, "popover with \(content.logName) shown")
    content.setAppearing(true)
    guard animated else { return progress.set(1) }
    progress.animate(to: 1, stage.tuning[PopoverController.transition])
  }

  /// Removes the popover. Its delegate is not notified.
  public func dismiss(animated: Bool = true) {
    guard isShown else { return }
    isShown = false
    if host?.popover === self { host?.popover = nil }
    stage.note(.navigation, "popover with \(content.logName) dismissed")
    content.setAppearing(false)
    layer.body.standing = .leaving
    guard animated else { return gone() }
    // Another popover may show the content while this one still fades.
    progress.animate(to: 0, stage.tuning[PopoverController.transition]) { [self] finished in
      if finished { gone() }
    }
  }

  private func gone() {
    layer.removeFromSuperview()
    if content.view.superview === layer.card.holder { content.view.removeFromSuperview() }
    if let host, content.parent === host, host.popover?.content !== content {
      host.removeChild(content)
    }
    placement = nil
  }

  private func touchedBeside() { dismissedByUser() }

  /// The user dismisses the popover; false if a delegate refuses.
  @discardableResult
  func dismissedByUser() -> Bool {
    let delegates = [ownDelegate, delegate].compactMap { $0 }
    guard isShown, delegates.allSatisfy({ $0.popoverShouldDismiss(self) }) else { return false }
    dismiss()
    for delegate in delegates { delegate.popoverDidDismiss(self) }
    return true
  }

  // MARK: Place and motion

  /// Lays out the popover again; called after the layout of its host's view.
  func layOut() {
    guard let host else { return }
    layer.frame = host.view.bounds
    place()
  }

  private func place() {
    guard let anchor, let host else { return }
    let view = host.view
    let anchored = anchor.screenRect
    let target = Rect(
      origin: anchored.origin - view.modelScreenOrigin, size: anchored.size)
    var area = insets?() ?? .zero
    area.bottom = max(area.bottom, view.yieldsToKeyboard)
    let room = view.bounds.inset(by: area).inset(by: style.margin)
    func placed(_ size: Size) -> PopoverPlacement {
      PopoverPlacement(
        pointingAt: target, size: size, in: room, arrows: arrows, reach: style.arrow.width,
        corner: style.radius + style.arrow.height / 2, leastWidth: content.leastPopoverWidth)
    }
    var placement = placed(size)
    let wanted = content.popoverHeight(in: placement.frame.size)
    if wanted < placement.frame.height {
      placement = placed(Size(placement.frame.width, wanted))
    }
    self.placement = placement
    layer.place(placement)
  }

  /// Words are never read through words: the card is opaque while it grows. Under reduced motion it fades in empty, and
  /// then what is on it does.
  private func follow() {
    let body = layer.body
    guard !stage.environment.reducedMotion else {
      body.follow(.alpha, progress) { min(max($0 * 2, 0), 1) }
      layer.card.holder.follow(.alpha, progress) { min(max($0 * 2 - 1, 0), 1) }
      return
    }
    let first = style.firstScale
    for property in [AnimatableProperty.scaleX, .scaleY] {
      body.follow(property, progress) { first + (1 - first) * $0 }
    }
    // It grows from its arrow's point, not from its middle.
    let away: () -> Point = weakly(or: .zero) { me in
      guard let placement = me.placement else { return .zero }
      let center = placement.frame.center
      return Point(placement.tip.x - center.x, placement.tip.y - center.y)
    }
    body.follow(.translationX, progress) { away().x * (1 - first) * (1 - $0) }
    body.follow(.translationY, progress) { away().y * (1 - first) * (1 - $0) }
  }
}
