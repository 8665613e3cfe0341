/// Recognises a finger that drags.
public final class PanRecognizer: GestureRecognizer {
  /// The directions in which a drag may begin.
  public enum Axis: Hashable, Sendable { case both, horizontal, vertical }

  public let axis: Axis
  /// Where the drag counts from, in screen points: the place where it began to be one.
  public private(set) var origin = Point.zero
  private var machine = PanMachine()

  public init(name: String = "pan", axis: Axis = .both) {
    self.axis = axis
    super.init(name: name)
  }

  /// Points dragged since it began.
  public var translation: Point { (machine.finger.map(location) ?? origin) - origin }

  /// The dragging finger's velocity.
  public var velocity: Point {
    guard let stage, let finger = machine.finger,
      let touch = touches.first(where: { $0.finger == finger })
    else { return .zero }
    return touch.velocity(at: stage.now)
  }

  /// Begins at once, without waiting for the finger to move: for catching what moves.
  public func claimNow() {
    guard state == .possible, let touch = touches.first else { return }
    machine.follow(touch.finger)
    origin = touch.location
    claimBegan()
  }

  public override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for touch in touches { machine.touchBegan(touch.finger) }
  }

  public override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches where machine.finger == touch.finger {
      if state.isActive {
        change()
      } else if let stage {
        perform(
          machine.touchMoved(
            touch.location - touch.startLocation, axis: axis,
            slop: stage.tuning.number("touch.slop")), touch)
      }
    }
  }

  public override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for touch in touches where machine.finger == touch.finger {
      if state.isActive {
        change()
        end()
      } else {
        fail("the finger left without a drag")
      }
    }
  }

  public override func reset() { machine = PanMachine() }

  private func perform(_ action: PanMachine.Action?, _ touch: Touch) {
    switch action {
    case .begin:
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

/// The rules of a drag: the first finger counts, and its first strong direction decides.
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
