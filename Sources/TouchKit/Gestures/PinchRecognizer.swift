/// Recognises two fingers that move apart or together.
open class PinchRecognizer: TwoFingerRecognizer {
  /// A recogniser called «pinch» in logs.
  public init() { super.init(name: "pinch") }
  /// A recogniser with its own name in logs.
  public override init(name: String) { super.init(name: name) }

  /// The distance of the fingers, divided by their distance at the beginning.
  public var scale: Double {
    guard let measures else { return 1 }
    return measures.now / max(measures.base, PinchRecognizer.least)
  }

  /// The change of `scale` a second.
  public var velocity: Double {
    guard let measures else { return 0 }
    return rate / max(measures.base, PinchRecognizer.least)
  }

  /// Two fingers on one spot would make any factor infinite; no two are nearer than a point.
  private static let least = 1.0

  open override func measure(_ a: Point, _ b: Point) -> Double { a.distance(to: b) }
  open override var slop: Double { stage?.tuning[TouchCentre.slop] ?? 0 }
}
