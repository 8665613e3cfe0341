import TouchKit

/// A round shape on the screen. Cairo draws the arc of a corner otherwise where a part's edge cuts it.
struct Rounding {
  /// In points, not yet on whole pixels.
  var shape: Rect
  var radii: CornerRadii

  /// Rounding to whole pixels moves an edge by less than this many, and smoothing colours as many more.
  private static let slack = 2.0

  /// The corners that are round, in pixels.
  func corners(scale: Double) -> [Rect] {
    let slack = Rounding.slack
    let box = Rect(
      shape.x * scale, shape.y * scale, shape.width * scale, shape.height * scale)
    let radii = radii.scaled(scale).fitted(to: box.size)
    return [
      (radii.topLeft, true, true), (radii.topRight, false, true),
      (radii.bottomRight, false, false), (radii.bottomLeft, true, false),
    ].compactMap { radius, isLeft, isTop in
      guard radius > 0 else { return nil }
      let side = radius + 2 * slack
      return Rect(
        isLeft ? box.x - slack : box.maxX + slack - side,
        isTop ? box.y - slack : box.maxY + slack - side, side, side)
    }
  }
}

extension Scene {
  /// Rectangles of whole pixels, grown until none cuts a round corner.
  func grown(_ parts: [Rect]) -> [Rect] {
    guard !roundings.isEmpty, !parts.isEmpty else { return parts }
    let all = Rect(0, 0, (size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let corners = roundings.flatMap { $0.corners(scale: scale) }.compactMap { corner in
      let (left, top) = (corner.x.rounded(.down), corner.y.rounded(.down))
      return Rect(
        left, top, corner.maxX.rounded(.up) - left, corner.maxY.rounded(.up) - top
      ).intersection(all)
    }
    return parts.map { part in
      var grown = part
      while let cut = corners.first(where: { $0.intersects(grown) && !grown.contains($0) }) {
        grown = grown.union(cut)
      }
      return grown
    }
  }
}
