import Files
import TouchKit

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// `393 × 20 at 0, 44`.
  package var words: String { "\(width) × \(height) at \(x), \(y)" }
}

extension PixelRect {
  /// Every pixel that a rectangle in points touches.
  init(_ rect: Rect, scale: Int) {
    func pixels(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let limit = Double(PNGHeader.mostSide)
      return Int(exactly: min(max(points * Double(scale), -limit), limit).rounded(rule)) ?? 0
    }
    let (left, top) = (pixels(rect.x, .down), pixels(rect.y, .down))
    self.init(
      x: left, y: top, width: pixels(rect.x + rect.width, .up) - left,
      height: pixels(rect.y + rect.height, .up) - top)
  }
}
