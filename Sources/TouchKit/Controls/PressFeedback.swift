/// How a control shows that it is pressed.
extension Control {
  /// Animates changes that show a press or its end, with the tunings' duration and curve.
  ///
  /// Under reduced motion no size changes, but colours still fade.
  public func showPress(_ changes: () -> Void) {
    guard let window, window.isOnScreen else {
      changes()
      return
    }
    stage.animate(stage.tuning[isHighlighted ? Control.press : Control.release]) {
      changes()
    }
  }

  /// The size of a pressed control as a share of its own.
  public var pressScale: Double {
    guard isHighlighted, let stage = window?.stage, !stage.environment.reducedMotion else {
      return 1
    }
    return stage.tuning[Control.pressedSize]
  }
}
