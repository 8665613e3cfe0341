import TouchKit

/// A round shape on the screen.
///
/// Where all edges of a shape in a row of pixels are upright, Cairo measures the row at once, and otherwise in fifteen
/// steps, which rounds otherwise. So a part that cuts one corner off would change the last bit of the other.
struct Rounding {
  /// In points, not yet on whole pixels.
  var shape: Rect
  var radii: CornerRadii

  /// Rounding to whole pixels moves an edge by less than this many, and smoothing colours as many more.
  private static let slack = 2.0

  /// The rows with round corners, across the whole shape, in pixels.
  func bands(scale: Double) -> [Rect] {
    let slack = Rounding.slack
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

extension Scene {
  /// Rectangles of whole pixels, grown until none cuts a row with a round corner.
  func grown(_ parts: [Rect]) -> [Rect] {
    guard !roundings.isEmpty, !parts.isEmpty else { return parts }
    let all = Rect(0, 0, (size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let bands = roundings.flatMap { $0.bands(scale: scale) }.compactMap { band in
      let (left, top) = (band.x.rounded(.down), band.y.rounded(.down))
      return Rect(
        left, top, band.maxX.rounded(.up) - left, band.maxY.rounded(.up) - top
      ).intersection(all)
    }
    return parts.map { part in
      var grown = part
      while let cut = bands.first(where: { $0.intersects(grown) && !grown.contains($0) }) {
        grown = grown.union(cut)
      }
      return grown
    }
  }
}
