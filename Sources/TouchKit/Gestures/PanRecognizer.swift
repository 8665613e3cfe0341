/// Recognises a finger that drags. If the finger lifts while another finger is down, the drag continues with the other
/// finger.
open class PanRecognizer: GestureRecognizer {
  /// The directions in which a drag may begin.
  public enum Axis: Hashable, Sendable {
    /// In any direction.
    case both
    /// More to a side than up or down.
    case horizontal
    /// More up or down than to a side.
    case vertical
  }

  /// The directions in which this drag may begin.
  public let axis: Axis
  /// The point of the screen where the finger was when the gesture began. The drag is measured from this point.
  public private(set) var origin = Point.zero
  private var machine = PanMachine()

  /// A drag. It begins when a finger has moved further than the tuning `touch.slop`.
  public init(name: String = "pan", axis: Axis = .both) {
    self.axis = axis
    super.init(name: name)
  }

  /// How far the finger has moved since the gesture began, in points.
  public var translation: Point { (machine.finger.map(location) ?? origin) - origin }

  /// The dragging finger's velocity.
  public var velocity: Point {
    guard let stage, let finger = machine.finger,
      let touch = touches.first(where: { $0.finger == finger })
    else { return .zero }
    return touch.velocity(at: stage.now)
  }

  /// Begins the drag immediately, before the finger moves. Use it to stop content that moves.
  public func claimNow() {
    guard state == .possible, let touch = touches.first else { return }
    machine.follow(touch.finger)
    origin = touch.location
    claimBegan()
  }

  /// Return a reason, in words for the log, if a drag in this direction must not begin. The default is nil.
  open func refusal(ofDirection direction: Point) -> String? { nil }

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for touch in touches { machine.touchBegan(touch.finger) }
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches where machine.finger == touch.finger {
      if state.isActive {
        change()
      } else if let stage {
        perform(
          machine.touchMoved(
            touch.location - touch.startLocation, axis: axis,
            slop: stage.tuning[TouchCentre.slop]), touch)
      }
    }
  }

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for touch in touches where machine.finger == touch.finger {
      if let other = self.touches.first(where: { $0.isDown }) {
        // The finger's last step is reported before the other one counts. The receiver may end the drag.
        change()
        guard machine.finger == touch.finger else { continue }
        // What was dragged so far stays dragged.
        if state.isActive { origin = other.location - translation }
        machine.touchEnded(nextFinger: other.finger)
      } else if state.isActive {
        change()
        end()
      } else {
        fail("the finger left without a drag")
      }
    }
  }

  open override func reset() { machine = PanMachine() }

  private func perform(_ action: PanMachine.Action?, _ touch: Touch) {
    switch action {
    case .begin:
      if let reason = refusal(ofDirection: touch.location - touch.startLocation) {
        return fail(reason)
      }
      origin = touch.location
      claimBegan()
    case .fail(let reason): fail(reason)
    case nil: break
    }
  }

  private func location(_ finger: Int) -> Point {
    touches.first { $0.finger == finger }?.location ?? origin
  }
}
