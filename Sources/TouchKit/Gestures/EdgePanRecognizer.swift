/// Recognises a finger that drags inwards from an edge of its view.
open class EdgePanRecognizer: PanRecognizer {
  static let width = Tunable.number(
    "touch.edge", in: 1...100, "how wide an edge is for gestures that begin there")

  /// An edge: the side at which a line of text begins in the phone's language, or the side at which it ends.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    /// The left edge in an interface that is read from left to right.
    case leading
    /// The right edge in an interface that is read from left to right.
    case trailing
  }

  /// The edge at which a finger must land.
  public let edge: Edge

  /// A drag from an edge. The tuning `touch.edge` is the width of the edge.
  public init(name: String = "edge pan", edge: Edge) {
    self.edge = edge
    super.init(name: name, axis: .horizontal)
  }

  /// The sign of x for a movement inwards: 1 from the left edge, -1 from the right edge.
  public var inwards: Double {
    (edge == .leading) == !(view?.isRightToLeft ?? false) ? 1 : -1
  }

  /// How far the finger has moved inwards since the drag began; below 0 if it moved outwards.
  public var distance: Double { translation.x * inwards }

  open override func refusal(of touch: Touch) -> String? {
    guard let view, let stage else { return "there is no edge" }
    let x = touch.location(in: view).x
    let away = inwards > 0 ? x : view.size.width - x
    return away <= stage.tuning[EdgePanRecognizer.width] ? nil : "it landed away from the edge"
  }

  open override func refusal(ofDirection direction: Point) -> String? {
    direction.x * inwards > 0 ? nil : "the finger went outwards"
  }
}
