/// A set of the four orientations.
public struct OrientationSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = OrientationSet(rawValue: 1)
  /// Lying on its side, as `Orientation.landscapeRight`.
  public static let landscapeRight = OrientationSet(rawValue: 2)
  /// Upright, with the lower edge on top.
  public static let portraitUpsideDown = OrientationSet(rawValue: 4)
  /// Lying on its side, as `Orientation.landscapeLeft`.
  public static let landscapeLeft = OrientationSet(rawValue: 8)

  /// Every orientation, as a pad allows.
  public static let all: OrientationSet = [
    .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
  ]
  /// What a phone's screens allow by default.
  public static let allButUpsideDown: OrientationSet = [.portrait, .landscapeRight, .landscapeLeft]

  /// Whether an orientation is in the set.
  public func allows(_ orientation: Orientation) -> Bool {
    switch orientation {
    case .portrait: contains(.portrait)
    case .landscapeRight: contains(.landscapeRight)
    case .portraitUpsideDown: contains(.portraitUpsideDown)
    case .landscapeLeft: contains(.landscapeLeft)
    }
  }
}
