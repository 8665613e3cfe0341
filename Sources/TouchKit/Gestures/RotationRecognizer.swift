/// Recognises two fingers that turn about each other.
open class RotationRecognizer: TwoFingerRecognizer {
  static let leastTurn = Tunable.number(
    "touch.rotation.slop", in: 0...3, step: 0.01, unit: .none,
    "how far two fingers turn before it is a rotation, in radians")

  /// A recogniser called «rotation» in logs.
  public init() { super.init(name: "rotation") }
  /// A recogniser with its own name in logs.
  public override init(name: String) { super.init(name: name) }

  /// How far the fingers have turned since the gesture began, in radians, clockwise; full turns add up.
  public var rotation: Double {
    guard let measures else { return 0 }
    return measures.now - measures.base
  }

  /// The velocity of the turn, in radians a second.
  public var velocity: Double { rate }

  open override func measure(_ a: Point, _ b: Point) -> Double { Maths.atan2(b.y - a.y, b.x - a.x) }

  open override func unwrapped(_ measure: Double, after last: Double) -> Double {
    measure + ((last - measure) / Maths.turn).rounded() * Maths.turn
  }

  open override var slop: Double { stage?.tuning[RotationRecognizer.leastTurn] ?? 0 }
}
