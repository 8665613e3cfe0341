/// Recognises taps: one or more fingers land and lift at nearly the same place, once or several times in a row.
open class TapRecognizer: GestureRecognizer {
  /// How many taps in a row make the gesture.
  public let taps: Int
  /// How many fingers must tap together.
  public let fingers: Int
  private var machine: TapMachine
  private var deadline: Stage.EventID?

  /// A recogniser without an action. Set `onChange`, or use the other initialiser.
  public init(name: String = "tap", taps: Int = 1, fingers: Int = 1) {
    precondition(
      taps > 0 && fingers > 0, "a tap needs taps and fingers, not \(taps) and \(fingers)")
    self.taps = taps
    self.fingers = fingers
    machine = TapMachine(taps: taps, fingers: fingers)
    super.init(name: name)
  }

  /// A recogniser with an action, which is called before `onChange`.
  public convenience init(
    name: String = "tap", taps: Int = 1, fingers: Int = 1,
    _ action: @escaping (TapRecognizer) -> Void
  ) {
    self.init(name: name, taps: taps, fingers: fingers)
    ownChange = { recognizer in
      if recognizer.state == .ended, let tap = recognizer as? TapRecognizer { action(tap) }
    }
  }

  open override var isPatient: Bool { machine.isBetweenTaps }

  open override func touchWillEnter(_ touch: Touch) {
    guard machine.isBetweenTaps, let stage else { return }
    perform(
      machine.nextTouch(at: touch.location, within: stage.tuning[TouchCentre.tapDistance]))
  }

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    forgetDeadline()
    for touch in touches { perform(machine.touchBegan(at: touch.location)) }
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches where touch.hasStrayed { perform(machine.touchStrayed()) }
  }

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for touch in touches {
      perform(touch.hasStrayed ? machine.touchStrayed() : machine.touchEnded())
    }
    if state == .possible, machine.isBetweenTaps { setDeadline() }
  }

  open override func reset() {
    forgetDeadline()
    machine = TapMachine(taps: taps, fingers: fingers)
  }

  private func setDeadline() {
    guard let stage else { return }
    deadline = stage.schedule(
      after: stage.tuning[TouchCentre.tapInterval] + .tick, "\(name) waits for a further tap",
      weakly { me in
        me.deadline = nil
        me.fail("no further tap came")
      })
  }

  private func forgetDeadline() {
    if let deadline { stage?.cancel(deadline) }
    deadline = nil
  }

  private func perform(_ action: TapMachine.Action?) {
    switch action {
    case .recognise: claimEnded()
    case .fail(let reason): fail(reason)
    case nil: break
    }
  }
}
