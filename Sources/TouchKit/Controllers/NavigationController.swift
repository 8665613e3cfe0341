/// Shows controllers one above the other: the next comes from the trailing side, and a finger from the leading edge
/// takes it back.
open class NavigationController: ViewController {
  private var pages: [NavigationPage] = []
  private let style: NavigationStyle
  private let host = NavigationHost()
  /// 0 where the page below the top one fills the screen, 1 where the top one does.
  private let progress: AnimatedValue
  private let backPan = EdgePanRecognizer(name: "back", edge: .leading)
  /// Whether the top page is on its way out.
  private var isLeaving = false
  /// Where the progress was when a finger caught it.
  private var caught = 1.0

  public init(root: ViewController, style: NavigationStyle, on stage: Stage) {
    self.style = style
    progress = AnimatedValue(1, name: "navigation.progress", on: stage, rest: .progress)
    super.init(stage)
    add(root)
  }

  open override func makeView() -> View { host }

  open override func viewDidLoad() {
    host.onLayout = { [unowned self] in place() }
    backPan.onChange = { [unowned self] _ in panned() }
    backPan.shouldBegin = { [unowned self] in pages.count > 1 }
    host.addGestureRecognizer(backPan)
    if let root = pages.first { host.addSubview(root.view) }
  }

  /// From the first page to the one on top.
  public var controllers: [ViewController] { pages.map(\.controller) }
  open override var topChild: ViewController? { pages.last?.controller }
  open override var title: String { pages.first?.controller.title ?? "" }
  public var canGoBack: Bool { pages.count > 1 }

  /// Its own orientations forbid nothing; the controllers in it are asked.
  open override var supportedOrientations: OrientationSet { .all }
  open override func viewDidAppear() { topChild?.setAppearing(true) }
  open override func viewWillDisappear() { topChild?.setAppearing(false) }

  // MARK: There and back

  /// Puts a controller on top.
  public func push(_ controller: ViewController, animated: Bool = true) {
    finishLeaving()
    let below = pages.last
    add(controller)
    guard let page = pages.last, isViewLoaded else { return }
    ownStage.note(.navigation, "pushed \(controller.logName)")
    ownStage.application.endEditing()
    host.addSubview(page.view)
    bind()
    if isAppearing {
      below?.controller.setAppearing(false)
      controller.setAppearing(true)
    }
    host.layoutNow()
    progress.set(animated ? 0 : 1)
    if animated { settle(leaving: false, velocity: 0) } else { arrived() }
  }

  /// Takes the top controller away, if it is not the only one.
  public func pop(animated: Bool = true) {
    guard pages.count > 1, !isLeaving else { return }
    ownStage.application.endEditing()
    decide(leaving: true)
    guard animated else {
      progress.set(0)
      return arrived()
    }
    settle(leaving: true, velocity: 0)
  }

  /// Goes back to the first controller.
  public func popToRoot(animated: Bool = true) {
    guard pages.count > 1 else { return }
    while pages.count > 2 { remove(at: pages.count - 2) }
    pop(animated: animated)
  }

  private func add(_ controller: ViewController) {
    addChild(controller)
    let previous = pages.last?.controller.title
    let page = NavigationPage(controller, isRoot: pages.isEmpty, back: previous, style: style)
    page.onBack = { [unowned self] in pop() }
    pages.append(page)
  }

  private func remove(at place: Int) {
    let page = pages.remove(at: place)
    page.view.removeFromSuperview()
    removeChild(page.controller)
  }

  // MARK: Motion

  private var top: NavigationPage? { pages.last }
  private var below: NavigationPage? { pages.count > 1 ? pages[pages.count - 2] : nil }

  /// Ties the top two pages to the progress.
  private func bind() {
    guard let top, let below else { return }
    below.view.isHidden = false
    let fades = ownStage.environment.reducedMotion
    let sign = host.isRightToLeft ? -1.0 : 1.0
    let style = style
    if fades {
      top.view.follow(.alpha, progress) { min(max($0, 0), 1) }
    } else {
      top.view.follow(.translationX, progress) { [unowned host] p in
        (1 - p) * host.size.width * sign
      }
      below.view.follow(.translationX, progress) { [unowned host] p in
        -style.parallax * p * host.size.width * sign
      }
      below.shade.follow(.alpha, progress) { min(max($0, 0), 1) * style.dimming }
    }
  }

  private func unbind() {
    for page in pages {
      page.view.unfollow(.translationX)
      page.view.translation = .zero
      page.view.unfollow(.alpha)
      page.view.alpha = 1
      page.shade.unfollow(.alpha)
      page.shade.alpha = 0
    }
  }

  private func settle(leaving: Bool, velocity: Double) {
    var animation = ownStage.tuning.animation("navigation")
    animation.velocity = velocity
    progress.animate(to: leaving ? 0 : 1, animation) { [weak self] finished in
      if finished { self?.arrived() }
    }
  }

  private func arrived() {
    if isLeaving {
      isLeaving = false
      unbind()
      let name = top?.controller.logName ?? ""
      remove(at: pages.count - 1)
      ownStage.note(.navigation, "popped \(name)")
      progress.set(1)
      bindBelowHidden()
    } else {
      unbind()
      bindBelowHidden()
    }
  }

  /// What lies wholly under the top page is not drawn.
  private func bindBelowHidden() {
    for (place, page) in pages.enumerated() { page.view.isHidden = place < pages.count - 1 }
  }

  private func finishLeaving() {
    guard isLeaving else { return }
    progress.set(0)
    arrived()
  }

  /// The top page stays or goes: whoever appears or disappears hears of it once.
  private func decide(leaving: Bool) {
    guard leaving != isLeaving else { return }
    isLeaving = leaving
    guard isAppearing else { return }
    if leaving {
      top?.controller.setAppearing(false)
      below?.controller.setAppearing(true)
    } else {
      below?.controller.setAppearing(false)
      top?.controller.setAppearing(true)
    }
  }

  private func panned() {
    let width = max(host.size.width, 1)
    switch backPan.state {
    case .began:
      bind()
      progress.catchNow()
      caught = progress.shown
      ownStage.application.endEditing()
    case .changed: progress.set(min(max(caught - backPan.distance / width, 0), 1))
    case .ended:
      let velocity = -backPan.velocity.x * backPan.inwards / width
      let ahead = progress.shown + velocity * ownStage.tuning.number("navigation.projection")
      let leaving = ahead < 0.5
      decide(leaving: leaving)
      settle(leaving: leaving, velocity: velocity)
    case .cancelled:
      decide(leaving: false)
      settle(leaving: false, velocity: 0)
    case .possible, .failed: break
    }
  }

  private func place() {
    for page in pages { page.view.frame = host.bounds }
  }
}

/// The view of a navigation: its pages fill it.
final class NavigationHost: View {
  var onLayout: (() -> Void)?

  override func layout() { onLayout?() }

  func layoutNow() { onLayout?() }

  override func didMoveToWindow() { setNeedsLayout() }
}
