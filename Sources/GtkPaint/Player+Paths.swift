import CGtkShim
import TouchKit

extension Player {
  func path(_ path: Path, _ point: Point, _ scale: Double, _ width: Double, _ color: Color) {
    guard color.alpha > 0, !path.elements.isEmpty else { return }
    let outline = Outline(path)
    let at = point + level.offset
    dp_scene_path(builder, outline.handle, at.x, at.y, scale, width, ink(color))
  }
  func shadow(_ rect: Rect, _ radii: CornerRadii, _ shadow: Shadow) {}
  func innerShadow(_ rect: Rect, _ radii: CornerRadii, _ shadow: Shadow) {}
}
