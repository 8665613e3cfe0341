import CGtkShim
import TouchKit

/// Shadows: baked once by value, drawn as nine textures.
extension Player {
  func shadow(_ rect: Rect, _ radii: CornerRadii, _ shadow: Shadow) {
    draw(rect, radii, shadow, isInner: false)
  }

  func innerShadow(_ rect: Rect, _ radii: CornerRadii, _ shadow: Shadow) {
    draw(rect, radii, shadow, isInner: true)
  }

  private func draw(_ rect: Rect, _ radii: CornerRadii, _ shadow: Shadow, isInner: Bool) {
    let far = abs(shadow.x) + abs(shadow.y) + abs(shadow.spread) + 2 * abs(shadow.blur)
    guard shadow.color.alpha > 0, far.isFinite,
      var shape = placed(rect, reach: isInner ? 0 : far + 4 * grid.pixel)
    else { return }
    if level.isUpright { shape = grid.shape(shape) }
    let scale = grid.scale
    let pixels = Rect(shape.x * scale, shape.y * scale, shape.width * scale, shape.height * scale)
    let key = key(pixels.size, radii, shadow, isInner: isInner)
    guard let soft = painter.shadow(key) else { return }
    let columns = key.across.places(from: pixels.x, length: pixels.width, reach: soft.reach)
    let rows = key.down.places(from: pixels.y, length: pixels.height, reach: soft.reach)
    if level.alpha < 1 { dp_scene_push_opacity(builder, level.alpha, scale) }
    for piece in soft.pieces {
      let (left, right) = (columns[piece.column], columns[piece.column + 1])
      let (top, bottom) = (rows[piece.row], rows[piece.row + 1])
      dp_scene_texture(
        builder, piece.texture.handle,
        DPRect(
          x: left / scale, y: top / scale, width: (right - left) / scale,
          height: (bottom - top) / scale))
    }
    if level.alpha < 1 { dp_scene_pop(builder) }
  }

  private func key(_ size: Size, _ radii: CornerRadii, _ shadow: Shadow, isInner: Bool)
    -> SoftShadow.Key
  {
    let scale = grid.scale
    let size = Size(size.width.rounded(), size.height.rounded())
    let radii = radii.scaled(scale).fitted(to: size)
    let shadow = Shadow(
      x: shadow.x * scale, y: shadow.y * scale, blur: shadow.blur * scale,
      spread: shadow.spread * scale, color: shadow.color)
    // Pieces would part at their seams where they are turned, so such a shadow is baked whole.
    let isWhole = !level.isUpright && size.width * size.height <= Player.largestWholeShadow
    let softness = SoftShadow.softness(shadow)
    let spread = isInner ? -shadow.spread : shadow.spread
    let across =
      isWhole
      ? SoftShadow.Cut(whole: size.width)
      : SoftShadow.Cut(
        length: size.width, nearRadius: max(radii.topLeft, radii.bottomLeft),
        farRadius: max(radii.topRight, radii.bottomRight), offset: shadow.x, spread: spread,
        softness: softness)
    let down =
      isWhole
      ? SoftShadow.Cut(whole: size.height)
      : SoftShadow.Cut(
        length: size.height, nearRadius: max(radii.topLeft, radii.topRight),
        farRadius: max(radii.bottomLeft, radii.bottomRight), offset: shadow.y, spread: spread,
        softness: softness)
    return SoftShadow.Key(
      across: across, down: down, radii: radii, shadow: shadow, isInner: isInner)
  }

  /// The most pixels of a shape whose shadow is baked whole.
  private static let largestWholeShadow = 3_000_000.0
}

extension CornerRadii {
  func scaled(_ factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft, 0) * factor, topRight: max(topRight, 0) * factor,
      bottomRight: max(bottomRight, 0) * factor, bottomLeft: max(bottomLeft, 0) * factor)
  }

  /// The radii made smaller together until they fit a rectangle.
  func fitted(to size: Size) -> CornerRadii {
    let factor = min(
      1, size.width / max(topLeft + topRight, 1e-9), size.width / max(bottomLeft + bottomRight, 1e-9),
      size.height / max(topLeft + bottomLeft, 1e-9), size.height / max(topRight + bottomRight, 1e-9))
    return factor < 1 ? scaled(factor) : self
  }
}
