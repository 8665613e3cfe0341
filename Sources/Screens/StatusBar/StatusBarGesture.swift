import TouchKit

/// Turns fingers that landed on the status bar into actions of the drawer.
///
/// The first finger pulls or taps; others that land in that time do nothing.
struct StatusBarGesture {
  enum Action: Equatable {
    case toggle
    /// The drawer stops; pulls count from here.
    case hold
    /// The finger is this far below the point where it caught the drawer.
    case pull(by: Double)
    case release(velocity: Double)
    /// The touch was cancelled: the drawer continues as if it had never been pulled.
    case giveBack
  }
  private enum State {
    case waiting
    case pressed(finger: Int)
    case pulling(finger: Int, from: Double)
  }
  private var state = State.waiting

  /// A finger landed on the status bar; if it may not drag, it toggles at once.
  mutating func began(_ touch: Touch, drags: Bool) -> [Action] {
    guard drags else { return [.toggle] }
    if case .waiting = state { state = .pressed(finger: touch.finger) }
    return []
  }

  /// A finger that landed on the status bar moved, left or was cancelled.
  mutating func changed(_ touch: Touch, drawerMoves: Bool) -> [Action] {
    switch state {
    case .pressed(touch.finger): changedPress(touch, drawerMoves)
    case .pulling(touch.finger, let origin): changedPull(touch, from: origin)
    case .waiting, .pressed, .pulling: []
    }
  }

  private mutating func changedPress(_ touch: Touch, _ drawerMoves: Bool) -> [Action] {
    switch touch.phase {
    case .began, .stationary: return []
    case .moved:
      // A drawer at rest follows from the first point on. A moving one is caught only by a real drag, so that a
      // tap that turns it round doesn't slow it down.
      if drawerMoves && touch.tapCount > 0 { return [] }
      let origin = drawerMoves ? touch.location.y : touch.startLocation.y
      state = .pulling(finger: touch.finger, from: origin)
      return [.hold, .pull(by: touch.location.y - origin)]
    case .ended:
      state = .waiting
      return touch.tapCount > 0 ? [.toggle] : []
    case .cancelled:
      state = .waiting
      return []
    }
  }

  private mutating func changedPull(_ touch: Touch, from origin: Double) -> [Action] {
    switch touch.phase {
    case .began, .stationary: return []
    case .moved: return [.pull(by: touch.location.y - origin)]
    case .ended:
      state = .waiting
      if touch.tapCount > 0 { return [.toggle] }
      return [
        .pull(by: touch.location.y - origin),
        .release(velocity: touch.velocity(at: touch.timestamp).y),
      ]
    case .cancelled:
      state = .waiting
      return [.giveBack]
    }
  }
}
