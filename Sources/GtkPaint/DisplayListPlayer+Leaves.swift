import CGtkShim.Paint
import TouchKit

/// Paints fills, gradients, borders, hairlines, text: the items that are no groups.
extension DisplayListPlayer {
  func ink(_ color: Color) -> DPColor {
    DPColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * level.alpha)
  }

  func fill(_ rect: Rect, _ radii: CornerRadii, _ color: Color) {
    guard color.alpha > 0, var shape = placed(rect) else { return }
    if level.isUpright { shape = grid.shape(shape) }
    if radii.isZero {
      dp_scene_fill(builder, DPRect(shape), ink(color))
    } else {
      dp_scene_fill_rounded(builder, DPRect(shape), DPRadii(radii), ink(color))
    }
  }

  func fill(_ rect: Rect, _ radii: CornerRadii, _ gradient: Gradient) {
    guard var shape = placed(rect) else { return }
    if level.isUpright { shape = grid.shape(shape) }
    // GSK wants two stops or more that ascend from 0 to 1.
    var reached = 0.0
    var stops = gradient.stops.map { stop in
      reached = min(max(stop.offset, reached), 1)
      return DPStop(offset: reached, color: ink(stop.color))
    }
    guard let first = stops.first else { return }
    if stops.count == 1 { stops.append(first) }
    let start = Point(
      shape.x + gradient.start.x * shape.width, shape.y + gradient.start.y * shape.height)
    let end = Point(shape.x + gradient.end.x * shape.width, shape.y + gradient.end.y * shape.height)
    dp_scene_gradient(
      builder, DPRect(shape), DPRadii(radii), start.x, start.y, end.x, end.y, stops,
      Int32(clamping: stops.count))
  }

  func border(_ rect: Rect, _ radii: CornerRadii, _ width: Double, _ color: Color) {
    guard color.alpha > 0, var shape = placed(rect) else { return }
    var thickness = width > 0 ? width : grid.pixel
    if level.isUpright {
      shape = grid.shape(shape)
      thickness = grid.line(width)
    }
    dp_scene_border(builder, DPRect(shape), DPRadii(radii), thickness, ink(color))
  }

  func hairline(_ rect: Rect, _ edge: HairlineEdge, _ color: Color) {
    guard color.alpha > 0, var line = placed(rect) else { return }
    if level.isUpright { line = grid.shape(line) }
    switch edge {
    case .top: line.height = grid.pixel
    case .left: line.width = grid.pixel
    case .bottom: (line.y, line.height) = (line.maxY - grid.pixel, grid.pixel)
    case .right: (line.x, line.width) = (line.maxX - grid.pixel, grid.pixel)
    }
    dp_scene_fill(builder, DPRect(line), ink(color))
  }

  /// The visible part of a text. Lines far above or below would cost as much as those on the screen, and letters far to
  /// the left would have coordinates for which 32-bit numbers are too coarse.
  private func seen(of text: Text, at corner: Point, reach: Double) -> DPTextPart {
    guard let visible = level.visible, text.style.lineHeight > 0 else {
      return DPTextPart(first: 0, end: .max, left: -.infinity, right: .infinity)
    }
    let line = { (y: Double) in
      Int32(min(max((y / text.style.lineHeight).rounded(.down), -1e9), 1e9))
    }
    return DPTextPart(
      first: line(visible.y - reach - corner.y), end: line(visible.maxY + reach - corner.y) + 1,
      left: visible.x - reach - corner.x, right: visible.maxX + reach - corner.x)
  }

  /// False for a text that is surely above or below all that can be seen: it need not be set, which takes longest.
  private func mayBeSeen(_ text: Text, at top: Double, reach: Double) -> Bool {
    guard let visible = level.visible else { return true }
    let most = text.lines > 0 ? Double(text.lines) * text.style.lineHeight : .infinity
    return top - reach < visible.maxY && top + most + reach > visible.y
  }

  func text(_ text: Text, _ point: Point, _ width: Double?, _ color: Color) {
    guard color.alpha > 0, !text.string.isEmpty else { return }
    // Letters may lean out of their box, by less than a line.
    let reach = text.style.lineHeight + text.style.size
    guard mayBeSeen(text, at: point.y + level.offset.y, reach: reach) else { return }
    let set = painter.measurer.set(text, width: width)
    let box = Size(max(width ?? 0, set.metrics.size.width), set.metrics.size.height)
    guard let place = placed(Rect(origin: point, size: box), reach: reach) else { return }
    if level.isUpright {
      // The box is rounded before its lines, so that it moves together with shapes beside it.
      let corner = point + level.offset
      dp_scene_text(
        builder, set.handle, seen(of: text, at: corner, reach: reach), grid.index(corner.x),
        grid.index(corner.y), grid.scale, isVector, ink(color))
    } else if usesMasks {
      // Cairo would move each letter of turned or shrunk text to a whole pixel, and set up a font for each new size.
      if let mask = set.mask(pixels: grid.scale) { draw(mask, at: place.origin, color) }
    } else {
      dp_scene_text_outline(builder, set.handle, place.x, place.y, ink(color))
    }
  }
}
