/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(0, 0)

  /// A size with this width and height.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with width and height exchanged.
  public var transposed: Size { Size(height, width) }
}
