import TouchKit
import TouchStyle

/// The phone's program. It is asked about each touch before any window, so that it can accept those on the status bar.
final class PhoneApplication: Application {
  let switches: PhoneSwitches
  let clock: PhoneClock
  let phoneDelegate: PhoneDelegate
  private let history = NotificationHistory()
  /// The status bar's height.
  let statusBar: StatusBar
  private var statusBarGesture = StatusBarGesture()
  private lazy var statusWindow = makeStatusWindow()
  private(set) lazy var notifications = makeNotifications()

  init(_ stage: Stage, _ content: PhoneContent) {
    switches = PhoneSwitches(stage)
    clock = PhoneClock(stage)
    statusBar = StatusBar(stage)
    phoneDelegate = PhoneDelegate(
      stage, switches: switches, clock: clock, statusBar: statusBar, history: history,
      content: content)
    super.init(stage)
    delegate = phoneDelegate
    phoneDelegate.onNotify = weakly { me, value in me.receive(PhoneApplication.notify.name, value) }
  }

  override func launch() {
    phoneDelegate.start(stage.settings.screen)
    let window = Window(id: "main-window", application: self)
    window.rootController = phoneDelegate.shell
    window.show()
    keyboard = KeyboardController(application: self)
    keyboard?.onPush = weakly { me in me.phoneDelegate.drawer.giveWay() }
    statusWindow.show()
  }

  private func makeStatusWindow() -> StatusBarWindow {
    let bar = StatusBarView(switches: switches, clock: clock, statusBar: statusBar)
    bar.onTap = weakly { me in me.scrollToTop() }
    bar.onPress = weakly { me, point in me.statusBarPressed(at: point) }
    return StatusBarWindow(application: self, bar: bar, statusBar: statusBar)
  }

  private func makeNotifications() -> NotificationManager {
    let manager = NotificationManager(self, on: stage, history: history)
    manager.isQuiet = { [switches] in switches.isDoNotDisturb }
    manager.statusBarHeight = { [statusBar] in statusBar.height }
    manager.onOpen = weakly { me, number in me.phoneDelegate.openMessage(number) }
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
    notifications.pauseOrResume()
  }

  override func orientationChanged() {
    stage.notices.post(.orientation, stage.environment.orientation, from: self)
    phoneDelegate.undo.roomChanged()
  }

  override func environmentChanged() {
    statusBar.follow { super.environmentChanged() }
    phoneDelegate.undo.roomChanged()
  }

  override func asksToUndo(_ input: TextInput) -> Bool { phoneDelegate.undo.ask(toUndo: input) }

  override func firstResponderChanged() { phoneDelegate.undo.firstResponderChanged() }

  override func modalShown(_ shade: ModalShade) {
    statusWindow.add(shade, under: phoneDelegate.drawer.progress)
  }

  override func modalGone(_ shade: ModalShade) { statusWindow.remove(shade) }

  override func rotate(to orientation: Orientation) {
    guard !switches.isRotationLocked else {
      stage.note(.application, "orientation \(orientation.rawValue) refused: rotation is locked")
      return
    }
    super.rotate(to: orientation)
  }

  override func sendEvent(_ event: Event) {
    guard case .raw(let record) = event.kind, record.type == RawRecord.statusBarDown else {
      return super.sendEvent(event)
    }
    statusBarDown(record)
    // A raw record has no finger that could drag or leave, so it acts at once under every tuning.
    if isStatusBarForDrawer { phoneDelegate.toggleDrawer() }
    if isStatusBarForScrolling {
      super.sendEvent(event)
      scrollToTop()
    }
  }

  /// Assistive technology or the keyboard pressed the status bar, which is a tap on its middle.
  private func statusBarPressed(at point: Point) {
    let record = RawRecord(
      type: RawRecord.statusBarDown, x: Float(point.x), y: Float(point.y))
    sendEvent(Event(.raw(record), at: stage.now))
  }

  private func statusBarDown(_ record: RawRecord) {
    stage.note(
      .application, "Status bar down at \(sixDecimals(record.x)), \(sixDecimals(record.y))")
  }

  /// A notification that arrives.
  static let notify = Prototype.CustomInput(
    "notify", "a notification arrives", Notification.schema, examples: Notification.examples,
    objection: Notification.objection)

  private var isStatusBarForDrawer: Bool { statusBarTap != .scrollToTop }
  private var isStatusBarForScrolling: Bool { statusBarTap != .drawer }
  private var statusBarTap: StatusBarTap { stage.tuning[PhoneApplication.statusBarTap] }

  override func interception(at point: Point) -> Interception? {
    if let refusal = super.interception(at: point) { return refusal }
    guard isOnStatusBar(point) else { return nil }
    return switch (isStatusBarForDrawer, isStatusBarForScrolling) {
    case (true, true):
      .shared("the status bar is for the drawer and for scrolling, and passes touches on")
    case (true, false): .taken("the status bar takes it for the drawer; no view hears of it")
    case (false, _): .shared("the status bar is for scrolling, and passes touches on")
    }
  }

  override func handleIntercepted(_ touch: Touch) {
    guard touch.phase == .began else {
      return perform(
        statusBarGesture.changed(touch, drawerMoves: phoneDelegate.drawer.progress.isMoving))
    }
    statusBarDown(
      RawRecord(
        type: RawRecord.statusBarDown, x: Float(touch.location.x), y: Float(touch.location.y)))
    // A status bar that only scrolls needs nothing more here: the status bar's own tap recogniser scrolls.
    guard isStatusBarForDrawer else { return }
    let drags = stage.tuning[PhoneApplication.statusBarTrigger] == .tapOrDrag
    perform(statusBarGesture.began(touch, drags: drags))
  }

  /// Whether a finger that lands here lands on the status bar, with nothing over it.
  private func isOnStatusBar(_ point: Point) -> Bool {
    statusWindow.point(inside: point, nil)
      && !windows.contains { $0.level > statusWindow.level && $0.hitTest(point, nil) != nil }
  }

  private func perform(_ actions: [StatusBarGesture.Action]) {
    let drawer = phoneDelegate.drawer
    for action in actions {
      switch action {
      case .toggle: phoneDelegate.toggleDrawer()
      case .hold: drawer.hold()
      case .pull(let distance): drawer.pull(by: distance)
      case .release(let velocity): drawer.release(velocity: velocity)
      case .giveBack: drawer.giveBack()
      }
    }
  }
}
