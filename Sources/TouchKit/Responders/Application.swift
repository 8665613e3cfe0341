/// The root of a running phone's windows and responders. It receives every event first.
open class Application: Responder {
  /// The phone on which the application runs.
  @Unowned public var stage: Stage
  /// The windows on the screen, lowest level first.
  public private(set) var windows: [Window] = []
  /// The window that receives shakes and keys if there is no first responder. It is the first shown window that can
  /// become the key window, until you call `makeKey(_:)`.
  public private(set) var keyWindow: Window?
  /// The responder that receives keys and text first; nil if no responder does.
  @Weak public internal(set) var firstResponder: Responder?
  /// Whether a shake of the device is sent to the first responder.
  public var shakesToEdit = true
  /// The responder that comes after the application in the responder chain.
  public var delegate: Responder?
  /// The phone's keyboard, if the prototype has one.
  public var keyboard: KeyboardController?
  private var ignoring = 0
  private var actionObservers = ActionObservers()

  /// Called by the stage through `Prototype.makeApplication`. Build windows in `launch()`, not here.
  public init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  public final override var application: Application { self }
  open override var next: Responder? { delegate }
  open override var logName: String { "application" }

  /// Called once, at t = 0, when the stage is ready. Override it to make windows and show them; the default does
  /// nothing.
  open func launch() {}

  // MARK: Windows

  func show(_ window: Window) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.level > window.level } ?? windows.count
    windows.insert(window, at: index)
    stage.idsChanged()
    stage.needsLayout(window)
    if keyWindow == nil, window.canBecomeKey { keyWindow = window }
    window.isOnScreen = true
    window.rootController?.setAppearing(true)
  }

  func hide(_ window: Window) {
    guard windows.contains(where: { $0 === window }) else { return }
    window.rootController?.setAppearing(false)
    window.isOnScreen = false
    window.willLeave(stage)
    windows.removeAll { $0 === window }
    stage.treeChanged()
    if keyWindow === window { keyWindow = windows.first { $0.canBecomeKey } }
  }

  /// Makes a window, which must be on the screen, the key window.
  public func makeKey(_ window: Window) {
    guard window.canBecomeKey, windows.contains(where: { $0 === window }) else { return }
    keyWindow = window
  }

  /// Finds a view by its id in any window. If several views have the id, returns the one that owns it (see
  /// `View.Standing`).
  public func find(_ id: String) -> View? {
    if let owner = IDOwners(windows).owner(of: id) { return owner }
    for window in windows.reversed() {
      if let found = window.find(id) { return found }
    }
    return nil
  }

  // MARK: Inputs and events

  /// Converts an input to events. Every input first arrives at this method.
  ///
  /// Override it to watch or stop inputs. Call super for all inputs that you do not stop.
  open func receive(_ input: Input) {
    switch input.kind {
    case .touch(let finger, let phase, let point):
      stage.touches.receive(finger: finger, phase: phase, at: point)
    case .scroll(let by, let point, let phase):
      sendEvent(Event(.scroll(by: by, at: point, phase: phase), at: stage.now))
    case .pointer(let point): pointerMoved(to: point)
    case .activate(let id, let action): activate(id, action: action)
    case .type(let text): typeText(text)
    case .compose(let text): firstResponder?.composeText(text)
    case .key(let key): press(key)
    case .rotate(let orientation):
      stage.deviceOrientation = orientation
      rotate(to: orientation)
    case .shake: sendEvent(Event(.shake, at: stage.now))
    case .interrupt(let interruption): interrupt(interruption)
    case .environment(let change): stage.change(change)
    case .set(let name, let value): stage.set(name, value)
    case .raw(let bytes): receiveRaw(bytes)
    case .custom(let name, let payload): receive(name, payload)
    }
  }

  /// Called for an input that the prototype has declared, with the input's name and its value, which has already been
  /// checked.
  ///
  /// Override it to handle the inputs in `Prototype.inputs`, and call super for other names. The default writes into
  /// the log that the input is not understood.
  open func receive(_ name: String, _ payload: Payload) {
    stage.note(.application, "input \(name) is not understood")
  }

  private func receiveRaw(_ bytes: [UInt8]) {
    guard let record = RawRecord(bytes) else {
      let size = bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
      stage.note(.application, "a raw record of \(size) is not understood")
      return
    }
    sendEvent(Event(.raw(record), at: stage.now))
  }

  /// Passes an event to its window or responder. Every event, except an intercepted touch, first arrives at this
  /// method.
  ///
  /// Override it to watch or stop events. Call super for all events that you do not stop.
  open func sendEvent(_ event: Event) {
    switch event.kind {
    case .touches:
      for (index, touch) in event.changedTouches.enumerated() {
        guard let window = touch.window,
          !event.changedTouches[..<index].contains(where: { $0.window === window })
        else { continue }
        window.sendEvent(event)
      }
    case .raw(let record):
      stage.note(.application, "event \(record.type) went on to normal dispatch")
    case .scroll(let by, let point, let phase):
      scroll(by: by, at: point, phase: phase)
    case .shake:
      guard shakesToEdit else {
        stage.note(.application, "a shake means nothing")
        return
      }
      (firstResponder ?? keyWindow ?? self).shaken(event)
    }
  }

  /// What the application itself does with a touch that lands at a point; nil if the windows receive the touch as
  /// usual.
  ///
  /// Called once for each touch, when it lands, and also for explanations. So an override must not change anything.
  open func interception(at point: Point) -> Interception? {
    isIgnoringInteraction ? .refused(because: "interaction is ignored") : nil
  }

  /// Called when a touch that the application catches or shares lands, moves, lifts or is cancelled. The default does
  /// nothing.
  open func handleIntercepted(_ touch: Touch) {}

  /// The view at a point of the screen.
  public func hitTest(_ point: Point, _ event: Event?) -> View? {
    for window in windows.reversed() {
      if let view = window.hitTest(window.fromScreen(point), event) { return view }
    }
    return nil
  }

  private func scroll(by distance: Point, at point: Point, phase: Input.ScrollPhase) {
    guard let hit = hitTest(point, nil) else { return }
    for view in hit.ancestors {
      if let scroll = view as? ScrollView, scroll.receive(by: distance, phase: phase) { return }
    }
  }

  /// Called when the pointer moves without a pressed button, to a point of the screen, or leaves the screen (nil). An
  /// override must call super.
  open func pointerMoved(to point: Point?) { stage.touches.pointer = point }

  /// Passes committed text to the first responder. The text can come from any keyboard or input.
  public func typeText(_ text: String) {
    firstResponder?.insertText(text)
    keyboard?.textChanged()
  }

  /// Passes a key to the first responder and up the responder chain. The key can come from any keyboard or input.
  public func press(_ key: KeyInput) {
    let first = firstResponder ?? keyWindow ?? self
    switch key.phase {
    case .press:
      // No text and no screen may use the back key for something else.
      if key.leadsBack(stage.environment.direction), goBack() { break }
      if first.keyPressed(key) || key.name == KeyInput.escape && goBack() { break }
      keyUnused(key)
    case .release: first.keyReleased(key)
    }
    keyboard?.textChanged()
  }

  /// Closes the foremost modal or popover, or goes back a page; false if there is no modal, popover or page to close.
  @discardableResult
  public func goBack() -> Bool {
    windows.reversed().contains { $0.rootController?.goBack() == true }
  }

  /// Called when the device is shaken during the editing of a text that has a step to undo or redo.
  /// Override it to ask the user, and return true. If it returns false, which is the default, the
  /// shake passes up the responder chain.
  open func asksToUndo(_ input: TextInput) -> Bool { false }

  /// Called for a key that no responder has used. The default does nothing.
  open func keyUnused(_ key: KeyInput) {}

  /// Called when the device was turned. The default turns the interface, unless a controller forbids it. Override it to
  /// forbid a turn, and call super to allow it.
  open func rotate(to orientation: Orientation) {
    let refusing = windows.compactMap { $0.rootController }.first {
      !$0.mayRotate(to: orientation)
    }
    if let refusing {
      stage.note(
        .application, "orientation \(orientation.rawValue) refused by \(refusing.logName)")
      return
    }
    setOrientation(orientation)
  }

  /// Called after the interface turned and its windows have their new size. The default does nothing.
  open func orientationChanged() {}

  /// Called when a modal and its shade appear. Override it if a window above the modal's window needs the same shade.
  /// The default does nothing.
  open func modalShown(_ shade: ModalShade) {}

  /// Called when a modal and its shade have disappeared. The default does nothing.
  open func modalGone(_ shade: ModalShade) {}

  /// Called when the system interrupts the phone's program, or resumes it. At an interruption, the default cancels all
  /// touches. An override must call super.
  open func interrupt(_ interruption: Input.Interruption) {
    stage.note(.application, "interrupted: \(interruption.rawValue)")
    switch interruption {
    case .background, .call, .lowMemory:
      stage.touches.cancelAll(because: interruption.rawValue)
    case .resume: break
    }
  }

  /// Called after appearance, text size, direction or reduced motion changed. The default notifies every view. An
  /// override must call super.
  open func environmentChanged() {
    for window in windows { window.tellEnvironmentChanged() }
  }

  /// Called after the value of a tuning changed. The default lays out every view again. An override must call super.
  open func tuningChanged(_ name: String) {
    for window in windows { window.tellEnvironmentChanged() }
  }

  // MARK: Ignoring interaction

  /// Keeps new touches from all windows, until you have called `endIgnoringInteraction()` as often as this method.
  public func beginIgnoringInteraction() { ignoring += 1 }

  /// Ends the effect of one call of `beginIgnoringInteraction()`.
  public func endIgnoringInteraction() {
    precondition(ignoring > 0, "interaction was not being ignored")
    ignoring -= 1
  }

  /// Whether new touches are kept from all windows.
  public var isIgnoringInteraction: Bool { ignoring > 0 }

  // MARK: Actions

  /// Sends an action to its target or, if the target is nil, to the first responder in the chain that has the action's
  /// method. Returns true if an object performed the action.
  ///
  /// The chain begins with the first responder or, if there is no first responder, with the sender.
  @discardableResult
  open func sendAction(
    _ action: Action, to target: Referable?, from sender: Responder?, on events: ControlEvents = [],
    _ event: Event? = nil
  ) -> Bool {
    let performer = performer(of: action, target: target, sender: sender)
    let sent = SentAction(
      action: action.name, sender: sender?.logName ?? logName,
      target: performer.map(name), events: events)
    stage.note(.action, .action(sent))
    if let performer { action.perform(on: performer, sender: sender, event: event) }
    if !actionObservers.isEmpty { actionObservers.tell(sent) }
    return performer != nil
  }

  /// The object that performs an action: its target, or the first in the chain that can.
  func performer(of action: Action, target: Referable?, sender: Responder?) -> Referable? {
    if let target { return action.fits(target, sender: sender) ? target : nil }
    return (firstResponder ?? sender ?? self).chain.first { action.fits($0, sender: sender) }
  }

  func name(_ target: Referable) -> String {
    (target as? Responder)?.logName ?? target.className
  }

  /// Calls `see` for every action that was sent, after the action was performed, until the observer is freed. The
  /// application does not keep the observer alive.
  public func observeActions(_ observer: Referable, _ see: @escaping (SentAction) -> Void) {
    actionObservers.add(observer, see)
  }

  /// Ends the observation that `observeActions(_:_:)` began.
  public func stopObservingActions(_ observer: Referable) { actionObservers.remove(observer) }

  // MARK: First responder

  func makeFirstResponder(_ responder: Responder?) -> Bool {
    let present = firstResponder
    if present === responder { return true }
    if let responder, !responder.canBecomeFirstResponder { return false }
    if let present, !present.canResignFirstResponder { return false }
    firstResponder = responder
    present?.didResignFirstResponder()
    responder?.didBecomeFirstResponder()
    keyboard?.firstResponderChanged()
    firstResponderChanged()
    return true
  }

  func loseFirstResponder() {
    let present = firstResponder
    firstResponder = nil
    present?.didResignFirstResponder()
    keyboard?.firstResponderChanged()
    firstResponderChanged()
  }

  /// Ends the editing of text.
  public func endEditing() { _ = makeFirstResponder(nil) }

  /// Called after the first responder changed. The default does nothing.
  open func firstResponderChanged() {}
}
