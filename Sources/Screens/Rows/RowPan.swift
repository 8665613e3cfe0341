import TouchKit

/// A drag along rows that catches a button which moves.
final class RowPan: PanRecognizer {
  /// A finger landed, which may become a drag.
  var onLanded: (() -> Void)?
  /// The contest is over, whether it became a drag or not.
  var onOver: (() -> Void)?

  init() { super.init(name: "row drag", axis: .horizontal) }

  override func touchesBegan(_ touches: [Touch], _ event: Event) {
    super.touchesBegan(touches, event)
    onLanded?()
  }

  override func reset() {
    super.reset()
    onOver?()
  }
}
