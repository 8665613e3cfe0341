/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public var words: String { "\(width) × \(height) at \(x), \(y)" }

  /// The part inside a picture; nil where nothing is.
  func clamped(width limitX: Int, height limitY: Int) -> PixelRect? {
    let left = max(0, x)
    let top = max(0, y)
    let right = min(limitX, x + width)
    let bottom = min(limitY, y + height)
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
