/// Turns the interface when the device or the controllers ask for it.
extension Application {
  /// Call this after the orientations that a controller allows have changed. If the shown controllers now forbid the
  /// interface's orientation, the interface turns. If they now allow the device's orientation, the interface follows
  /// the device again.
  public func orientationRulesChanged() {
    let roots = windows.compactMap { $0.rootController }
    let isAllowed = { (orientation: Orientation) in
      roots.allSatisfy { $0.allowedOrientations.allows(orientation) }
    }
    let present = stage.environment.orientation
    let held = stage.deviceOrientation
    if isAllowed(present) {
      if held != present, roots.allSatisfy({ $0.mayRotate(to: held) }) { rotate(to: held) }
    } else if let next = ([held] + Orientation.allCases).first(where: isAllowed) {
      setOrientation(next)
    }
  }

  /// Turns the interface. Bounds and layout change immediately; the picture turns with an animation.
  public func setOrientation(_ orientation: Orientation) {
    guard orientation != stage.environment.orientation else { return }
    stage.touches.cancelAll(because: "the interface turned")
    stage.turn(to: orientation)
    stage.note(.application, "orientation \(orientation.rawValue)")
    let size = stage.screenSize
    for window in windows {
      window.frame = Rect(origin: .zero, size: size)
      window.setNeedsLayout()
    }
    orientationChanged()
  }
}
