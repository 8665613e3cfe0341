import TouchKit

/// Shows notifications one after the other; there is one a stage.
///
/// A banner comes, rests, and goes by itself, by a tap, its button or a flick. Its window exists only while one is on
/// the screen, is never the key one, and takes no touch but where the banner is drawn.
public final class NotificationManager {
  private enum State {
    case idle
    case showing(Banner)
    case resting(Banner)
    /// Following a finger.
    case held(Banner)
    case hiding(Banner)

    var banner: Banner? {
      switch self {
      case .idle: nil
      case .showing(let banner), .resting(let banner), .held(let banner), .hiding(let banner):
        banner
      }
    }
  }

  /// What is on the screen and the values that move it.
  final class Banner {
    let item: NotificationQueue.Item
    let view: BannerView
    /// Points from the place of rest: negative is above it.
    let offset: AnimatedValue
    /// 0 flat, 1 bent away.
    let bend: AnimatedValue
    /// What is left of its rest when the timer was stopped.
    var left: Time
    var timer: Stage.EventID?
    var timerStarted = Time.zero
    var onTap: (() -> Void)?
    /// Whether a tap, a button or a flick has decided already.
    var isSpent = false
    /// The offset without resistance at which a drag began.
    var grabbed = 0.0

    init(
      item: NotificationQueue.Item, view: BannerView, offset: AnimatedValue, bend: AnimatedValue,
      left: Time
    ) {
      self.item = item
      self.view = view
      self.offset = offset
      self.bend = bend
      self.left = left
      onTap = item.onTap
    }
  }

  /// Holds ordinary notifications back; they go to the history unseen.
  public var doNotDisturb = false
  /// The latest ones, newest first.
  public private(set) var history: [Notification] = []
  /// Called when the history has changed.
  public var onHistory: (() -> Void)?
  /// A tap on a notification that opens a message.
  public var onOpen: ((Int) -> Void)?

  private static let longestHistory = 20

  private unowned let stage: Stage
  private var state = State.idle
  private var queue = NotificationQueue()
  private var window: BannerWindow?

  public init(_ stage: Stage) { self.stage = stage }

  /// How many wait behind the one on the screen.
  public var waiting: Int { queue.count }
  /// Whether a banner is on the screen.
  public var isShowing: Bool { state.banner != nil }

  // MARK: Posting

  /// Shows a notification as soon as it is its turn; `onTap` is called at most once.
  public func post(_ notification: Notification, onTap: (() -> Void)? = nil) {
    remember(notification)
    if doNotDisturb, notification.priority != .high {
      stage.note(.notification, "\(named(notification)) held back: do not disturb")
      return
    }
    let item = NotificationQueue.Item(notification: notification, onTap: onTap)
    if replaceShown(item) { return }
    switch queue.add(item) {
    case .queued: stage.note(.notification, "\(named(notification)) queued")
    case .counted(let count):
      stage.note(.notification, "\(named(notification)) counted: \(count)")
    case .replaced: stage.note(.notification, "\(named(notification)) replaced where it waits")
    }
    showNext()
  }

  private func named(_ notification: Notification) -> String {
    "notification «\(notification.title)»"
  }

  private func remember(_ notification: Notification) {
    history.insert(notification, at: 0)
    if history.count > NotificationManager.longestHistory { history.removeLast() }
    onHistory?()
  }

  /// One of the same name as that on the screen takes its place there.
  private func replaceShown(_ item: NotificationQueue.Item) -> Bool {
    guard let id = item.notification.id, let banner = state.banner,
      banner.item.notification.id == id
    else { return false }
    switch state {
    case .showing, .resting: break
    case .idle, .held, .hiding: return false
    }
    stage.note(.notification, "\(named(item.notification)) takes the place of the one shown")
    stopTimer(banner)
    let offset = banner.offset.shown
    let velocity = banner.offset.velocity
    banner.view.removeFromSuperview()
    present(item, from: offset, velocity: velocity)
    return true
  }

  private func showNext() {
    guard case .idle = state, let item = queue.next() else { return }
    present(item, from: nil, velocity: 0)
  }

  // MARK: Showing

  private func present(_ item: NotificationQueue.Item, from start: Double?, velocity: Double) {
    let notification = item.notification
    let look = BannerLook(stage.tuning)
    let window = window ?? makeWindow()
    let view = BannerView(notification, count: item.count, look: look)
    window.banner = view
    window.addSubview(view)
    let banner = Banner(
      item: item, view: view,
      offset: AnimatedValue(0, name: "notification.offset", on: stage),
      bend: AnimatedValue(0, name: "notification.bend", on: stage, rest: .progress),
      left: notification.duration ?? stage.tuning.time("banner.duration"))
    view.onClose = { [weak self] in self?.closed() }
    view.onAction = { [weak self] place in self?.acted(place) }
    view.onActivate = { [weak self] in self?.tapped() }
    addGestures(to: view)
    state = .showing(banner)
    place(banner)
    stage.note(.notification, "\(named(notification)) shown")
    stage.note(.notification, "announced: \(view.label ?? notification.title)")
    if let sound = notification.sound {
      stage.note(.sound, "sound \(sound.rawValue) \(sound.name)")
    }
    if stage.environment.reducedMotion {
      view.alpha = start == nil ? 0 : 1
      stage.animate(
        Animation(duration: notification.showDuration ?? stage.tuning.time("banner.show.duration"))
      ) {
        view.alpha = 1
      } completion: { [weak self, weak banner] finished in
        if finished, let banner { self?.stands(banner) }
      }
    } else {
      banner.offset.set(start ?? hidden(banner))
      var animation = stage.tuning.animation("banner.show")
      if let duration = notification.showDuration {
        animation = Animation(duration: duration, curve: .easeInOut)
      }
      animation.velocity = velocity
      run(banner, to: 0, animation)
    }
  }

  private func run(_ banner: Banner, to target: Double, _ animation: Animation) {
    banner.offset.animate(to: target, animation) { [weak self, weak banner] finished in
      if finished, let banner { self?.stands(banner) }
    }
  }

  private func makeWindow() -> BannerWindow {
    let made = BannerWindow(stage.application)
    made.onLayout = { [weak self] in
      if let self, let banner = self.state.banner { self.place(banner) }
    }
    window = made
    made.show()
    return made
  }

  /// Lays the banner at its place of rest; the offset moves it from there.
  private func place(_ banner: Banner) {
    let screen = stage.screenSize
    let look = banner.view.look
    let top = look.form == .bar ? 0 : safeTop + look.inset
    let margin = look.inset + sideMargin
    let width = screen.width - margin * 2
    let height = banner.view.height(width: width, most: screen.height - top - Space.small)
    banner.view.frame = Rect(margin, top, width, height)
    banner.view.follow(.translationY, banner.offset) { $0 }
  }

  /// The room that the status bar's text takes; a card lies under it.
  private var safeTop: Double {
    let device = stage.settings.device
    return stage.environment.orientation.isLandscape
      ? device.landscapeStatusBarHeight : device.statusBarHeight
  }

  /// On a wide screen a card is not wider than the phone is narrow.
  private var sideMargin: Double {
    guard BannerLook(stage.tuning).form == .card else { return 0 }
    return max(0, (stage.screenSize.width - stage.settings.device.size.width) / 2)
  }

  /// The offset at which nothing of the banner, its shadow included, is on the screen.
  private func hidden(_ banner: Banner) -> Double {
    let view = banner.view
    guard view.look.form == .card else { return -view.size.height }
    let shadow = Shadows.raised.resolved(stage.environment)
    return -(view.frame.maxY + shadow.y + shadow.blur)
  }

  private func stands(_ banner: Banner) {
    guard case .showing(let present) = state, present === banner else { return }
    state = .resting(banner)
    startTimer(banner)
  }

  // MARK: Timer

  private func startTimer(_ banner: Banner) {
    guard !banner.item.notification.isSticky, banner.timer == nil, !pointerIsOver(banner),
      !fingerIsOn(banner)
    else { return }
    banner.timerStarted = stage.now
    banner.timer = stage.schedule(after: banner.left, "the notification goes by itself") {
      [weak self, weak banner] in
      guard let self, let banner else { return }
      banner.timer = nil
      self.stage.note(.timer, "notification's rest is over")
      self.hide(banner, velocity: 0)
    }
  }

  private func stopTimer(_ banner: Banner) {
    guard let timer = banner.timer else { return }
    stage.cancel(timer)
    banner.timer = nil
    banner.left = max(.zero, banner.left - (stage.now - banner.timerStarted))
  }

  private func fingerIsOn(_ banner: Banner) -> Bool {
    stage.touches.active.contains { touch in
      touch.isDown && touch.view.map(banner.view.isAncestor) ?? false
    }
  }

  private func pointerIsOver(_ banner: Banner) -> Bool {
    guard let pointer = stage.touches.pointer else { return false }
    return stage.application.hitTest(pointer, nil).map(banner.view.isAncestor) ?? false
  }

  /// The pointer moved: while it is over the banner the banner stays.
  public func pointerMoved() {
    guard case .resting(let banner) = state else { return }
    if pointerIsOver(banner) { stopTimer(banner) } else { startTimer(banner) }
  }

  // MARK: Fingers

  private func addGestures(to view: BannerView) {
    let pan = PanRecognizer(name: "drag", axis: .vertical)
    pan.onChange = { [weak self, unowned pan] _ in self?.dragged(pan) }
    let tap = TapRecognizer(name: "tap") { [weak self] _ in self?.tapped() }
    // A touch of a button is the button's.
    tap.shouldReceive = { touch in !(touch.view is Pressable) }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    view.onTouch = { [weak self] down in self?.touched(down) }
  }

  /// A finger on the banner stops its timer as long as it stays.
  private func touched(_ isDown: Bool) {
    guard case .resting(let banner) = state else { return }
    if isDown { stopTimer(banner) } else { startTimer(banner) }
  }

  private func tapped() {
    guard let banner = state.banner else { return }
    let notification = banner.item.notification
    guard let onTap = banner.onTap ?? defaultTap(notification) else {
      stage.note(.notification, "\(named(notification)) tapped")
      hideUnlessHiding(banner)
      return
    }
    banner.onTap = nil
    banner.isSpent = true
    stage.note(.notification, "\(named(notification)) tapped")
    hideUnlessHiding(banner)
    onTap()
  }

  private func defaultTap(_ notification: Notification) -> (() -> Void)? {
    guard let banner = state.banner, !banner.isSpent, let number = notification.opens else {
      return nil
    }
    return { [weak self] in self?.onOpen?(number) }
  }

  private func closed() {
    guard let banner = state.banner else { return }
    banner.onTap = nil
    banner.isSpent = true
    stage.note(.notification, "\(named(banner.item.notification)) closed")
    hideUnlessHiding(banner)
  }

  private func acted(_ place: Int) {
    guard let banner = state.banner else { return }
    banner.onTap = nil
    banner.isSpent = true
    let notification = banner.item.notification
    stage.note(.notification, "\(named(notification)): «\(notification.actions[place])»")
    hideUnlessHiding(banner)
  }

  private func hideUnlessHiding(_ banner: Banner) {
    if case .hiding = state { return }
    hide(banner, velocity: 0)
  }

  private func dragged(_ pan: PanRecognizer) {
    guard let banner = state.banner else { return }
    switch pan.state {
    case .began: grab(banner)
    case .changed:
      guard case .held = state else { return }
      banner.offset.set(resisted(banner.grabbed + pan.translation.y, banner))
    case .ended, .cancelled:
      guard case .held = state else { return }
      release(banner, velocity: pan.state == .ended ? pan.velocity.y : 0)
    case .possible, .failed: break
    }
  }

  private func grab(_ banner: Banner) {
    // A banner that is bending or fading away can't be caught; it has no place to be held at.
    guard banner.bend.shown == 0, banner.view.shown.alpha == 1 else { return }
    stopTimer(banner)
    banner.offset.catchNow()
    banner.grabbed =
      banner.offset.shown > 0
      ? band(banner).pull(showing: banner.offset.shown)
      : banner.offset.shown
    state = .held(banner)
  }

  private func band(_ banner: Banner) -> RubberBand {
    RubberBand(size: banner.view.size.height, give: stage.tuning.number("scroll.rubber"))
  }

  /// Upwards the banner follows the finger, downwards it gives ever less.
  private func resisted(_ free: Double, _ banner: Banner) -> Double {
    free <= 0 ? free : band(banner).shown(ofPull: free)
  }

  private func release(_ banner: Banner, velocity: Double) {
    let height = banner.view.size.height
    let shown = banner.offset.shown
    let flick = stage.tuning.number("banner.flick.velocity")
    if velocity < -flick
      || shown < -height * stage.tuning.number("banner.flick.share")
        && velocity < flick
    {
      stage.note(.notification, "\(named(banner.item.notification)) flicked away")
      banner.onTap = nil
      banner.isSpent = true
      hide(banner, velocity: velocity)
      return
    }
    if shown > stage.tuning.number("banner.open.distance"), banner.view.canOpen { open(banner) }
    state = .showing(banner)
    var animation = stage.tuning.animation("banner.back")
    animation.velocity = velocity
    run(banner, to: 0, animation)
  }

  private func open(_ banner: Banner) {
    stage.note(.notification, "\(named(banner.item.notification)) pulled open")
    banner.view.open()
    stage.animate(stage.tuning.animation("banner.back")) { place(banner) }
  }

  // MARK: Hiding

  private func hide(_ banner: Banner, velocity: Double) {
    stopTimer(banner)
    state = .hiding(banner)
    let notification = banner.item.notification
    stage.note(
      .notification, "\(named(notification)) hides: \(notification.hideStyle.rawValue)")
    let style: Notification.HideStyle =
      stage.environment.reducedMotion ? .crossDissolve : notification.hideStyle
    let styled = notification.hideDuration ?? stage.tuning.time("banner.style.duration")
    switch style {
    case .slide: slideAway(banner, velocity: velocity)
    case .crossDissolve:
      stage.animate(Animation(duration: styled)) {
        banner.view.alpha = 0
      } completion: { [weak self, weak banner] finished in
        if finished, let banner { self?.gone(banner) }
      }
    case .curlUp, .flipFromBottom, .flipFromLeft, .flipFromRight:
      banner.view.stripEffect = BannerStrips.effect(style, banner.bend)
      banner.bend.animate(to: 1, Animation(duration: styled)) { [weak self, weak banner] finished in
        if finished, let banner { self?.gone(banner) }
      }
    }
  }

  private func slideAway(_ banner: Banner, velocity: Double) {
    var animation = stage.tuning.animation("banner.hide")
    if let duration = banner.item.notification.hideDuration {
      animation = Animation(duration: duration, curve: .easeInOut)
    } else if velocity < 0 {
      // A flicked banner keeps the finger's velocity, which only a spring can.
      animation = .spring(
        response: stage.tuning.number("banner.flick.response"), damping: 1, velocity: velocity)
    } else {
      animation.velocity = 0
    }
    banner.offset.animate(to: hidden(banner), animation) { [weak self, weak banner] finished in
      if finished, let banner { self?.gone(banner) }
    }
  }

  private func gone(_ banner: Banner) {
    guard case .hiding(let present) = state, present === banner else { return }
    state = .idle
    banner.view.removeFromSuperview()
    stage.note(.notification, "\(named(banner.item.notification)) gone")
    if queue.isEmpty {
      window?.hide()
      window = nil
    }
    showNext()
  }
}
