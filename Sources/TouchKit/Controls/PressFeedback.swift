/// How a control shows that it is pressed.
extension Control {
  /// Animates changes that show that a control is pressed or no longer pressed, with the tunings for presses.
  ///
  /// With reduced motion, sizes do not change, but colours still fade.
  public func showPress(_ changes: () -> Void) {
    guard let window, window.isOnScreen else {
      changes()
      return
    }
    stage.animate(stage.tuning[isHighlighted ? Control.press : Control.release]) {
      changes()
    }
  }

  /// The size of a pressed control, as a share of its normal size.
  public var pressScale: Double {
    guard isHighlighted, let stage = window?.stage, !stage.environment.reducedMotion else {
      return 1
    }
    return stage.tuning[Control.pressedSize]
  }
}
