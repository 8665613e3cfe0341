import TouchKit

/// A shape with round corners on the screen, around which parts of the picture grow.
///
/// If all edges of a shape in a row of pixels are vertical, Cairo measures the row at once; if not, in fifteen steps,
/// which are rounded differently. So a part that cuts one corner off would change the last bit of the other corner.
struct RoundedShape {
  /// In points, not yet on whole pixels.
  var shape: Rect
  var radii: CornerRadii

  /// Rounding to whole pixels moves an edge by less than this, and smoothing colours as many pixels more.
  private static let slack = 2.0

  /// The rows with round corners, across the whole shape, in pixels.
  func bands(scale: Double) -> [Rect] {
    let slack = RoundedShape.slack
    let box = Rect(
      shape.x * scale, shape.y * scale, shape.width * scale, shape.height * scale)
    let radii = radii.scaled(scale).fitted(to: box.size)
    func band(_ radius: Double, isTop: Bool) -> Rect? {
      guard radius > 0 else { return nil }
      let height = radius + 2 * slack
      return Rect(
        box.x - slack, isTop ? box.y - slack : box.maxY + slack - height, box.width + 2 * slack,
        height)
    }
    return [
      band(max(radii.topLeft, radii.topRight), isTop: true),
      band(max(radii.bottomLeft, radii.bottomRight), isTop: false),
    ].compactMap { $0 }
  }
}
