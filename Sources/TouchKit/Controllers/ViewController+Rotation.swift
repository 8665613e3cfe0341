/// Whether the interface may turn with the device.
extension ViewController {
  /// The controllers asked about rotation besides this one: the one presented over it, and its top child.
  private var asked: [ViewController] {
    [presented, topChild].compactMap { $0 }
  }

  /// The orientations that are allowed by this controller and by all controllers below it that are asked.
  public var allowedOrientations: OrientationSet {
    asked.reduce(supportedOrientations) { $0.intersection($1.allowedOrientations) }
  }

  /// Whether this controller turns with the device, and all controllers below it that are asked.
  public var rotatesByItself: Bool {
    asked.reduce(autorotates) { $0 && $1.rotatesByItself }
  }

  /// Whether the interface may turn to an orientation automatically.
  public func mayRotate(to orientation: Orientation) -> Bool {
    rotatesByItself && allowedOrientations.allows(orientation)
  }
}
