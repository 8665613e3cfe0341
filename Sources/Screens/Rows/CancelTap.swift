import TouchKit

/// Takes a tap anywhere in a list, controls' taps included, so that it does nothing but cancel.
final class CancelTap: GestureRecognizer {
  init() {
    super.init(name: "cancel")
    // What lies there is not to hear of the tap at all.
    delaysTouchesBegan = true
  }

  override func touchesMoved(_ touches: [Touch], _ event: Event) {
    if touches.contains(where: \.hasStrayed) { fail("the finger strayed") }
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) {
    if touches.contains(where: \.hasStrayed) { fail("the finger strayed") } else { claimEnded() }
  }
}
