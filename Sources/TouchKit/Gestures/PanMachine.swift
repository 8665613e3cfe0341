/// The state machine of a drag: the first finger counts, and its first strong direction decides.
struct PanMachine {
  enum Action: Equatable {
    case begin
    case fail(String)
  }
  private enum State {
    case waiting
    case down(finger: Int)
    case following(finger: Int)
  }
  private var state = State.waiting

  /// The finger that counts.
  var finger: Int? {
    switch state {
    case .waiting: nil
    case .down(let finger), .following(let finger): finger
    }
  }

  mutating func touchBegan(_ finger: Int) {
    switch state {
    case .waiting: state = .down(finger: finger)
    case .down, .following: break
    }
  }

  mutating func follow(_ finger: Int) { state = .following(finger: finger) }

  /// The finger left, but another one is down.
  mutating func touchEnded(nextFinger: Int) {
    switch state {
    case .waiting, .down: state = .down(finger: nextFinger)
    case .following: state = .following(finger: nextFinger)
    }
  }

  mutating func touchMoved(_ d: Point, axis: PanRecognizer.Axis, slop: Double) -> Action? {
    switch state {
    case .waiting, .following: return nil
    case .down(let finger):
      let along: Double
      let across: Double
      switch axis {
      case .both: (along, across) = (d.length, 0)
      case .horizontal: (along, across) = (abs(d.x), abs(d.y))
      case .vertical: (along, across) = (abs(d.y), abs(d.x))
      }
      if along > slop, along >= across {
        state = .following(finger: finger)
        return .begin
      }
      return across > slop ? .fail("the finger went across") : nil
    }
  }
}
