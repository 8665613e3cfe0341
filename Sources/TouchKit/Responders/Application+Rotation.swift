/// Turns the interface when the device or the controllers ask for it.
extension Application {
  /// Turns the interface if the controllers shown now forbid its orientation, and lets it follow the device again if
  /// they now allow it.
  public func orientationRulesChanged() {
    let roots = windows.compactMap(\.rootController)
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

  /// Turns the interface: bounds and layout change immediately, and the picture turns in motion.
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
