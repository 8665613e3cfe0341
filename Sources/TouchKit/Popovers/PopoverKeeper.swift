/// Notices that take popovers away for a while and bring them back as they were.
public enum PopoverNotices {
  public static let hide = Notice<Void>("hide-popovers")
  public static let show = Notice<Void>("show-popovers")
}

/// Shows a popover and keeps what is needed to take it away for a while and bring the very same back.
///
/// The content itself is kept, so a navigation in it comes back as deep as it was and scrolled as far.
public final class PopoverKeeper {
  /// The popover that is shown.
  public private(set) var controller: PopoverController?
  public private(set) var content: ViewController?
  public private(set) weak var delegate: (any PopoverDelegate)?
  /// The rectangle it points at, and whose coordinates those are; nil where it points at a button.
  public private(set) var rectangle: (rect: Rect, view: View)?
  /// The button it points at; nil where it points at a rectangle.
  public private(set) weak var button: View?
  public private(set) var arrows = PopoverArrows.any
  public private(set) var isAnimated = true
  public private(set) var size = Size.zero
  /// Whether the popover goes for a while, so that its delegate is not to think that it is over.
  public private(set) var isHiding = false

  /// What bars and corners take from the host's view.
  public var insets: (() -> EdgeInsets)?
  private let style: PopoverStyle
  private weak var host: ViewController?
  private unowned let stage: Stage

  public init(style: PopoverStyle, on stage: Stage) {
    self.style = style
    self.stage = stage
  }

  /// Shows a controller over a host's view; one that is shown already is dismissed.
  public func present(
    _ content: ViewController, size: Size, from anchor: PopoverAnchor, over host: ViewController,
    arrows: PopoverArrows = .any, animated: Bool = true, delegate: (any PopoverDelegate)? = nil
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

  /// Takes the popover away for good; its delegate is not told.
  public func dismiss(animated: Bool = true) {
    controller?.dismiss(animated: animated)
    forget()
  }

  /// Whether there is a popover, be it shown or hidden for a while.
  public var isKept: Bool { content != nil }

  private func show(animated: Bool) {
    guard let content, let host else { return }
    let anchor: PopoverAnchor
    if let rectangle {
      anchor = .rectangle(rectangle.rect, in: rectangle.view)
    } else if let button {
      anchor = .button(button)
    } else {
      // Whatever it pointed at is gone, so there is nowhere for it to be.
      return forget()
    }
    let popover = PopoverController(content, size: size, style: style, on: stage)
    popover.insets = insets
    popover.delegate = self
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

  /// Hears of the notices that hide and show popovers.
  public func startTracking() {
    stopTracking()
    stage.notices.add(self, PopoverNotices.hide) { keeper in { _ in keeper.hideForNow() } }
    stage.notices.add(self, PopoverNotices.show) { keeper in { _ in keeper.showAgain() } }
  }

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
}

extension PopoverKeeper: PopoverDelegate {
  public func popoverShouldDismiss(_ popover: PopoverController) -> Bool {
    delegate?.popoverShouldDismiss(popover) ?? true
  }

  /// Where the popover only hides nothing is forgotten; the delegate hears either way and can ask `isHiding`.
  public func popoverDidDismiss(_ popover: PopoverController) {
    let told = delegate
    if !isHiding { forget() }
    told?.popoverDidDismiss(popover)
  }
}
