/// A view that a finger operates: it tracks one touch, has states, and sends actions. Use one of its subclasses.
open class Control: View {
  /// Whether a finger can use the control. If you set it to false, a tracked touch is cancelled.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking() }
      stateChanged()
    }
  }
  /// Whether the control looks pressed. It is true while a tracked touch is inside the control.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether the control looks selected. A control with several parts or with a state of its own sets this itself; for
  /// other controls you set it.
  public var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether tap gestures of the views above ignore single taps on the control.
  public var keepsTaps = true
  /// The space around the bounds in which a finger also hits the control, such as a free margin above it.
  public var touchRoom = EdgeInsets.zero
  /// Whether the control follows a finger now.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  public private(set) var isTouchInside = false
  private var tracked: Touch?
  private var table = ActionTable()

  /// For subclasses only: do not make a control of this class itself.
  public override init(id: String? = nil, frame: Rect = .zero) {
    super.init(id: id, frame: frame)
    precondition(isOfSubclass, "a control is made of a subclass, never of Control")
    ownActivate = weakly { me in if me.isEnabled { me.activate() } }
  }

  open override var isEnabledForTree: Bool { isEnabled }

  /// The present states of the control, combined.
  public var state: ControlState {
    var state: ControlState = []
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a state changed. Override it to show the state. The default does nothing; a subclass of one of the
  /// kit's controls must call super.
  open func stateChanged() {}

  /// Presses the control for assistive technology or the keyboard: by default sends the actions of `touchUpInside`.
  ///
  /// A control with a value overrides it to move to another value.
  open func activate() { sendActions(for: .touchUpInside, nil) }

  // MARK: Actions

  /// Sends the action to a target at these events. Without a target, the action is sent to the first responder up the
  /// chain that has the method. The control does not keep the target alive.
  public func add(_ action: Action, to target: Referable?, for events: ControlEvents) {
    table.add(action, to: target, for: events)
  }

  /// Runs a closure at these events. The control keeps the closure.
  public func on(
    _ events: ControlEvents, _ name: String = "action", _ perform: @escaping () -> Void
  ) {
    add(perform, name, for: events, isOwn: false)
  }

  /// The same for the kit's own use of a control in one of its views: the phone can't remove it.
  func onOwn(_ events: ControlEvents, _ name: String, _ perform: @escaping () -> Void) {
    add(perform, name, for: events, isOwn: true)
  }

  private func add(
    _ perform: @escaping () -> Void, _ name: String, for events: ControlEvents, isOwn: Bool
  ) {
    let target = ClosureTarget(perform)
    closures.append(target)
    table.add(Action(name, ClosureTarget.run), to: target, for: events, isOwn: isOwn)
  }

  /// Stops sending an action, or all actions (nil), to a target, or to all targets (nil), at these events. Entries that
  /// the kit itself made, for a control inside one of the kit's views, stay.
  public func remove(
    _ action: Action?, of target: Referable?, for events: ControlEvents = .allEvents
  ) {
    table.remove(action?.name, of: target, for: events)
  }

  /// The names of the actions that a target receives at these events.
  public func actions(for target: Referable?, _ events: ControlEvents) -> [String] {
    table.matching(events).filter { $0.target === target }.map { $0.action.name }
  }

  /// Sends all actions for one event.
  public func sendActions(for event: ControlEvents, _ cause: Event?) {
    for entry in table.matching(event) { send(entry.action, to: entry.target, event, cause) }
  }

  /// Sends one action through the application. Override it to watch or stop actions.
  open func send(
    _ action: Action, to target: Referable?, _ event: ControlEvents, _ cause: Event?
  ) {
    window?.stage.application.sendAction(action, to: target, from: self, on: event, cause)
  }

  /// What a finger that leaves inside would send, for explanations.
  var actionsOnTap: [(action: Action, target: Referable?, events: ControlEvents)] {
    [ControlEvents.touchDown, .touchUpInside, .valueChanged].flatMap { event in
      table.matching(event).map { ($0.action, $0.target, event) }
    }
  }

  /// The alpha of a control that can't be used.
  static let disabledAlpha = 0.4

  private var closures: [ClosureTarget] = []

  private final class ClosureTarget: Responder {
    let perform: () -> Void
    init(_ perform: @escaping () -> Void) { self.perform = perform }
    override var logName: String { "a closure" }
    func run() { perform() }
  }

  // MARK: Tracking

  /// Called when a touch lands in the control. Return false if the touch must not be tracked. The default is true.
  open func beginTracking(_ touch: Touch, _ event: Event) -> Bool { true }
  /// Called when the tracked touch moves. Return false if the touch must no longer be tracked. The default is true.
  open func continueTracking(_ touch: Touch, _ event: Event) -> Bool { true }
  /// Called when the finger of the tracked touch has lifted, before the control sends its actions. The default does
  /// nothing.
  open func endTracking(_ touch: Touch, _ event: Event) {}
  /// Called when the tracked touch was cancelled. Override it to show the value from before the touch. The default does
  /// nothing.
  open func trackingCancelled() {}

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, event) else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, event)
    if touch.tapCount > 1, isTracking { sendActions(for: .touchDownRepeat, event) }
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    guard isTracking, let touch = tracked, touches.contains(where: { $0 === touch }) else { return }
    let was = isTouchInside
    isTouchInside = isInside(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, event) else {
      stopTracking()
      return
    }
    if was != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    // A target of the first action may have disabled the control.
    guard isTracking else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    guard isTracking, let touch = tracked, touches.contains(where: { $0 === touch }) else { return }
    let isInside = isInside(touch, event)
    stopTracking()
    endTracking(touch, event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event)
  }

  public override func touchesCancelled(_ touches: [Touch], _ event: Event) {
    guard isTracking, let touch = tracked, touches.contains(where: { $0 === touch }) else { return }
    cancelTracking(event)
  }

  /// Stops tracking, as if the system had cancelled the touch.
  public func cancelTracking(_ event: Event? = nil) {
    guard isTracking else { return }
    stopTracking()
    trackingCancelled()
    sendActions(for: .touchCancel, event)
  }

  private func stopTracking() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a tracked touch counts as inside. A finger may stray a little, because it hides what is under it. A finger
  /// that stays where it landed presses the control it landed on, even if that moves away under it.
  private func isInside(_ touch: Touch, _ event: Event) -> Bool {
    guard touch.hasStrayed else { return true }
    let slack = stage.tuning[Control.slack]
    return target.inset(by: -slack).contains(touch.location(in: self))
  }

  /// The area that a finger can hit: the bounds with the space around them, or more if they are smaller than a
  /// fingertip.
  private var target: Rect {
    let least = window?.stage.tuning[Control.target] ?? 0
    let bounds = shown.bounds
    let x = max(0, (least - bounds.width) / 2)
    let y = max(0, (least - bounds.height) / 2)
    return bounds.inset(
      by: EdgeInsets(
        top: -max(y, touchRoom.top), left: -max(x, touchRoom.left),
        bottom: -max(y, touchRoom.bottom), right: -max(x, touchRoom.right)))
  }

  open override func point(inside point: Point, _ event: Event?) -> Bool {
    target.contains(point)
  }

  open override func allows(_ recognizer: GestureRecognizer) -> Bool {
    guard keepsTaps, isEnabled, let tap = recognizer as? TapRecognizer else { return true }
    return tap.taps > 1 || tap.fingers > 1
  }
}
