import TouchKit

/// The phone's program. Every event comes here before any view, and here touches of the status bar are caught.
final class PhoneApplication: Application {
  let switches: PhoneSwitches
  let clock: PhoneClock
  let phoneDelegate: PhoneDelegate
  private unowned let home: Stage
  private let history = NotificationHistory()
  private var strip = StripGesture()
  private(set) lazy var notifications = makeNotifications()

  override init(_ stage: Stage) {
    home = stage
    switches = PhoneSwitches(stage)
    clock = PhoneClock(stage)
    phoneDelegate = PhoneDelegate(stage, switches: switches, clock: clock, history: history)
    super.init(stage)
    delegate = phoneDelegate
  }

  override func launch() {
    phoneDelegate.start(home.settings.screen)
    let window = Window(id: "main-window", application: self)
    window.rootController = phoneDelegate.shell
    window.show()
    keyboard = KeyboardController(application: self, style: .phone)
    StatusBarWindow(application: self, switches: switches, clock: clock).show()
  }

  private func makeNotifications() -> NotificationManager {
    let manager = NotificationManager(self, on: home, history: history)
    manager.isQuiet = { [switches] in switches.isDoNotDisturb }
    manager.onOpen = { [unowned self] number in phoneDelegate.openMessage(number) }
    return manager
  }

  override func receive(_ name: String, _ payload: Payload) {
    guard name == PhoneApplication.notify.name else { return super.receive(name, payload) }
    notifications.post(Notification(payload))
  }

  override func interrupt(_ interruption: Input.Interruption) {
    super.interrupt(interruption)
    if interruption != .resume { phoneDelegate.tour.interrupted() }
  }

  override func pointerMoved(to point: Point?) {
    super.pointerMoved(to: point)
    notifications.pauseOrGoOn()
  }

  override func orientationChanged() {
    home.notices.post(.orientation, home.environment.orientation, from: self)
  }

  override func rotate(to orientation: Orientation) {
    guard !switches.isRotationLocked else {
      stage?.note(.application, "orientation \(orientation.rawValue) refused: rotation is locked")
      return
    }
    super.rotate(to: orientation)
  }

  override func sendEvent(_ event: Event) {
    switch event.kind {
    case .touches:
      if takeFromStrip(event) { super.sendEvent(event) }
    case .raw(let record) where record.type == RawRecord.statusBarDown:
      statusBarDown(record)
      // A record has no finger that could drag or leave, so it acts at once under every tuning.
      if isStripForDrawer { phoneDelegate.toggleDrawer() }
      if isStripForScrolling {
        super.sendEvent(event)
        scrollToTop()
      }
    case .raw, .scroll, .shake: super.sendEvent(event)
    }
  }

  /// Assistive technology or the keyboard pressed the strip, which is a tap on its middle.
  func stripPressed(at point: Point) {
    let record = RawRecord(
      type: RawRecord.statusBarDown, x: Float(point.x), y: Float(point.y))
    sendEvent(Event(.raw(record), at: home.now))
  }

  private func statusBarDown(_ record: RawRecord) {
    stage?.note(
      .application, "Status bar down at \(sixDecimals(record.x)), \(sixDecimals(record.y))")
  }

  /// A notification that arrives.
  static let notify = Prototype.CustomInput(
    "notify", "a notification arrives", Notification.shape)

  private var isStripForDrawer: Bool { stripChoice != "scroll-to-top" }
  private var isStripForScrolling: Bool { stripChoice != "drawer" }
  private var stripChoice: String? { stage?.tuning.choice("status-bar.tap") }

  /// Takes what a finger does on the strip; true where ordinary dispatch is to hear of the event as well.
  private func takeFromStrip(_ event: Event) -> Bool {
    // One finger changes at a time; the others of the event are stationary.
    guard let touch = event.changedTouches.first else {
      return true
    }
    if touch.phase == .began {
      guard isOnStrip(touch.location, event) else { return true }
      statusBarDown(
        RawRecord(
          type: RawRecord.statusBarDown, x: Float(touch.location.x), y: Float(touch.location.y)))
      guard isStripForDrawer else { return true }
      let drags = stage?.tuning.choice("status-bar.trigger") == "tap-or-drag"
      perform(strip.began(touch, drags: drags, isShared: isStripForScrolling))
    } else {
      guard strip.follows(touch) else { return true }
      perform(strip.changed(touch, drawerMoves: phoneDelegate.drawer.progress.isMoving))
    }
    defer { if !touch.isDown { strip.forget(touch) } }
    return strip.isShared(touch)
  }

  override func explainTouch(at point: Point) -> String? {
    guard isOnStrip(point, nil) else { return super.explainTouch(at: point) }
    switch (isStripForDrawer, isStripForScrolling) {
    case (true, true): return "the strip is for the drawer and for scrolling, and passes touches on"
    case (true, false): return "the strip takes it for the drawer; no view hears of it"
    case (false, _): return "the strip is for scrolling, and passes touches on"
    }
  }

  override func swallowsTouch(at point: Point) -> Bool {
    super.swallowsTouch(at: point) || isOnStrip(point, nil) && !isStripForScrolling
  }

  /// Whether a finger that lands here lands on the strip and not on something that lies over it.
  private func isOnStrip(_ point: Point, _ event: Event?) -> Bool {
    guard !isIgnoringInteraction, let bar = windows.first(where: { $0 is StatusBarWindow }) else {
      return false
    }
    return bar.point(inside: point, event)
      && !windows.contains { $0.level > bar.level && $0.hitTest(point, event) != nil }
  }

  private func perform(_ actions: [StripGesture.Action]) {
    let drawer = phoneDelegate.drawer
    for action in actions {
      switch action {
      case .toggle: phoneDelegate.toggleDrawer()
      case .hold: drawer.hold()
      case .pull(let distance): drawer.pull(by: distance)
      case .letGo(let velocity): drawer.letGo(velocity: velocity)
      case .giveBack: drawer.giveBack()
      }
    }
  }
}
