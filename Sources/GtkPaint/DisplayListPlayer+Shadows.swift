import CGtkShim.Paint
import TouchKit

/// Paints shadows: each is baked once by value, and drawn as nine pictures.
extension DisplayListPlayer {
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
      // They are whole but for the last bit, which would make another key.
      pixels = Rect(
        pixels.x.rounded(), pixels.y.rounded(), pixels.width.rounded(), pixels.height.rounded())
    }
    let key = key(pixels.size, radii, shadow, isInner: isInner)
    guard let soft = painter.shadow(key) else { return }
    let columns = key.across.places(from: pixels.x, length: pixels.width, reach: soft.reach)
    let rows = key.down.places(from: pixels.y, length: pixels.height, reach: soft.reach)
    // A shadow has no ink inside its shape. Leaving the inside out costs less than painting it without effect.
    let inside = isInner || !level.isUpright || isVector ? nil : key.radii.plainInside(pixels)
    let color = shadow.color.faded(level.alpha)
    for piece in soft.pieces {
      let (left, top) = (columns[piece.column], rows[piece.row])
      let place = Rect(left, top, columns[piece.column + 1] - left, rows[piece.row + 1] - top)
      if let visible = level.visible, !visible.intersects(grid.points(place)) { continue }
      for (part, place) in piece.part.cut(on: place, without: inside) {
        let picture = soft.mask.picture(
          Mask.PictureKey(
            part: part, size: place.size, pixels: scale, color: color, isTexture: isVector))
        dp_scene_place(builder, picture.handle, place.x / scale, place.y / scale)
      }
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
    // Turned pieces would show gaps at their seams, and Cairo's SVG draws their masks wrong: in these cases a shadow is
    // baked whole.
    let isWhole =
      (!level.isUpright || isVector)
      && size.width * size.height <= DisplayListPlayer.largestWholeShadow
    let softness = SoftShadow.softness(blur)
    let spread = (isInner ? -shadow.spread : shadow.spread) * scale
    let across =
      isWhole
      ? SoftShadow.AxisSlices(whole: size.width)
      : SoftShadow.AxisSlices(
        length: size.width, nearRadius: max(radii.topLeft, radii.bottomLeft),
        farRadius: max(radii.topRight, radii.bottomRight), offset: x, spread: spread,
        softness: softness)
    let down =
      isWhole
      ? SoftShadow.AxisSlices(whole: size.height)
      : SoftShadow.AxisSlices(
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

extension Mask.Part {
  /// The rest of the part, painted over `place`, outside a rectangle of whole pixels.
  fileprivate func cut(on place: Rect, without inside: Rect?) -> [(part: Mask.Part, place: Rect)] {
    guard let hole = inside?.intersection(place), !hole.isEmpty,
      place.width == Double(width) || width == 1, place.height == Double(height) || height == 1
    else { return [(self, place)] }
    let rests = [
      Rect(place.x, place.y, place.width, hole.y - place.y),
      Rect(place.x, hole.maxY, place.width, place.maxY - hole.maxY),
      Rect(place.x, hole.y, hole.x - place.x, hole.height),
      Rect(hole.maxX, hole.y, place.maxX - hole.maxX, hole.height),
    ]
    return rests.filter { $0.width > 0 && $0.height > 0 }.map { (slice($0, of: place), $0) }
  }

  /// The pixels for a rectangle of the place where the part is painted; a single pixel is stretched over all of it.
  private func slice(_ rest: Rect, of place: Rect) -> Mask.Part {
    var slice = self
    if width > 1 {
      slice.x += Int(rest.x - place.x)
      slice.width = Int(rest.width)
    }
    if height > 1 {
      slice.y += Int(rest.y - place.y)
      slice.height = Int(rest.height)
    }
    return slice
  }
}
