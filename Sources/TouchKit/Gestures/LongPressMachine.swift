/// The state machine of a long press: all fingers land, and they neither stray nor leave until the time is up.
struct LongPressMachine {
  enum Action: Equatable {
    /// All fingers are down, and the time of the press has begun.
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
