import CGtkShim
import TouchKit

/// Icons and other outlines.
extension Player {
  func path(_ path: Path, _ point: Point, _ scale: Double, _ width: Double, _ color: Color) {
    guard color.alpha > 0, scale > 0, scale.isFinite, !path.elements.isEmpty else { return }
    let outline = painter.outline(path)
    let at = point + level.offset
    if level.isUpright {
      let ink = Outline.Ink(width: width, pixels: scale * grid.scale, color: color)
      if let picture = outline.picture(ink) {
        draw(picture, at: at)
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

  /// Draws a picture with its path's origin on a whole pixel, so that an icon that moves keeps its form.
  private func draw(_ picture: Outline.Picture, at point: Point) {
    let rect = Rect(
      (grid.index(point.x) + picture.left) / grid.scale,
      (grid.index(point.y) + picture.top) / grid.scale,
      picture.width / grid.scale, picture.height / grid.scale)
    if let visible = level.visible, !visible.intersects(rect) { return }
    if level.alpha < 1 { dp_scene_push_opacity(builder, level.alpha, grid.scale) }
    dp_scene_texture(builder, picture.texture.handle, DPRect(rect))
    if level.alpha < 1 { dp_scene_pop(builder) }
  }
}
