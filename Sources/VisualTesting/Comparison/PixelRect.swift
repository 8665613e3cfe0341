/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// `393 × 20 at 0, 44`.
  public var words: String { "\(width) × \(height) at \(x), \(y)" }
}
