import CGtkShim
import TouchKit

/// Shadows: baked once by value, drawn as nine pictures.
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
    let scale = grid.scale
    if level.isUpright { shape = grid.shape(shape) }
    var pixels = Rect(shape.x * scale, shape.y * scale, shape.width * scale, shape.height * scale)
    if level.isUpright {
      // Whole already but for the last bit, which would make another picture of it.
      pixels = Rect(
        pixels.x.rounded(), pixels.y.rounded(), pixels.width.rounded(), pixels.height.rounded())
    }
    let key = key(pixels.size, radii, shadow, isInner: isInner)
    guard let soft = painter.shadow(key) else { return }
    let columns = key.across.places(from: pixels.x, length: pixels.width, reach: soft.reach)
    let rows = key.down.places(from: pixels.y, length: pixels.height, reach: soft.reach)
    let color = shadow.color.faded(level.alpha)
    for piece in soft.pieces {
      let (left, top) = (columns[piece.column], rows[piece.row])
      let size = Size(columns[piece.column + 1] - left, rows[piece.row + 1] - top)
      let ink = Mask.Ink(
        part: piece.part, size: size, pixels: scale, color: color, isVector: isVector)
      let picture = soft.mask.picture(ink)
      dp_scene_place(builder, picture.handle, left / scale, top / scale)
    }
  }

  private func key(_ size: Size, _ radii: CornerRadii, _ shadow: Shadow, isInner: Bool)
    -> SoftShadow.Key
  {
    let scale = grid.scale
    let size = Size(size.width.rounded(), size.height.rounded())
    let radii = radii.scaled(scale).fitted(to: size)
    let (x, y) = (shadow.x * scale, shadow.y * scale)
    let blur = shadow.blur * scale
    // Pieces would part at their seams where they are turned, and Cairo's SVG mistakes their masks: such a shadow is
    // baked whole.
    let isWhole =
      (!level.isUpright || isVector) && size.width * size.height <= Player.largestWholeShadow
    let softness = SoftShadow.softness(blur)
    let spread = (isInner ? -shadow.spread : shadow.spread) * scale
    let across =
      isWhole
      ? SoftShadow.Cut(whole: size.width)
      : SoftShadow.Cut(
        length: size.width, nearRadius: max(radii.topLeft, radii.bottomLeft),
        farRadius: max(radii.topRight, radii.bottomRight), offset: x, spread: spread,
        softness: softness)
    let down =
      isWhole
      ? SoftShadow.Cut(whole: size.height)
      : SoftShadow.Cut(
        length: size.height, nearRadius: max(radii.topLeft, radii.topRight),
        farRadius: max(radii.bottomLeft, radii.bottomRight), offset: y, spread: spread,
        softness: softness)
    return SoftShadow.Key(
      across: across, down: down, radii: radii, x: x, y: y, blur: blur,
      spread: shadow.spread * scale, isInner: isInner)
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
      1, size.width / max(topLeft + topRight, 1e-9),
      size.width / max(bottomLeft + bottomRight, 1e-9),
      size.height / max(topLeft + bottomLeft, 1e-9), size.height / max(topRight + bottomRight, 1e-9)
    )
    return factor < 1 ? scaled(factor) : self
  }
}
