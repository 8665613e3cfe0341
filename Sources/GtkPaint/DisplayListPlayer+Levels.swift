import CGtkShim.Paint
import TouchKit

/// Opens and closes groups of items: clips, opacity, transforms, slices, pictures.
extension DisplayListPlayer {
  private mutating func enter(_ inner: Level) {
    outer.append(level)
    level = inner
  }

  mutating func pop() {
    guard let last = outer.popLast() else {
      preconditionFailure("a display list has a pop without a push")
    }
    if level.isPushed { dp_scene_pop(builder) }
    level = last
  }

  /// Returns false and pushes nothing if nothing inside can be seen.
  mutating func pushClip(_ rect: Rect, _ radii: CornerRadii) -> Bool {
    guard var shape = placed(rect) else { return false }
    if level.isUpright { shape = grid.clip(shape) }
    if shape.isEmpty { return false }
    var inner = level
    inner.isPushed = true
    if let visible = level.visible {
      guard let seen = visible.intersection(shape) else { return false }
      inner.visible = seen
    }
    if radii.isZero {
      dp_scene_push_clip(builder, DPRect(shape))
    } else {
      dp_scene_push_rounded_clip(builder, DPRect(shape), DPRadii(radii))
    }
    enter(inner)
    return true
  }

  mutating func pushOpacity(_ opacity: Double, hasOneLeaf: Bool) {
    var inner = level
    inner.isPushed = false
    if hasOneLeaf || opacity >= 1 {
      inner.alpha *= min(opacity, 1)
    } else {
      inner.isPushed = true
      inner.isGrouped = true
      dp_scene_push_opacity(builder, opacity, grid.scale)
    }
    enter(inner)
  }

  /// Returns false and pushes nothing if the transform folds everything onto a line.
  mutating func pushTransform(_ transform: AffineTransform) -> Bool {
    var inner = level
    if transform.isTranslation {
      inner.isPushed = false
      inner.offset = level.offset + Point(transform.tx, transform.ty)
    } else {
      guard transform.isDrawable else { return false }
      isExactInParts = false
      inner.isPushed = true
      inner.isUpright = false
      inner.offset = .zero
      inner.visible = nil
      let whole = level.translation.after(transform)
      inner.limits = whole.inverse?.boundingBox(level.limits) ?? level.limits
      inner.magnification = level.magnification * transform.magnification
      dp_scene_push_transform(builder, DPTransform(whole))
    }
    enter(inner)
    return true
  }

  /// Returns false and pushes nothing if there is nothing to draw.
  mutating func pushSlices(_ source: Rect, _ slices: [Slice]) -> Bool {
    let drawn = slices.filter { $0.transform.isDrawable }.map {
      DPSlice(
        part: DPRect($0.part), transform: DPTransform(level.translation.after($0.transform)),
        veil: DPColor($0.veil))
    }
    guard !drawn.isEmpty, !source.isEmpty, DisplayListPlayer.room.contains(source) else {
      return false
    }
    isExactInParts = false
    dp_scene_push_slices(
      builder, DPRect(grid.around(source)), grid.scale, drawn, Int32(clamping: drawn.count),
      DPRect(level.limits), isVector ? DPKeepTexture : DPKeepRecording)
    // The source is a separate picture: nothing outside it moves, clips or hides it.
    enter(Level(alpha: level.alpha, limits: source, isPushed: true))
    return true
  }

  /// Paints a picture's items once, for as long as they stay the same, and draws the picture.
  mutating func picture(
    _ items: ArraySlice<DisplayItem>, _ source: Rect, _ shown: Rect, _ transform: AffineTransform,
    _ opacity: Double
  ) {
    let alpha = min(opacity, 1) * level.alpha
    guard alpha > 0, transform.isDrawable, !source.isEmpty, !shown.isEmpty,
      DisplayListPlayer.room.contains(source), DisplayListPlayer.room.contains(shown),
      let kept = painter.picture(items, grid.around(source), scale: grid.scale)
    else { return }
    isExactInParts = false
    dp_scene_picture(
      builder, kept.handle, DPRect(shown), DPTransform(level.translation.after(transform)), alpha,
      DPRect(level.limits), use == .pixels ? DPKeepRecording : DPKeepTexture)
  }

  /// A rectangle at its place on the screen, or on the plane of its transform; nil if it is empty, is not finite, or
  /// cannot be seen.
  func placed(_ rect: Rect, reach: Double = 0) -> Rect? {
    let edge = DisplayListPlayer.farthest
    let left = max(rect.x + level.offset.x, -edge)
    let top = max(rect.y + level.offset.y, -edge)
    let right = min(rect.maxX + level.offset.x, edge)
    let bottom = min(rect.maxY + level.offset.y, edge)
    // Also false for what is not a number.
    guard right > left, bottom > top else { return nil }
    if let visible = level.visible {
      let seen =
        left - reach < visible.maxX && right + reach > visible.x
        && top - reach < visible.maxY && bottom + reach > visible.y
      if !seen { return nil }
    }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The greatest distance from the screen's corner at which anything is drawn, in points: within it, 32-bit numbers
  /// and Cairo's fixed-point numbers are fine enough for pixels.
  static let farthest = 16384.0
  /// The part of the plane that is drawn.
  /// The rectangle of everything that is drawn.
  static let room = Rect(-farthest, -farthest, 2 * farthest, 2 * farthest)
}

extension DisplayListPlayer.Level {
  fileprivate var translation: AffineTransform { .translation(offset.x, offset.y) }
}

extension AffineTransform {
  /// Whether it is finite and keeps an area.
  fileprivate var isDrawable: Bool {
    let determinant = a * d - b * c
    return abs(determinant) > 1e-9 && (determinant + tx + ty).isFinite
  }

  /// About the most by which a line becomes longer: the length of the longer image of the two axes.
  fileprivate var magnification: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
