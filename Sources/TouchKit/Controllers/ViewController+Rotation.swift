/// Whether the interface may turn with the device.
extension ViewController {
  /// The controllers asked about rotation besides this one: the one presented over it, and its top child.
  private var asked: [ViewController] {
    [presented, topChild].compactMap { $0 }
  }

  /// The orientations that this and every asked controller below it allow.
  public var allowedOrientations: OrientationSet {
    asked.reduce(supportedOrientations) { $0.intersection($1.allowedOrientations) }
  }

  /// Whether this and every asked controller below it turn with the device.
  public var rotatesByItself: Bool {
    asked.reduce(autorotates) { $0 && $1.rotatesByItself }
  }

  /// Whether the interface may turn to an orientation automatically.
  public func mayRotate(to orientation: Orientation) -> Bool {
    rotatesByItself && allowedOrientations.allows(orientation)
  }
}
