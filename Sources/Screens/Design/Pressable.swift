import TouchKit

/// A view that is pressed: it shows the finger on it and acts when the finger leaves inside.
///
/// A gesture that takes the touch, such as a scroll, takes the press back.
class Pressable: View {
  /// What pressing does, for fingers and for assistive technology alike.
  var onPress: (() -> Void)? { didSet { onActivate = onPress } }
  /// Whether a finger that would act is on the view.
  private(set) var isPressed = false
  /// How long a finger stays before the press shows, so that a passing scroll does not flash.
  var pressDelay: Time { .zero }
  private var showing: Stage.EventID?
  private var isInside = false

  /// Shows or hides the press; called when `isPressed` has changed.
  func showPress(_ isPressed: Bool) {}

  override func point(inside point: Point, _ event: Event?) -> Bool {
    let size = shown.size
    let grown = Rect(origin: .zero, size: size).inset(
      by: EdgeInsets(
        top: min(0, (size.height - Space.target) / 2),
        left: min(0, (size.width - Space.target) / 2),
        bottom: min(0, (size.height - Space.target) / 2),
        right: min(0, (size.width - Space.target) / 2)))
    return grown.contains(point)
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) {
    isInside = true
    guard let stage else { return }
    if pressDelay == .zero { return press(true) }
    showing = stage.schedule(after: pressDelay, "\(logName) shows the press") { [weak self] in
      self?.showing = nil
      self?.press(true)
    }
  }

  override func touchesMoved(_ touches: [Touch], _ event: Event) {
    guard let touch = touches.first else { return }
    let inside = point(inside: touch.location(in: self), event)
    guard inside != isInside else { return }
    isInside = inside
    if inside { press(true) } else { withdraw() }
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) {
    let acts = isInside
    if acts, showing != nil { press(true) }
    withdraw()
    if acts { onPress?() }
  }

  override func touchesCancelled(_ touches: [Touch], _ event: Event) { withdraw() }

  override func willLeaveWindow() { withdraw() }

  private func withdraw() {
    isInside = false
    forgetShowing()
    press(false)
  }

  private func press(_ pressed: Bool) {
    if pressed { forgetShowing() }
    guard pressed != isPressed else { return }
    isPressed = pressed
    showPress(pressed)
  }

  private func forgetShowing() {
    if let showing { stage?.cancel(showing) }
    showing = nil
  }
}
