/// The state machine of a gesture of two fingers, for any measure between them.
struct TwoFingerMachine {
  enum Action: Equatable { case begin, change }
  private enum State {
    case landing
    case waiting(start: Double, now: Double)
    case following(base: Double, now: Double)
  }
  private var state = State.landing

  var measures: (base: Double, now: Double)? {
    switch state {
    case .landing: nil
    case .waiting(let base, let now), .following(let base, let now): (base, now)
    }
  }

  mutating func pairLanded(_ measure: Double) {
    state = .waiting(start: measure, now: measure)
  }

  mutating func moved(to measure: Double, slop: Double) -> Action? {
    switch state {
    case .landing: return nil
    case .waiting(let start, _):
      guard abs(measure - start) > slop else {
        state = .waiting(start: start, now: measure)
        return nil
      }
      // The gesture counts from here, so that what follows it doesn't jump by the slop.
      state = .following(base: measure, now: measure)
      return .begin
    case .following(let base, _):
      state = .following(base: base, now: measure)
      return .change
    }
  }
}
