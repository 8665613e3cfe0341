import TouchKit

/// The grid of device pixels, `scale` of them to a point, on which edges are rounded.
struct PixelGrid {
  let scale: Double
  /// One device pixel in points.
  let pixel: Double

  init(scale: Double) {
    self.scale = scale
    pixel = 1 / scale
  }

  /// A distance below a half that still counts as the half, in pixels. Two edges that should be one, but differ in
  /// their last bit, must be rounded to the same pixel.
  private static let slack = 1.0 / 1024

  /// The whole number of pixels nearest to a length; halves go up, so that a move by whole pixels changes no rounding.
  func index(_ points: Double) -> Double {
    (points * scale + 0.5 + PixelGrid.slack).rounded(.down)
  }

  func round(_ points: Double) -> Double { index(points) / scale }

  /// The rectangle with its edges on whole pixels, at least one pixel wide and high.
  func shape(_ r: Rect) -> Rect {
    let (left, top) = (index(r.x), index(r.y))
    let right = max(index(r.maxX), left + 1)
    let bottom = max(index(r.maxY), top + 1)
    return Rect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
  }

  /// The rectangle with its edges on whole pixels; it may be empty.
  func clip(_ r: Rect) -> Rect {
    let (left, top) = (index(r.x), index(r.y))
    return Rect(
      left / scale, top / scale, (index(r.maxX) - left) / scale, (index(r.maxY) - top) / scale)
  }

  /// The smallest rectangle of whole pixels around another.
  func around(_ r: Rect) -> Rect {
    let left = (r.x * scale + PixelGrid.slack).rounded(.down)
    let top = (r.y * scale + PixelGrid.slack).rounded(.down)
    let right = (r.maxX * scale - PixelGrid.slack).rounded(.up)
    let bottom = (r.maxY * scale - PixelGrid.slack).rounded(.up)
    return Rect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
  }

  /// A rectangle of pixels in points.
  func points(_ pixels: Rect) -> Rect {
    Rect(pixels.x / scale, pixels.y / scale, pixels.width / scale, pixels.height / scale)
  }

  /// A line's width in whole pixels, at least one.
  func line(_ width: Double) -> Double { max(1, index(width)) / scale }
}
