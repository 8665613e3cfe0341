/// The state machine of a tap: all fingers land before one leaves, they don't stray, and the next tap lands near the
/// last one.
struct TapMachine {
  enum Action: Equatable {
    case recognise
    case fail(String)
  }
  private enum State {
    case waiting
    /// The number of fingers that landed, and the number of them that are still down (`left`).
    case down(landed: Int, left: Int, done: Int, at: Point)
    /// The number of taps that are done, and where the last one was.
    case between(done: Int, at: Point)
    case over
  }

  let taps: Int
  let fingers: Int
  private var state = State.waiting

  init(taps: Int, fingers: Int) {
    self.taps = taps
    self.fingers = fingers
  }

  var isBetweenTaps: Bool {
    if case .between = state { true } else { false }
  }

  /// A finger lands while the next tap is awaited.
  mutating func nextTouch(at point: Point, within distance: Double) -> Action? {
    // If the tap has several fingers, any of them may land first.
    guard fingers == 1, case .between(let done, let last) = state,
      point.distance(to: last) > distance
    else { return nil }
    return over("tap \(done + 1) came elsewhere")
  }

  mutating func touchBegan(at point: Point) -> Action? {
    switch state {
    case .waiting: state = .down(landed: 1, left: 1, done: 0, at: point)
    case .between(let done, _): state = .down(landed: 1, left: 1, done: done, at: point)
    case .down(let landed, let left, let done, let first):
      guard landed == left, landed < fingers else { return over("a finger too many") }
      state = .down(landed: landed + 1, left: left + 1, done: done, at: first)
    case .over: break
    }
    return nil
  }

  mutating func touchStrayed() -> Action? {
    switch state {
    case .waiting, .between, .down: over("the finger strayed")
    case .over: nil
    }
  }

  mutating func touchEnded() -> Action? {
    switch state {
    case .waiting, .between, .over: return nil
    case .down(let landed, let left, let done, let first):
      guard landed == fingers else { return over("a finger too few") }
      guard left == 1 else {
        state = .down(landed: landed, left: left - 1, done: done, at: first)
        return nil
      }
      guard done + 1 == taps else {
        state = .between(done: done + 1, at: first)
        return nil
      }
      state = .over
      return .recognise
    }
  }

  private mutating func over(_ reason: String) -> Action {
    state = .over
    return .fail(reason)
  }
}
