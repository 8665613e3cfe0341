/// What pinch and rotation have in common: two fingers between which something is measured.
///
/// It begins once the measure has changed by more than a slop, ends when one of the fingers leaves, and takes no third.
public class TwoFingerRecognizer: GestureRecognizer {
  private var machine = TwoFingerMachine()
  private var samples: [(Time, Double)] = []

  /// The measure of two fingers at their places.
  func measure(_ a: Point, _ b: Point) -> Double {
    preconditionFailure("\(type(of: self)) measures nothing")
  }

  /// The measure nearest to the last one, where several numbers mean the same.
  func unwrapped(_ measure: Double, after last: Double) -> Double { measure }

  var slop: Double { preconditionFailure("\(type(of: self)) has no slop") }

  /// The measure where the gesture began, and now.
  var measures: (base: Double, now: Double)? { machine.measures }

  /// The measure's change a second, by least squares over the last 100 ms.
  var rate: Double {
    guard let stage else { return 0 }
    return VelocityEstimator().velocity(of: samples, at: stage.now)
  }

  public override func refusal(of touch: Touch) -> String? {
    touches.count < 2 ? nil : "two are enough"
  }

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    guard self.touches.count == 2 else { return }
    machine.pairLanded(measure(self.touches[0].location, self.touches[1].location))
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    guard self.touches.count == 2, let last = machine.measures?.now, let stage else { return }
    let now = unwrapped(
      measure(self.touches[0].location, self.touches[1].location), after: last)
    samples.append((stage.now, now))
    if samples.count > 64 { samples.removeFirst(32) }
    switch machine.moved(to: now, slop: slop) {
    case .begin: claimBegan()
    case .change: change()
    case nil: break
    }
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    if state.isActive { end() } else { fail("a finger left too soon") }
  }

  public override func reset() {
    machine = TwoFingerMachine()
    samples = []
  }
}

/// The rules of a gesture of two fingers, whatever is measured between them.
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
