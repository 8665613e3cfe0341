/// The base class of pinch and rotation: measures the distance or the angle between two fingers.
///
/// The gesture begins when the measure has changed by more than `slop`, and ends when one of the two fingers lifts. A
/// third finger is ignored.
open class TwoFingerRecognizer: GestureRecognizer {
  private var machine = TwoFingerMachine()
  private var samples: [(Time, Double)] = []

  /// The measure of two fingers at two points of the screen. A subclass must override it.
  open func measure(_ a: Point, _ b: Point) -> Double {
    preconditionFailure("\(className) measures nothing")
  }

  /// If several numbers mean the same measure, as for angles, returns the one that is nearest to the last measure.
  open func unwrapped(_ measure: Double, after last: Double) -> Double { measure }

  /// How much the measure must change before the gesture begins. A subclass must override it.
  open var slop: Double { preconditionFailure("\(className) has no slop") }

  /// The measure when the gesture began, and now.
  public var measures: (base: Double, now: Double)? { machine.measures }

  /// The change of the measure a second, by least squares over the last 100 ms.
  public var rate: Double {
    guard let stage else { return 0 }
    return VelocityEstimator().velocity(of: samples, at: stage.now)
  }

  open override func refusal(of touch: Touch) -> String? {
    touches.count < 2 ? nil : "two are enough"
  }

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    guard self.touches.count == 2 else { return }
    machine.pairLanded(measure(self.touches[0].location, self.touches[1].location))
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
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

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    if state.isActive { end() } else { fail("a finger left too soon") }
  }

  open override func reset() {
    machine = TwoFingerMachine()
    samples = []
  }
}
