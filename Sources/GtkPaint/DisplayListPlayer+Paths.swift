import CGtkShim.Paint
import TouchKit

/// Paints icons and other paths.
extension DisplayListPlayer {
  func path(_ path: Path, _ point: Point, _ scale: Double, _ width: Double, _ color: Color) {
    guard color.alpha > 0, scale > 0, scale.isFinite, !path.elements.isEmpty else { return }
    let outline = painter.outline(path)
    let key = Outline.MaskKey(width: width, pixels: scale * grid.scale)
    if usesMasks, let mask = outline.mask(key) {
      draw(mask, at: point + level.offset, color)
      return
    }
    let box = outline.extents(width: width)
    let bounds = Rect(
      point.x + box.x * scale, point.y + box.y * scale, box.width * scale, box.height * scale)
    guard placed(bounds, reach: grid.pixel) != nil else { return }
    var origin = point + level.offset
    if level.isUpright { origin = Point(grid.round(origin.x), grid.round(origin.y)) }
    if isVector {
      dp_scene_path(
        builder, outline.shape.handle, origin.x, origin.y, scale, width, ink(color))
    } else {
      let enlarged = Outline.MaskKey(width: width, pixels: key.pixels * level.magnification)
      dp_scene_path(
        builder, outline.filled(enlarged).handle, origin.x, origin.y, scale, 0, ink(color))
    }
  }

  /// Whether masks made for the screen's own pixels look right here.
  var usesMasks: Bool { !isVector && level.magnification <= DisplayListPlayer.largestMagnification }

  /// How much a mask may be enlarged before its pixels show.
  private static let largestMagnification = 1.25

  /// Draws a mask with its origin at a point: on a whole pixel if nothing is turned or scaled, so that an icon that
  /// moves keeps its form.
  func draw(_ mask: PlacedMask, at point: Point, _ color: Color) {
    let corner =
      level.isUpright
      ? Point(
        (grid.index(point.x) + mask.rect.x) / grid.scale,
        (grid.index(point.y) + mask.rect.y) / grid.scale)
      : Point(point.x + mask.rect.x / grid.scale, point.y + mask.rect.y / grid.scale)
    guard corner.x.magnitude < DisplayListPlayer.farthest,
      corner.y.magnitude < DisplayListPlayer.farthest
    else { return }
    let size = Size(mask.rect.width / grid.scale, mask.rect.height / grid.scale)
    if let visible = level.visible, !visible.intersects(Rect(origin: corner, size: size)) { return }
    // GSK's GL draws no recording whose picture is mirrored.
    let picture = mask.picture(
      pixels: grid.scale, color: color.faded(level.alpha),
      isTexture: use == .display && !level.isUpright)
    dp_scene_place(builder, picture.handle, corner.x, corner.y)
  }
}
