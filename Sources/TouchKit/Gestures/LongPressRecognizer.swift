/// Recognises fingers that stay where they landed. From then on it follows them until they leave.
public final class LongPressRecognizer: GestureRecognizer {
  static let usualDuration = Tunable.seconds(
    "touch.press.duration", in: 0.05...5, "how long a finger stays for a press")

  public let fingers: Int
  /// How long the fingers stay before it begins; the tuning `touch.press.duration` unless given.
  public let duration: Time?
  private var machine: LongPressMachine
  private var deadline: Stage.EventID?

  public init(name: String = "long press", fingers: Int = 1, duration: Time? = nil) {
    precondition(fingers > 0, "no press has \(fingers) fingers")
    self.fingers = fingers
    self.duration = duration
    machine = LongPressMachine(fingers: fingers)
    super.init(name: name)
  }

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for _ in touches { perform(machine.touchBegan()) }
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches { perform(machine.touchMoved(hasStrayed: touch.hasStrayed)) }
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for _ in touches { perform(machine.touchEnded()) }
  }

  public override func reset() {
    forgetDeadline()
    machine = LongPressMachine(fingers: fingers)
  }

  private func setDeadline() {
    guard let stage else { return }
    deadline = stage.schedule(
      after: duration ?? stage.tuning[LongPressRecognizer.usualDuration], "\(name) begins"
    ) { [weak self] in
      guard let self else { return }
      deadline = nil
      perform(machine.timeIsUp())
    }
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

/// The rules of a long press: all fingers land, none strays or leaves until the time is up.
struct LongPressMachine {
  enum Action: Equatable {
    /// The fingers are all there; the time runs from now.
    case wait
    case begin, change, end
    case fail(String)
  }
  private enum State {
    case landing(fingers: Int)
    case waiting
    case following
    case over
  }

  let fingers: Int
  private var state = State.landing(fingers: 0)

  init(fingers: Int) { self.fingers = fingers }

  mutating func touchBegan() -> Action? {
    switch state {
    case .landing(let landed):
      state = landed + 1 == fingers ? .waiting : .landing(fingers: landed + 1)
      return landed + 1 == fingers ? .wait : nil
    case .waiting: return over("a finger too many")
    case .following, .over: return nil
    }
  }

  mutating func touchMoved(hasStrayed: Bool) -> Action? {
    switch state {
    case .landing, .waiting: hasStrayed ? over("the finger strayed") : nil
    case .following: .change
    case .over: nil
    }
  }

  mutating func touchEnded() -> Action? {
    switch state {
    case .landing, .waiting: return over("the finger left too soon")
    case .following:
      state = .over
      return .end
    case .over: return nil
    }
  }

  mutating func timeIsUp() -> Action? {
    guard case .waiting = state else { return nil }
    state = .following
    return .begin
  }

  private mutating func over(_ reason: String) -> Action {
    state = .over
    return .fail(reason)
  }
}
