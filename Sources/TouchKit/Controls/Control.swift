/// A view that a finger operates: it tracks one touch, has states, and sends actions. Only its subclasses are made.
open class Control: View {
  /// Whether a finger can use the control. Disabling it cancels a tracked touch.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking() }
      stateChanged()
    }
  }
  /// Whether it looks pressed; set while a tracked touch is inside.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether it looks selected. A control with several parts or with a state of its own sets this
  /// itself; for others you set it.
  public var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether tap gestures of the views above ignore single taps on the control.
  public var keepsTaps = true
  /// Room around the bounds that a finger hits, too: the free space beside the control, such as the
  /// margin above it.
  public var touchRoom = EdgeInsets.zero
  /// Whether the control follows a finger now.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  public private(set) var isTouchInside = false
  private var tracked: Touch?
  private var table = ActionTable()

  /// Called by subclasses; a control of this class itself is never made.
  public override init(id: String? = nil, frame: Rect = .zero) {
    super.init(id: id, frame: frame)
    precondition(
      type(of: self) != Control.self, "a control is made of a subclass, never of Control")
    ownActivate = { [unowned self] in if isEnabled { activate() } }
  }

  open override var isEnabledForTree: Bool { isEnabled }

  /// The present states together, for colours of states.
  public var state: ControlState {
    var state: ControlState = []
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a state changed. Override it to show the state; the default does nothing, subclasses that show
  /// something want super.
  open func stateChanged() {}

  /// Presses the control for assistive technology or the keyboard: by default sends the actions of `touchUpInside`.
  ///
  /// A control with a value overrides it to go on to another value.
  open func activate() { sendActions(for: .touchUpInside, nil) }

  // MARK: Actions

  /// Notifies a target of events. Without a target, it notifies the first responder up the chain
  /// that has the method. Targets are not kept alive.
  public func add(_ action: Action, to target: AnyObject?, for events: ControlEvents) {
    table.add(action, to: target, for: events)
  }

  /// Runs a closure on events; the control keeps it.
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

  /// Removes the events from the entries of one action or all (nil), and of one target or all
  /// (nil). The kit's own entries for a control inside one of its views stay.
  public func remove(
    _ action: Action?, of target: AnyObject?, for events: ControlEvents = .allEvents
  ) {
    table.remove(action?.name, of: target, for: events)
  }

  /// The names of the actions that a target gets for events.
  public func actions(for target: AnyObject?, _ events: ControlEvents) -> [String] {
    table.matching(events).filter { $0.target === target }.map(\.action.name)
  }

  /// Sends each action of one event.
  public func sendActions(for event: ControlEvents, _ cause: Event?) {
    for entry in table.matching(event) { send(entry.action, to: entry.target, event, cause) }
  }

  /// Sends one action through the application; override it to see or stop it.
  open func send(
    _ action: Action, to target: AnyObject?, _ event: ControlEvents, _ cause: Event?
  ) {
    window?.stage.application.sendAction(action, to: target, from: self, on: event, cause)
  }

  /// What a finger that leaves inside would send, for explanations.
  var actionsOnTap: [(action: Action, target: AnyObject?, events: ControlEvents)] {
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

  /// A touch landed in the control; return false if it should not be tracked. The default is true.
  open func beginTracking(_ touch: Touch, _ event: Event) -> Bool { true }
  /// The tracked touch moved; return false if it should no longer be tracked. The default is true.
  open func continueTracking(_ touch: Touch, _ event: Event) -> Bool { true }
  /// The tracked touch left, and the control is about to send its actions. The default does nothing.
  open func endTracking(_ touch: Touch, _ event: Event) {}
  /// The tracked touch was cancelled: show the value as it was. The default does nothing.
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

  /// The area that a finger can hit: the bounds with the room around them, or more if they are smaller than a fingertip.
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
