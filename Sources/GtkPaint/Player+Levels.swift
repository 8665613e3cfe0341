import CGtkShim
import TouchKit

/// Pushes and pops.
extension Player {
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

  /// Returns false where nothing can be seen inside, and then pushes nothing.
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
      dp_scene_push_opacity(builder, opacity, grid.scale)
    }
    enter(inner)
  }

  mutating func pushTransform(_ transform: AffineTransform) {
    var inner = level
    if transform.isTranslation {
      inner.isPushed = false
      inner.offset = level.offset + Point(transform.tx, transform.ty)
    } else {
      inner.isPushed = true
      inner.isUpright = false
      inner.offset = .zero
      inner.visible = nil
      let moved = AffineTransform.translation(level.offset.x, level.offset.y).after(transform)
      dp_scene_push_transform(builder, DPTransform(moved))
    }
    enter(inner)
  }

  mutating func pushStrips(_ source: Rect, _ strips: [Strip]) {
    var inner = Level(alpha: level.alpha, isPushed: true)
    inner.visible = nil
    let offset = level.offset
    let moved = AffineTransform.translation(offset.x, offset.y)
    let drawn = strips.map {
      DPStrip(
        part: DPRect($0.part), transform: DPTransform(moved.after($0.transform)), shade: $0.shade)
    }
    drawn.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress {
        dp_scene_push_strips(
          builder, DPRect(grid.around(source)), grid.scale, base, Int32(clamping: buffer.count))
      }
    }
    enter(inner)
  }

  /// A rectangle at its place on the screen, or on its transform's plane; nil where it is empty, no rectangle, or
  /// wholly out of sight.
  func placed(_ rect: Rect, reach: Double = 0) -> Rect? {
    let edge = Player.farthest
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

  /// How far from the screen's corner anything is drawn, in points: inside it, 32-bit numbers and Cairo's fixed
  /// point still tell pixels apart.
  static let farthest = 16384.0
}

extension DPRadii {
  init(_ radii: CornerRadii) {
    self.init(
      top_left: radii.topLeft, top_right: radii.topRight, bottom_right: radii.bottomRight,
      bottom_left: radii.bottomLeft)
  }
}

extension DPTransform {
  init(_ t: AffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}
