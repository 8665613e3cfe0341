import TouchKit

/// Receives a tap anywhere in a list, even on a control, so that the tap only cancels.
final class CancelTap: GestureRecognizer {
  init() {
    super.init(name: "cancel")
    // The view under the finger must not receive the tap.
    delaysTouchesBegan = true
  }

  override func touchesMoved(_ touches: [Touch], _ event: Event) {
    if touches.contains(where: { $0.hasStrayed }) { fail("the finger strayed") }
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) {
    if touches.contains(where: { $0.hasStrayed }) {
      fail("the finger strayed")
    } else {
      claimEnded()
    }
  }
}
