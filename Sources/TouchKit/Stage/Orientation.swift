/// The interface's orientation: which edge of the device is the picture's bottom.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscapeRight = "landscape-right"
  case portraitUpsideDown = "portrait-upside-down"
  case landscapeLeft = "landscape-left"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation after the device was turned anticlockwise by a quarter.
  public var turnedLeft: Orientation {
    switch self {
    case .portrait: .landscapeRight
    case .landscapeRight: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeLeft
    case .landscapeLeft: .portrait
    }
  }

  /// The orientation after the device was turned clockwise by a quarter.
  public var turnedRight: Orientation { turnedLeft.turnedLeft.turnedLeft }
}
