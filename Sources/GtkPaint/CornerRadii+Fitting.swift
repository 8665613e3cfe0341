import TouchKit

/// Fits round corners into rectangles of pixels.
extension CornerRadii {
  func scaled(_ factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft, 0) * factor, topRight: max(topRight, 0) * factor,
      bottomRight: max(bottomRight, 0) * factor, bottomLeft: max(bottomLeft, 0) * factor)
  }

  /// The radii made smaller together until they fit a rectangle.
  func fitted(to size: Size) -> CornerRadii {
    let factor = min(
      1, size.width / max(topLeft + topRight, 1e-9),
      size.width / max(bottomLeft + bottomRight, 1e-9),
      size.height / max(topLeft + bottomLeft, 1e-9), size.height / max(topRight + bottomRight, 1e-9)
    )
    return factor < 1 ? scaled(factor) : self
  }

  /// The larger of the two bands of whole pixels, vertical or horizontal, that are surely inside a shape with these
  /// corners; nil if there is no such band.
  func plainInside(_ shape: Rect) -> Rect? {
    func reach(_ one: Double, _ other: Double) -> Double {
      max(one, other) > 0 ? max(one, other).rounded(.up) + 1 : 0
    }
    let (left, right) = (reach(topLeft, bottomLeft), reach(topRight, bottomRight))
    let (top, bottom) = (reach(topLeft, topRight), reach(bottomLeft, bottomRight))
    let upright = Rect(shape.x + left, shape.y, shape.width - left - right, shape.height)
    let lying = Rect(shape.x, shape.y + top, shape.width, shape.height - top - bottom)
    let bands = [upright, lying].filter { $0.width > 0 && $0.height > 0 }
    return bands.max { $0.width * $0.height < $1.width * $1.height }
  }
}
