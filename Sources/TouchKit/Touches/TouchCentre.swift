/// The fingers of a stage. Makes events from their inputs.
public final class TouchCentre: Referable {
  /// The greatest number of fingers. Further fingers are ignored.
  public static let fingers = 10

  @Weak var stage: Stage! { didSet { referee.touches = self } }
  /// The fingers that are down, in the order in which they landed.
  public private(set) var active: [Touch] = []
  /// The object that decides which gesture owns a touch.
  public let referee = GestureReferee()
  /// The position of the pointer, if it is over the screen.
  public internal(set) var pointer: Point?

  private struct Tap {
    var time: Time
    var point: Point
    var count: Int
  }
  private var lastTap: Tap?
  /// The one finger that changed with the last input; all others are stationary.
  private var changing: Touch?
  /// Touches that views have not wholly received, because a gesture may still win them.
  var delayed: [Touch] = []

  /// Accepts a finger's input; impossible input is corrected and logged, never trusted.
  func receive(finger: Int, phase: Touch.Phase, at point: Point) {
    guard point.x.isFinite, point.y.isFinite else {
      stage.note(.touch, "finger \(finger) is nowhere; ignored")
      return
    }
    let known = active.first { $0.finger == finger }
    switch (phase, known) {
    case (.began, let touch?):
      stage.note(.touch, "finger \(finger) landed twice; the first touch is cancelled")
      finish(touch, .cancelled)
      begin(finger, at: point)
    case (.began, nil):
      begin(finger, at: point)
    case (.moved, let touch?), (.stationary, let touch?):
      move(touch, to: point)
    case (.ended, let touch?):
      if touch.location != point { touch.move(to: point, at: stage.now) }
      loseTapIfFar(touch)
      finish(touch, .ended)
    case (.cancelled, let touch?):
      finish(touch, .cancelled)
    case (.moved, nil), (.stationary, nil), (.ended, nil), (.cancelled, nil):
      stage.note(.touch, "finger \(finger) \(phase.rawValue) without having landed; ignored")
    }
  }

  /// Cancels all touches, as the system does when something more important happens.
  public func cancelAll(because reason: String) {
    if !active.isEmpty { stage.note(.touch, "touches cancelled: \(reason)") }
    // This comes first, so that the end of a touch does not make a tap win that waited for a second tap.
    referee.giveUp(because: reason)
    for touch in active { finish(touch, .cancelled) }
  }

  /// The stage is freed: touches that are not over must not keep their views alive.
  func abandon() {
    changing = nil
    for touch in active + delayed { touch.forget() }
    referee.abandon()
  }

  private func begin(_ finger: Int, at point: Point) {
    guard active.count < TouchCentre.fingers else {
      stage.note(.touch, "finger \(finger) is one too many; ignored")
      return
    }
    var count = 1
    if let tap = lastTap,
      stage.now - tap.time <= stage.tuning[TouchCentre.tapInterval],
      point.distance(to: tap.point) <= stage.tuning[TouchCentre.tapDistance]
    {
      count = tap.count + 1
    }
    let touch = Touch(finger: finger, at: point, time: stage.now, tapCount: count)
    markChanging(touch)
    active.append(touch)
    deliver(touch)
  }

  private func move(_ touch: Touch, to point: Point) {
    markChanging(touch)
    touch.move(to: point, at: stage.now)
    loseTapIfFar(touch)
    touch.phase = point == touch.previousLocation ? .stationary : .moved
    deliver(touch)
  }

  /// Marks the touch that changes now; the one that changed before becomes stationary.
  private func markChanging(_ touch: Touch) {
    if let changing, changing !== touch, changing.isDown { changing.phase = .stationary }
    changing = touch
  }

  private func loseTapIfFar(_ touch: Touch) {
    if touch.location.distance(to: touch.startLocation)
      > stage.tuning[TouchCentre.slop]
    {
      touch.tapCount = 0
      touch.hasStrayed = true
    }
  }

  private func finish(_ touch: Touch, _ phase: Touch.Phase) {
    guard touch.isDown else { return }
    markChanging(touch)
    touch.phase = phase
    touch.timestamp = stage.now
    lastTap =
      phase == .ended && touch.tapCount > 0
      ? Tap(time: stage.now, point: touch.startLocation, count: touch.tapCount) : nil
    deliver(touch)
    active.removeAll { $0 === touch }
    if changing === touch { changing = nil }
    referee.release(touch)
    stage.layOut()
  }

  /// Delivers a touch in its present phase: the application may intercept it, a view is found if it lands, and then
  /// windows, recognisers and the view receive it.
  private func deliver(_ touch: Touch) {
    let event = Event(
      .touches, at: stage.now, touches: active, changed: touch.phase == .stationary ? [] : [touch])
    touch.isNoted = false
    // The log names the view, which is known only after the finger has landed.
    if touch.phase == .began {
      touch.interception = stage.application.interception(at: touch.location)
    } else {
      noteOnce(touch)
    }
    if tellApplication(touch) {
      if touch.phase == .began { land(touch, event) }
      stage.application.sendEvent(event)
    }
    noteOnce(touch)
    stage.layOut()
  }

  /// Reports a touch to the application if that intercepts it; true if the windows should receive the touch.
  private func tellApplication(_ touch: Touch) -> Bool {
    switch touch.interception {
    case nil: return true
    case .refused(let reason):
      if touch.phase == .began {
        stage.note(.touch, "finger \(touch.finger) refused: \(reason)")
      }
      return false
    case .taken:
      stage.application.handleIntercepted(touch)
      return false
    case .shared:
      stage.application.handleIntercepted(touch)
      return true
    }
  }

  /// Finds the view that a touch lands on, and offers the touch to the view's recognisers.
  private func land(_ touch: Touch, _ event: Event) {
    guard let view = stage.application.hitTest(touch.location, event) else { return }
    if isExcluded(view, but: touch) {
      stage.note(.touch, "finger \(touch.finger) refused: a touch elsewhere is exclusive")
      return
    }
    touch.view = view
    touch.viewName = view.logName
    touch.window = view.window
    noteOnce(touch)
    referee.enter(touch, view: view)
    for view in view.ancestors { view.touchLanded() }
  }

  /// Whether a view may have no touch because another view's touch is exclusive, or because its own would be.
  func isExcluded(_ view: View, but touch: Touch? = nil) -> Bool {
    active.contains { other in
      guard other !== touch, other.isDown, let held = other.view, held !== view else {
        return false
      }
      return held.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func noteOnce(_ touch: Touch) {
    guard !touch.isNoted else { return }
    touch.isNoted = true
    stage.note(
      .touch,
      .touch(finger: touch.finger, phase: touch.phase, at: touch.location, view: touch.viewName))
  }
}
