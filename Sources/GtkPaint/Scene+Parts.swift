import TouchKit

/// Grows parts of a picture, so that each can be drawn alone.
extension Scene {
  /// Rectangles of whole pixels, grown until no rectangle cuts a row with a round corner.
  func grown(_ parts: [Rect]) -> [Rect] {
    guard !roundedShapes.isEmpty, !parts.isEmpty else { return parts }
    let all = Rect(0, 0, (size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let bands = roundedShapes.flatMap { $0.bands(scale: scale) }.compactMap { band in
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
