/// Shows controllers as a stack of pages. A new page comes from the trailing side, and a drag from
/// the leading edge removes it.
///
/// A page that was removed receives no more touches. The page below receives touches immediately, on its visible part.
/// A covered page receives no touches.
open class NavigationController: ViewController {
  /// How pages appear and disappear: the tunings `navigation.duration` and `navigation.curve`.
  public static let transition = TunableAnimation(
    "navigation", duration: "how long a page takes on a curve", curve: "how a page comes and goes")
  static let projection = Tunable.number(
    "navigation.projection", in: 0...1, step: 0.01, unit: .seconds,
    "how far ahead the finger's velocity counts when a page is let go")

  private var pages: [NavigationPage] = []
  /// Pages that were removed and can still be seen, the latest last.
  private var leaving: [NavigationPage] = []
  /// The space that round corners need at the bars' sides and a status bar needs above them, if the pages fill the
  /// screen's width.
  public var insets: (() -> EdgeInsets)?
  /// Wraps the view of a page that has a bar in another view. That view can tell the page how much space the bar
  /// already keeps free.
  public var holdBelowBar: ((View) -> View)?
  private let style: NavigationStyle
  private let host = NavigationHost()
  private let backPan = EdgePanRecognizer(name: "back", edge: .leading)
  /// The top page's progress when a finger caught it.
  private var caught = 1.0

  /// A navigation that begins with one page, which is never removed.
  public init(root: ViewController, style: NavigationStyle, on stage: Stage) {
    self.style = style
    super.init(stage)
    add(root)
  }

  open override func makeView() -> View { host }

  /// Makes the first page. A subclass that overrides it calls super.
  open override func viewDidLoad() {
    host.onLayout = weakly { me in me.place() }
    backPan.ownChange = weakly { me, _ in me.panned() }
    backPan.ownShouldBegin = weakly(or: false) { me in me.pages.count > 1 || me.canCatch }
    host.addGestureRecognizer(backPan)
    for page in pages { host.addSubview(page.view) }
    hideCovered()
  }

  /// The controllers of the pages, from the first page to the top page.
  public var controllers: [ViewController] { pages.map { $0.controller } }
  open override var topChild: ViewController? { pages.last?.controller }
  open override var title: String { pages.first?.controller.title ?? "" }

  /// The height that the first page wants, so that the height does not change when another page is pushed.
  open override func popoverHeight(in most: Size) -> Double {
    pages.first?.controller.popoverHeight(in: most) ?? most.height
  }

  /// The width that the first page needs.
  open override var leastPopoverWidth: Double { pages.first?.controller.leastPopoverWidth ?? 0 }

  /// Allows every orientation; the controllers inside this one decide.
  open override var supportedOrientations: OrientationSet { .all }
  /// Notifies the top page's controller. A subclass that overrides it calls super.
  open override func viewDidAppear() { topChild?.setAppearing(true) }
  /// Notifies the top page's controller. A subclass that overrides it calls super.
  open override func viewWillDisappear() { topChild?.setAppearing(false) }

  // MARK: Push and pop

  /// Shows a controller as a new page on top.
  public func push(_ controller: ViewController, animated: Bool = true) {
    backPan.cancel()
    let below = pages.last
    let page = add(controller)
    below?.isCovered = true
    guard isViewLoaded else { return }
    stage.note(.navigation, "pushed \(controller.logName)")
    stage.application.endEditing()
    page.entry.set(animated ? 0 : 1)
    host.addSubview(page.view)
    bindTop()
    tellAppearing(page, over: below)
    host.layoutNow()
    if animated { settle(page, isIn: true) } else { arrived(page) }
  }

  /// Removes the top page, if it is not the only one.
  public func pop(animated: Bool = true) {
    guard pages.count > 1, let page = pages.last else { return }
    backPan.cancel()
    stage.application.endEditing()
    bindTop()
    leave(page)
    if animated { settle(page, isIn: false) } else { gone(page) }
  }

  open override func goBack() -> Bool {
    if super.goBack() { return true }
    guard pages.count > 1 else { return false }
    pop()
    return true
  }

  /// Removes all pages above the first one.
  public func popToRoot(animated: Bool = true) {
    guard pages.count > 1 else { return }
    while pages.count > 2 {
      let page = pages.remove(at: pages.count - 2)
      page.view.removeFromSuperview()
      removeChild(page.controller)
    }
    pop(animated: animated)
  }

  @discardableResult
  private func add(_ controller: ViewController) -> NavigationPage {
    addChild(controller)
    let view = controller.view
    let page = NavigationPage(
      controller, pages.isEmpty ? view : holdBelowBar?(view) ?? view, isRoot: pages.isEmpty,
      back: pages.last?.controller.title, style: style, on: stage)
    page.onBack = weakly { me in me.pop() }
    page.view.bar?.insets = weakly(or: .zero) { me in me.insets?() ?? .zero }
    pages.append(page)
    return page
  }

  private func tellAppearing(_ page: NavigationPage?, over other: NavigationPage?) {
    guard isAppearing else { return }
    other?.controller.setAppearing(false)
    page?.controller.setAppearing(true)
  }

  // MARK: Motion

  private var below: NavigationPage? { pages.count > 1 ? pages[pages.count - 2] : nil }

  /// Shows the top two pages, and lets both follow the progress of the upper one.
  private func bindTop() {
    let fades = stage.environment.reducedMotion
    pages.last?.bind(in: host, style, fades: fades)
    below?.bind(in: host, style, fades: fades)
  }

  /// Moves a page on to its place, or off the screen. Without `velocity` it keeps the velocity that it has.
  private func settle(_ page: NavigationPage, isIn: Bool, velocity: Double? = nil) {
    var animation = stage.tuning[NavigationController.transition]
    animation.velocity = velocity
    let covered = isIn ? below : pages.last
    covered?.cover.animate(to: isIn ? 1 : 0, animation)
    page.entry.animate(
      to: isIn ? 1 : 0, animation,
      onEnd: weakly(with: page) { me, page, finished in
        guard finished else { return }
        if isIn { me.arrived(page) } else { me.gone(page) }
      })
  }

  private func arrived(_ page: NavigationPage) {
    // If a page was pushed onto it in that time, that page still moves it.
    guard page === pages.last else { return }
    page.unbind()
    below?.cover.set(1)
    hideCovered()
  }

  /// Pages wholly under the top one are not drawn.
  private func hideCovered() {
    for page in pages.dropLast() {
      page.unbind()
      page.view.isHidden = true
    }
  }

  /// The top page leaves: the page that it covered is present again.
  private func leave(_ page: NavigationPage) {
    pages.removeLast()
    leaving.append(page)
    guard !page.isLeaving else { return }
    page.isLeaving = true
    pages.last?.isCovered = false
    tellAppearing(pages.last, over: page)
  }

  private func gone(_ page: NavigationPage) {
    leaving.removeAll { $0 === page }
    page.view.removeFromSuperview()
    removeChild(page.controller)
    stage.note(.navigation, "popped \(page.controller.logName)")
    // Another page that leaves may still be over the top one.
    guard leaving.isEmpty, let top = pages.last else { return }
    top.cover.set(0)
    if !top.entry.isMoving { top.unbind() }
  }

  // MARK: Drag

  /// Whether the page in front leaves, so that a finger can bring it back.
  private var canCatch: Bool { leaving.last.map { host.subviews.last === $0.view } ?? false }

  private func panned() {
    let width = max(host.size.width, 1)
    switch backPan.state {
    case .began:
      if canCatch { pages.append(leaving.removeLast()) }
      bindTop()
      pages.last?.entry.catchNow()
      caught = pages.last?.entry.shown ?? 1
      stage.application.endEditing()
    case .changed:
      let share = min(max(caught - backPan.distance / width, 0), 1)
      pages.last?.entry.set(share)
      below?.cover.set(share)
    case .ended:
      guard let page = pages.last else { return }
      let velocity = -backPan.velocity.x * backPan.inwards / width
      let ahead = page.entry.shown + velocity * stage.tuning[NavigationController.projection]
      if ahead < 0.5 { leave(page) } else { stay(page) }
      settle(page, isIn: ahead >= 0.5, velocity: velocity)
    case .cancelled:
      guard let page = pages.last else { return }
      stay(page)
      settle(page, isIn: true, velocity: 0)
    case .possible, .failed: break
    }
  }

  /// Brings the top page back, if it was leaving.
  private func stay(_ page: NavigationPage) {
    guard page.isLeaving else { return }
    page.isLeaving = false
    below?.isCovered = true
    tellAppearing(page, over: below)
  }

  private func place() {
    for page in pages + leaving { page.place(in: host.bounds) }
  }
}

/// The view of a navigation: its pages fill it.
final class NavigationHost: View {
  var onLayout: (() -> Void)?

  override func layout() { onLayout?() }

  func layoutNow() { onLayout?() }

  override func didEnter(_ stage: Stage) { setNeedsLayout() }
}
