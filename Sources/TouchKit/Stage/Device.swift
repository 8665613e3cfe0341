/// A phone as data: its screen and what the bar on top and the corners need.
public struct Device: Hashable, Sendable {
  public var name: String
  /// The upright screen in points.
  public var size: Size
  /// Device pixels a point, unless a capture asks for another scale.
  public var scale: Int
  public var statusBarHeight: Double
  /// The height of the strip in landscape.
  public var landscapeStatusBarHeight: Double
  public var cornerRadius: Double
  /// The side margin of content, in points.
  public var margin: Double
  /// The room kept free at the bottom edge for the home gesture.
  public var bottomInset: Double

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
