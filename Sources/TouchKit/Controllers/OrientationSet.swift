/// A set of the four orientations.
public struct OrientationSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let portrait = OrientationSet(rawValue: 1)
  public static let landscapeRight = OrientationSet(rawValue: 2)
  public static let portraitUpsideDown = OrientationSet(rawValue: 4)
  public static let landscapeLeft = OrientationSet(rawValue: 8)

  public static let all: OrientationSet = [
    .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
  ]
  /// What a phone's screens allow unless they say otherwise.
  public static let allButUpsideDown: OrientationSet = [.portrait, .landscapeRight, .landscapeLeft]

  public func allows(_ orientation: Orientation) -> Bool {
    switch orientation {
    case .portrait: contains(.portrait)
    case .landscapeRight: contains(.landscapeRight)
    case .portraitUpsideDown: contains(.portraitUpsideDown)
    case .landscapeLeft: contains(.landscapeLeft)
    }
  }
}
