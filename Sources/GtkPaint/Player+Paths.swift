import CGtkShim
import TouchKit

/// Icons and other outlines.
extension Player {
  func path(_ path: Path, _ point: Point, _ scale: Double, _ width: Double, _ color: Color) {
    guard color.alpha > 0, scale > 0, scale.isFinite, !path.elements.isEmpty else { return }
    let outline = painter.outline(path)
    let at = point + level.offset
    if level.isUpright {
      let form = Outline.Form(width: width, pixels: scale * grid.scale)
      if let placed = outline.mask(form) {
        draw(placed, at: at, color)
        return
      }
    }
    let box = outline.extents(width: width)
    let origin = level.isUpright ? Point(grid.round(at.x), grid.round(at.y)) : at
    let bounds = Rect(
      point.x + box.x * scale, point.y + box.y * scale, box.width * scale, box.height * scale)
    guard placed(bounds, reach: grid.pixel) != nil else { return }
    dp_scene_path(builder, outline.handle, origin.x, origin.y, scale, width, ink(color))
  }

  /// Draws a mask with its path's origin on a whole pixel, so that an icon that moves keeps its form.
  private func draw(_ placed: Outline.Placed, at point: Point, _ color: Color) {
    let size = Size(Double(placed.part.width), Double(placed.part.height))
    let rect = Rect(
      (grid.index(point.x) + placed.left) / grid.scale,
      (grid.index(point.y) + placed.top) / grid.scale,
      size.width / grid.scale, size.height / grid.scale)
    if let visible = level.visible, !visible.intersects(rect) { return }
    let ink = Mask.Ink(
      part: placed.part, size: size, pixels: grid.scale, color: color.faded(level.alpha))
    dp_scene_place(builder, placed.mask.picture(ink).handle, rect.x, rect.y)
  }
}
