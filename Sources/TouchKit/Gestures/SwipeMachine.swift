/// The state machine of a swipe: far enough in a short time, and less than half as far to the side.
struct SwipeMachine {
  enum Action: Equatable {
    case recognise(SwipeRecognizer.Directions)
    case fail(String)
  }
  private enum State {
    case landing(fingers: Int, since: Time)
    case over
  }

  let directions: SwipeRecognizer.Directions
  let fingers: Int
  private var state = State.landing(fingers: 0, since: .zero)

  init(directions: SwipeRecognizer.Directions, fingers: Int) {
    self.directions = directions
    self.fingers = fingers
  }

  mutating func touchBegan(at time: Time) -> Action? {
    switch state {
    case .landing(let landed, let since):
      guard landed < fingers else { return over(.fail("a finger too many")) }
      state = .landing(fingers: landed + 1, since: landed == 0 ? time : since)
      return nil
    case .over: return nil
    }
  }

  mutating func touchesMoved(
    by way: Point, at time: Time, distance: Double, duration: Time, slop: Double
  ) -> Action? {
    guard case .landing(let landed, let since) = state else { return nil }
    guard time - since <= duration else { return over(.fail("it took too long")) }
    let isHorizontal = abs(way.x) >= abs(way.y)
    let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    guard abs(along) > slop else { return nil }
    let direction: SwipeRecognizer.Directions =
      isHorizontal ? (along < 0 ? .left : .right) : (along < 0 ? .up : .down)
    guard directions.contains(direction) else {
      return over(.fail("the finger went another way"))
    }
    guard abs(across) <= abs(along) / 2 else { return over(.fail("the finger went aslant")) }
    guard abs(along) >= distance else { return nil }
    guard landed == fingers else { return over(.fail("a finger too few")) }
    return over(.recognise(direction))
  }

  mutating func touchEnded() -> Action? {
    switch state {
    case .landing: over(.fail("the finger left too soon"))
    case .over: nil
    }
  }

  private mutating func over(_ action: Action) -> Action {
    state = .over
    return action
  }
}
