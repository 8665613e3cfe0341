/// A phone or a pad as data: the measures of its screen.
public struct Device: Hashable, Sendable {
  /// The name that scenarios, commands and menus use.
  public var name: String
  /// The upright screen in points.
  public var size: Size
  /// Device pixels per point. A capture can use another scale.
  public var scale: Int
  /// The height of the status bar in portrait, in points.
  public var statusBarHeight: Double
  /// The height of the status bar in landscape.
  public var landscapeStatusBarHeight: Double
  /// The radius of the screen's corners, in points.
  public var cornerRadius: Double
  /// The side margin of content, in points.
  public var margin: Double
  /// The space kept free at the bottom edge for the home gesture, in points.
  public var bottomInset: Double

  /// Makes a device from its measures; see the properties of the same names.
  public init(
    name: String, size: Size, scale: Int, statusBarHeight: Double,
    landscapeStatusBarHeight: Double, cornerRadius: Double, margin: Double, bottomInset: Double
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.statusBarHeight = statusBarHeight
    self.landscapeStatusBarHeight = landscapeStatusBarHeight
    self.cornerRadius = cornerRadius
    self.margin = margin
    self.bottomInset = bottomInset
  }
}

extension Device {
  /// Whether the device is a pad. A pad can be held upside down, and is wider than a column of text.
  public var isPad: Bool { min(size.width, size.height) >= Device.leastPad }

  /// The height of the status bar in an orientation, in points.
  public func statusBarHeight(_ orientation: Orientation) -> Double {
    orientation.isLandscape ? landscapeStatusBarHeight : statusBarHeight
  }

  /// The space that the corners and edges need from the content below the status bar, in an orientation.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    guard orientation.isLandscape else { return EdgeInsets(bottom: bottomInset) }
    // In landscape, a phone with round corners keeps content away from both sides.
    let side = cornerRadius > Device.roundCorner ? cornerRadius : 0
    return EdgeInsets(
      left: side, bottom: min(bottomInset, Device.landscapeBottomInset), right: side)
  }

  /// The shorter side of the smallest pad.
  private static let leastPad = 600.0
  /// A corner up to this radius covers nothing of content that keeps to the side margin.
  private static let roundCorner = 16.0
  /// The home gesture needs less height if the phone is wide.
  private static let landscapeBottomInset = 21.0
}
