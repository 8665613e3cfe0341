import CGtkShim.Paint
import TouchKit

/// Pictures of the prototype's own.
extension DisplayListPlayer {
  func bitmap(_ bitmap: Bitmap, _ part: Rect, _ rect: Rect, _ tint: Color?) {
    let whole = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    guard let part = part.intersection(whole), placed(rect) != nil else { return }
    var shape = Rect(
      rect.x + level.offset.x, rect.y + level.offset.y, rect.width, rect.height)
    // Of what reaches further than anything is drawn, another part of the bitmap would be stretched over the rest.
    guard level.alpha > 0, DisplayListPlayer.room.contains(shape) else { return }
    if level.isUpright { shape = grid.shape(shape) }
    let scale = grid.scale * max(level.magnification, 1 / DisplayListPlayer.farthest)
    let form = ScaledBitmaps.Form(
      part: part, size: shape.size,
      width: DisplayListPlayer.pixels(shape.width * scale),
      height: DisplayListPlayer.pixels(shape.height * scale),
      tint: tint, isUpright: level.isUpright, isVector: isVector)
    guard let picture = painter.bitmap(bitmap, form) else { return }
    // Faded as a group, it is not scaled again for each step of a fade.
    let isFaded = level.alpha < 1
    if isFaded { dp_scene_push_opacity(builder, level.alpha, grid.scale) }
    dp_scene_place(builder, picture.handle, shape.x, shape.y)
    if isFaded { dp_scene_pop(builder) }
  }

  /// How many pixels a side is worth: of what is larger the renderer makes the rest.
  private static func pixels(_ length: Double) -> Int {
    Int(exactly: min(max(length.rounded(), 1), 4096)) ?? 1
  }
}
