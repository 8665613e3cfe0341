/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// No distance at any edge.
  public static let zero = EdgeInsets(all: 0)

  /// Distances for each edge; the default is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance at every edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
