/// The interface's orientation: which edge of the device is at the bottom of the picture.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case portrait
  /// After a quarter turn of the device anticlockwise.
  case landscapeRight = "landscape-right"
  /// Upside down.
  case portraitUpsideDown = "portrait-upside-down"
  /// After a quarter turn of the device clockwise.
  case landscapeLeft = "landscape-left"

  /// Whether the interface is wider than high on a phone.
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
