/// Recognises taps: one finger or more that land and leave almost where they landed.
public final class TapRecognizer: GestureRecognizer {
  private var machine: TapMachine

  public init(name: String = "tap", taps: Int = 1, fingers: Int = 1) {
    machine = TapMachine(taps: taps, fingers: fingers)
    super.init(name: name)
  }

  /// A tap with its action.
  public convenience init(
    name: String = "tap", taps: Int = 1, fingers: Int = 1,
    _ action: @escaping (TapRecognizer) -> Void
  ) {
    self.init(name: name, taps: taps, fingers: fingers)
    onChange = { recognizer in
      if recognizer.state == .ended, let tap = recognizer as? TapRecognizer { action(tap) }
    }
  }

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for touch in touches { perform(machine.touchBegan(touch.location, taps: touch.tapCount)) }
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches where touch.tapCount == 0 { perform(machine.touchStrayed()) }
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for touch in touches {
      perform(touch.tapCount == 0 ? machine.touchStrayed() : machine.touchEnded())
    }
  }

  public override func reset() { machine.reset() }

  private func perform(_ action: TapMachine.Action?) {
    switch action {
    case .recognise: claimEnded()
    case .fail(let reason): fail(reason)
    case nil: break
    }
  }
}

/// The rules of a tap. Tap counts come from the touches, so a double tap is two stays of a finger.
struct TapMachine {
  enum Action: Equatable {
    case recognise
    case fail(String)
  }
  private enum State {
    case waiting
    /// Fingers that landed and those of them still down.
    case down(landed: Int, left: Int)
    case over
  }

  let taps: Int
  let fingers: Int
  private var state = State.waiting

  init(taps: Int, fingers: Int) {
    self.taps = taps
    self.fingers = fingers
  }

  mutating func touchBegan(_ point: Point, taps count: Int) -> Action? {
    switch state {
    case .waiting:
      state = .down(landed: 1, left: 1)
      tapCount = count
    case .down(let landed, let left):
      guard landed == left, landed < fingers else {
        state = .over
        return .fail("a finger too many")
      }
      state = .down(landed: landed + 1, left: left + 1)
    case .over: break
    }
    return nil
  }

  mutating func touchStrayed() -> Action? {
    switch state {
    case .waiting, .down:
      state = .over
      return .fail("the finger strayed")
    case .over: return nil
    }
  }

  mutating func touchEnded() -> Action? {
    switch state {
    case .waiting, .over: return nil
    case .down(let landed, let left):
      guard landed == fingers else {
        state = .over
        return .fail("a finger too few")
      }
      guard left == 1 else {
        state = .down(landed: landed, left: left - 1)
        return nil
      }
      state = .over
      return tapCount % taps == 0 ? .recognise : .fail("tap \(tapCount) of \(taps)")
    }
  }

  mutating func reset() { state = .waiting }

  private var tapCount = 0
}
