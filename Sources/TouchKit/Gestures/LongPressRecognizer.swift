/// Recognises fingers that stay where they landed. After that, the recogniser follows the fingers until they lift.
open class LongPressRecognizer: GestureRecognizer {
  static let usualDuration = Tunable.seconds(
    "touch.press.duration", in: 0.05...5, "how long a finger stays for a press")

  /// How many fingers must be down.
  public let fingers: Int
  /// How long the fingers must stay before the gesture begins. Nil, the default, means the tuning
  /// `touch.press.duration`.
  public let duration: Time?
  private var machine: LongPressMachine
  private var deadline: Stage.EventID?

  /// A press by a number of fingers.
  public init(name: String = "long press", fingers: Int = 1, duration: Time? = nil) {
    precondition(fingers > 0, "no press has \(fingers) fingers")
    self.fingers = fingers
    self.duration = duration
    machine = LongPressMachine(fingers: fingers)
    super.init(name: name)
  }

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for _ in touches { perform(machine.touchBegan()) }
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches { perform(machine.touchMoved(hasStrayed: touch.hasStrayed)) }
  }

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for _ in touches { perform(machine.touchEnded()) }
  }

  open override func reset() {
    forgetDeadline()
    machine = LongPressMachine(fingers: fingers)
  }

  private func setDeadline() {
    guard let stage else { return }
    deadline = stage.schedule(
      after: duration ?? stage.tuning[LongPressRecognizer.usualDuration], "\(name) begins",
      weakly { me in
        me.deadline = nil
        me.perform(me.machine.timeIsUp())
      })
  }

  private func forgetDeadline() {
    if let deadline { stage?.cancel(deadline) }
    deadline = nil
  }

  private func perform(_ action: LongPressMachine.Action?) {
    switch action {
    case .wait: setDeadline()
    case .begin: claimBegan()
    case .change: change()
    case .end: end()
    case .fail(let reason):
      forgetDeadline()
      fail(reason)
    case nil: break
    }
  }
}
