import TouchKit
import TouchStyle

/// Shows notifications one after the other. Each stage has one manager, `PhoneApplication.notifications`.
///
/// A banner comes and rests. Then it leaves automatically, or by a tap, its button or a flick. Its window exists only
/// while a banner is on the screen, is never the key window, and receives only touches that land on the banner.
final class NotificationManager: Referable {
  enum State {
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

  /// Whether notifications of ordinary priority are held back; they go to the history without a banner.
  var isQuiet: () -> Bool = { false }
  /// The height that the status bar has or moves to.
  var statusBarHeight: () -> Double
  /// Called with the message that a notification opens.
  var onOpen: ((Int) -> Void)?
  let history: NotificationHistory

  var state = State.idle
  private var queue = NotificationQueue()
  private var window: BannerWindow?
  @Unowned var application: Application
  @Unowned var stage: Stage

  init(_ application: Application, on stage: Stage, history: NotificationHistory) {
    self.application = application
    self.stage = stage
    self.history = history
    statusBarHeight = stage.weakly(or: 0) { $0.statusBarHeight }
    super.init()
    history.isShown = weakly(or: false) { me, value in me.shows(value) }
    history.onOpen = weakly { me, value in me.openFromHistory(value) }
  }

  /// How many notifications wait behind the one on the screen.
  var waiting: Int { queue.count }
  /// Whether a banner is on the screen.
  var isShowing: Bool { state.banner != nil }

  func note(_ notification: Notification, _ what: String) {
    stage.note(.notification, "\(notification.logName) \(what)")
  }

  // MARK: Posting

  /// Shows a notification as soon as it is its turn; `onTap` is called at most once.
  func post(_ notification: Notification, onTap: (() -> Void)? = nil) {
    history.add(notification, at: stage.civilNow, onTap: onTap)
    defer { history.changed() }
    guard mayShow(notification) else { return note(notification, "held back: do not disturb") }
    let item = NotificationQueue.Item(notification: notification, onTap: onTap)
    if joinsShown(item) { return }
    switch queue.add(item) {
    case .queued: note(notification, "queued")
    case .counted(let count): note(notification, "counted: \(count)")
    case .replaced: note(notification, "replaced where it waits")
    }
    showNext()
  }

  private func mayShow(_ notification: Notification) -> Bool {
    notification.priority == .high || !isQuiet()
  }

  private func openFromHistory(_ notification: Notification) {
    note(notification, "opened from the history")
    let onTaps = history.remove(notification)?.onTaps ?? []
    // If its banner is still shown or waits, it is removed as well: a tap is reported once.
    let key = Notification.Key(notification)
    queue.remove(key)
    if let banner = state.banner, !banner.isHandled,
      Notification.Key(banner.notification) == key
    {
      _ = banner.markHandled()
      hideUnlessHiding(banner)
    }
    for onTap in onTaps { onTap() }
    if onTaps.isEmpty, let number = notification.opens { onOpen?(number) }
  }

  /// Whether a banner is on the screen and isn't leaving.
  private func shows(_ notification: Notification) -> Bool {
    switch state {
    case .idle, .hiding: false
    case .showing(let banner), .resting(let banner), .held(let banner):
      Notification.Key(banner.notification) == Notification.Key(notification)
    }
  }

  /// A notification with the id of the one on the screen replaces it there; the same words again are counted.
  private func joinsShown(_ item: NotificationQueue.Item) -> Bool {
    guard let banner = state.banner, !banner.isHandled,
      Notification.Key(item.notification) == Notification.Key(banner.notification)
    else { return false }
    if item.notification.id == nil {
      switch state {
      case .idle, .hiding: return false
      case .showing, .resting, .held: break
      }
      banner.item.count(item)
      banner.view.show(count: banner.item.count)
      stage.animate(stage.tuning[NotificationManager.returning]) { place(banner) }
      note(item.notification, "counted: \(banner.item.count)")
      announce(banner)
      restartRest(banner)
      return true
    }
    switch state {
    case .idle, .held, .hiding: return false
    case .showing, .resting: break
    }
    note(item.notification, "takes the place of the one shown")
    stopTimer(banner)
    let former = (offset: banner.offset.shown, velocity: banner.offset.velocity)
    banner.view.removeFromSuperview()
    present(item, from: former)
    return true
  }

  private func showNext() {
    guard case .idle = state else { return }
    while let item = queue.next() {
      guard mayShow(item.notification) else {
        note(item.notification, "held back: do not disturb")
        continue
      }
      return present(item, from: nil)
    }
    window?.hide()
    window = nil
  }

  // MARK: Showing

  private func present(
    _ item: NotificationQueue.Item, from former: (offset: Double, velocity: Double)?
  ) {
    let notification = item.notification
    let window = window ?? makeWindow()
    let view = BannerView(notification, count: item.count, look: BannerLook(stage.tuning))
    window.addSubview(view)
    let banner = Banner(
      item, view: view, rest: notification.duration ?? stage.tuning[NotificationManager.rest],
      on: stage)
    view.onClose = weakly { me in me.closed() }
    view.onAction = weakly { me, index in me.acted(index) }
    view.onActivate = weakly { me in me.activated() }
    addGestures(to: view)
    state = .showing(banner)
    place(banner)
    note(notification, "shown")
    history.changed()
    announce(banner)
    if let sound = notification.sound {
      stage.note(.sound, "sound \(sound.rawValue) \(sound.name)")
    }
    if let former {
      banner.offset.set(former.offset)
      // The banner that it replaces was at rest, so this one needs no motion.
      if former == (0, 0) { arrived(banner) } else { slideIn(banner, velocity: former.velocity) }
    } else if stage.environment.reducedMotion {
      fadeIn(banner)
    } else {
      banner.offset.set(hiddenOffset(banner))
      slideIn(banner, velocity: 0)
    }
  }

  /// Notes what assistive technology reads out.
  private func announce(_ banner: Banner) {
    let words = banner.view.label ?? banner.notification.spoken
    stage.note(.notification, "announced: \(words)")
  }

  private func fadeIn(_ banner: Banner) {
    banner.isFading = true
    banner.view.alpha = 0
    stage.animate(
      Animation(
        duration: banner.notification.showDuration
          ?? stage.tuning[NotificationManager.coming.duration]),
      {
        banner.view.alpha = 1
      },
      completion: weakly(with: banner) { me, banner, finished in
        if finished { me.arrived(banner) }
      })
  }

  private func slideIn(_ banner: Banner, velocity: Double) {
    var animation = stage.tuning[NotificationManager.coming]
    if let duration = banner.notification.showDuration {
      animation = Animation(duration: duration, curve: .easeInOut)
    }
    slideToRest(banner, keeping(velocity, animation))
  }

  /// Moves the banner to its place of rest.
  func slideToRest(_ banner: Banner, _ animation: Animation) {
    banner.offset.animate(
      to: 0, animation,
      onEnd: weakly(with: banner) { me, banner, finished in if finished { me.arrived(banner) } })
  }

  private func makeWindow() -> BannerWindow {
    let made = BannerWindow(application)
    made.onLayout = weakly { me in
      if let banner = me.state.banner { me.place(banner) }
    }
    made.onTouches = weakly { me in me.pauseOrResume() }
    window = made
    made.show()
    return made
  }

  /// The banner has reached its place of rest.
  private func arrived(_ banner: Banner) {
    guard case .showing(let present) = state, present === banner else { return }
    banner.isFading = false
    state = .resting(banner)
    startTimer(banner)
  }

  /// The banner has left the screen.
  func gone(_ banner: Banner) {
    guard case .hiding(let present) = state, present === banner else { return }
    state = .idle
    banner.view.removeFromSuperview()
    note(banner.notification, "gone")
    showNext()
  }
}
