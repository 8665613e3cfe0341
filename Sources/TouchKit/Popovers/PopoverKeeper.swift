/// Stores a popover's content and anchor. So the popover can be hidden for a while and shown again as it was.
///
/// The content itself is stored: if it is a navigation, it has the same pages and scroll offsets when it is shown
/// again.
public final class PopoverKeeper: PopoverDelegate {
  /// The popover that is shown now.
  public private(set) var controller: PopoverController?
  /// The controller on the popover's card; nil if there is no popover.
  public private(set) var content: ViewController?
  /// The object that is notified when the user dismisses the popover, as the caller passed it.
  @Weak public private(set) var delegate: PopoverDelegate?
  /// The rectangle that the popover points at, with the view whose coordinates it has; nil if the popover points at a
  /// button.
  public private(set) var rectangle: (rect: Rect, view: View)?
  /// The button that the popover points at; nil if it points at a rectangle.
  @Weak public private(set) var button: View?
  /// The directions that the arrow may have, as the caller passed them.
  public private(set) var arrows = PopoverArrows.any
  /// Whether the popover appears and disappears with an animation.
  public private(set) var isAnimated = true
  /// The size that was asked for, in points.
  public private(set) var size = Size.zero
  /// Whether the popover is being hidden for a while. The delegate can use this to distinguish hiding from a dismissal.
  public private(set) var isHiding = false

  /// The space that bars and corners need in the host's view.
  public var insets: (() -> EdgeInsets)?
  private let style: PopoverStyle
  @Weak private var host: ViewController?
  @Unowned private var stage: Stage

  /// A keeper for the popovers of one stage, one at a time.
  public init(style: PopoverStyle, on stage: Stage) {
    self.style = style
    self.stage = stage
  }

  /// Shows a controller over a host's view. If a popover is already shown, that popover is dismissed first.
  public func present(
    _ content: ViewController, size: Size, from anchor: PopoverAnchor, over host: ViewController,
    arrows: PopoverArrows = .any, animated: Bool = true, delegate: PopoverDelegate? = nil
  ) {
    dismiss(animated: false)
    self.content = content
    self.size = size
    self.host = host
    self.arrows = arrows
    self.delegate = delegate
    isAnimated = animated
    switch anchor {
    case .button(let view): button = view
    case .rectangle(let rect, let view): rectangle = (rect, view)
    }
    show(animated: animated)
  }

  /// Removes the popover. Its delegate is not notified.
  public func dismiss(animated: Bool = true) {
    controller?.dismiss(animated: animated)
    forget()
  }

  /// Whether there is a popover, shown or hidden for a while.
  public var isKept: Bool { content != nil }

  private func show(animated: Bool) {
    guard let content, let host else { return }
    let anchor: PopoverAnchor
    if let rectangle {
      anchor = .rectangle(rectangle.rect, in: rectangle.view)
    } else if let button {
      anchor = .button(button)
    } else {
      // The view that it pointed at was removed, so that it has no place.
      return forget()
    }
    let popover = PopoverController(content, size: size, style: style, on: stage)
    popover.insets = insets
    popover.ownDelegate = self
    controller = popover
    popover.present(from: anchor, over: host, arrows: arrows, animated: animated)
  }

  private func forget() {
    controller = nil
    content = nil
    delegate = nil
    rectangle = nil
    button = nil
  }

  // MARK: Hiding for a while

  /// Begins to observe the notices that hide and show popovers.
  public func startTracking() {
    stopTracking()
    stage.notices.add(self, PopoverNotices.hide) { keeper in { _ in keeper.hideForNow() } }
    stage.notices.add(self, PopoverNotices.show) { keeper in { _ in keeper.showAgain() } }
  }

  /// Stops observing the notices that hide and show popovers. A hidden popover stays hidden.
  public func stopTracking() {
    stage.notices.remove(self, PopoverNotices.hide.name)
    stage.notices.remove(self, PopoverNotices.show.name)
  }

  private func hideForNow() {
    guard let popover = controller else { return }
    popover.dismiss(animated: true)
    isHiding = true
    popoverDidDismiss(popover)
    isHiding = false
    controller = nil
  }

  private func showAgain() {
    guard controller == nil, content != nil else { return }
    show(animated: isAnimated)
  }

  public override func popoverShouldDismiss(_ popover: PopoverController) -> Bool {
    delegate?.popoverShouldDismiss(popover) ?? true
  }

  /// If the popover is only being hidden, the keeper forgets nothing. The delegate is notified in both cases, and can
  /// read `isHiding`.
  public override func popoverDidDismiss(_ popover: PopoverController) {
    let told = delegate
    if !isHiding { forget() }
    told?.popoverDidDismiss(popover)
  }
}
