import TouchKit
import Widgets
import Workbench

/// Turns events of the canvas into inputs of the phone.
extension PhoneCanvas {
  /// Those who may take an event before the phone does, in the order in which they are asked.
  private static let doors: [(PhoneCanvas) -> (CanvasEvent) -> Bool] = [
    // The curtain is between two phones, so it is asked before it is known which phone an event is for.
    moveCurtain(with:),
    place,
    // A command waits for the next press. A drawing needs many presses, so it comes before a command that needs a
    // single one.
    sketch(with:), pick(with:), adopt(with:),
    // A key is held that makes a press a question. No key is needed where a press was asked for.
    examine(with:),
    // Moves the desk if nothing above wants the event.
    panOrZoom,
  ]

  /// Takes an event of the canvas; true if no one else should get it.
  func handle(_ event: CanvasEvent) -> Bool {
    guard !frames.isHeld else { return true }
    let arrival = Alarm.now
    calls.input?(arrival)
    let moment = hand.clock.moment(of: event.milliseconds, arrival: arrival)
    if case .motion = event.kind { hand.pointed = Point(event.x, event.y) }
    if PhoneCanvas.doors.contains(where: { $0(self)(event) }) { return true }
    switch event.kind {
    case .keyPress(let key):
      if CanvasEvent.isModifier(key.name) { _ = mapTouches(event, at: moment) }
      return press(key, event.modifiers, at: moment)
    case .keyRelease(let key):
      if CanvasEvent.isModifier(key.name) { _ = mapTouches(event, at: moment) }
      return send(hand.keys.release(key, event.modifiers), at: moment)
    case .pinch(let pinch):
      let point = hand.layout.point(event.x, event.y)
      let taken = session.stage.touches.active.map(\.finger)
      return send(hand.pinches.map(pinch, at: point, hand.layout, taken: taken), at: moment)
    case .scroll(let scroll): return self.scroll(scroll, event, at: moment)
    case .press:
      canvas.takeFocus()
      return mapTouches(event, at: moment)
    case .touchBegan:
      canvas.takeFocus()
      return mapTouches(event, at: moment)
    case .grabLost:
      send(hand.pinches.cancel(hand.layout), at: moment)
      return mapTouches(event, at: moment)
    case .release, .motion, .leave, .touchMoved, .touchEnded, .touchCancelled:
      return mapTouches(event, at: moment)
    }
  }

  /// Delivers inputs that happened at a moment; true if there were any.
  @discardableResult
  func send(_ kinds: [Input.Kind], at moment: Int64) -> Bool {
    guard !kinds.isEmpty, !frames.isHeld else { return false }
    flushPointer()
    settle(at: moment)
    let isTouched = isTouched
    if isTouched { session.setTouched(true, at: moment) }
    for kind in kinds { session.send(kind, at: moment) }
    if !isTouched { session.setTouched(false, at: moment) }
    refresh()
    return true
  }

  /// Whether the user is touching the phone: a finger or a mouse button is down, or fingers scroll or pinch on a touchpad.
  /// A notch of a wheel and a key don't count.
  var isTouched: Bool {
    hand.touches.isDown || hand.scrolling.isScrolling || hand.pinches.isPinching
  }

  /// Presses the view of a proxy, or does one of its actions. No input can name a view without an id, so a finger taps on
  /// it.
  func press(proxy key: String, _ action: String? = nil, at moment: Int64) {
    if proxies.isNamed(key) {
      send([.activate(key, action: action)], at: moment)
    } else if let center = proxies.frame(of: key)?.center {
      let taken = session.stage.touches.active.map(\.finger)
      let finger = (1...).first { !taken.contains($0) } ?? 1
      let phases: [Touch.Phase] = [.began, .ended]
      send(phases.map { .touch(finger: finger, phase: $0, at: center) }, at: moment)
    }
  }

  /// Presses the key that leads back, wherever the keyboard is.
  func goBack() {
    let phases: [KeyInput.Phase] = [.press, .release]
    send(phases.map { .key(KeyInput("back", phase: $0)) }, at: Alarm.now)
  }

  /// Takes all fingers off the screen.
  func cancelTouches() {
    send(hand.touches.cancel(hand.layout) + hand.pinches.cancel(hand.layout), at: Alarm.now)
  }

  /// Takes fingers, keys and the touchpad off the phone.
  func releaseInputs() {
    endSketch(isWanted: false)
    alarms.touchpadLeft = nil
    send(
      hand.touches.cancel(hand.layout) + hand.pinches.cancel(hand.layout) + hand.scrolling.end()
        + hand.keys.releaseAll(),
      at: Alarm.now)
  }

  func focusChanged(_ hasFocus: Bool, proxy: String?) {
    if !hasFocus { send(hand.keys.releaseAll(), at: Alarm.now) }
    hand.hasKeyboard = hasFocus
    hand.focusedProxy = proxy
    refresh()
  }

  /// Sends the phone the pointer's position, if it moved since the last frame.
  func flushPointer() {
    guard let pending = hand.pendingPointer else { return }
    hand.pendingPointer = nil
    session.send(.pointer(pending.location), at: pending.moment)
  }

  /// Lets the user type text while the phone accepts text.
  func updateTextInput() {
    let host = session.textInput
    let caret = host.flatMap { host in
      host.input.caretFrame.map { Rect(origin: host.toScreen($0.origin), size: $0.size) }
    }
    canvas.takeText(host != nil, caret: layout.onCanvas(caret ?? .zero))
  }

  private func mapTouches(_ event: CanvasEvent, at moment: Int64) -> Bool {
    let aim = hand.touches.aim
    let taken = session.stage.touches.active.map(\.finger)
    let kinds = hand.touches.map(event, hand.layout, taken: taken)
    if hand.touches.aim != aim { refresh() }
    if case .pointer(let location)? = kinds.first, kinds.count == 1 {
      hand.pendingPointer = (location, moment)
      refresh()
      return false
    }
    return send(kinds, at: moment)
  }

  private func press(
    _ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers, at moment: Int64
  ) -> Bool {
    let situation = KeyRoute.Situation(
      isPresented: viewOptions.isPresented, isStopped: session.isStopped,
      takesText: session.textInput != nil,
      pressable: hand.focusedProxy.flatMap { proxies.isPressable($0) ? $0 : nil })
    switch KeyRoute(key, modifiers, in: situation) {
    case .toolkit: return false
    case .window(let request): calls.request?(request)
    case .proxy(let proxy): press(proxy: proxy, at: moment)
    case .phone: return send(hand.keys.press(key, modifiers), at: moment)
    }
    return true
  }

  private func scroll(
    _ scroll: CanvasEvent.Scroll, _ event: CanvasEvent, at moment: Int64
  ) -> Bool {
    let notch = session.stage.tuning[ScrollView.wheelDistance]
    let kinds = hand.scrolling.map(
      scroll, at: hand.layout.point(event.x, event.y), hand.layout, notch: notch)
    alarms.touchpadLeft = nil
    if hand.scrolling.isScrolling {
      alarms.touchpadLeft = Alarm(at: Alarm.now + ScrollMapper.silence) { [unowned self] in
        alarms.touchpadLeft = nil
        send(hand.scrolling.end(), at: Alarm.now)
      }
    }
    return send(kinds, at: moment)
  }
}
