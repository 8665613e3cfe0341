/// Finds how far the ink of an item reaches on the screen.
extension DisplayItem {
  /// Whether the item is a push, which a later `pop` ends.
  public var isPush: Bool {
    switch self {
    case .pushClip, .pushOpacity, .pushTransform, .pushSlices, .pushPicture: true
    case .fill, .gradient, .border, .hairline, .shadow, .innerShadow, .text, .fillPath,
      .strokePath, .bitmap, .pop:
      false
    }
  }

  /// A rectangle around everything that the item itself paints, in the coordinates in which the item is painted; nil if
  /// it paints nothing.
  public var ink: Rect? {
    switch self {
    case .fill(let rect, _, _), .gradient(let rect, _, _), .border(let rect, _, _, _),
      .innerShadow(let rect, _, _):
      return rect.inset(by: -1)
    case .bitmap(_, _, let rect, _): return rect.inset(by: -1)
    case .hairline(let rect, _, _): return rect.inset(by: -1)
    case .shadow(let rect, _, let shadow):
      // The blur fades to nothing within one and a half times its length.
      return rect.offset(by: Point(shadow.x, shadow.y))
        .inset(by: -(shadow.blur * 1.5 + shadow.spread + 1)).union(rect)
    case .text(let text, let point, let width, _):
      // Letters lean out of their box by less than their size; without a width, the length limits the text's width.
      let size = text.style.size
      let wide = width ?? (size + abs(text.style.tracking)) * Double(text.string.utf8.count) + size
      let lines = text.lines == 0 ? Double(text.string.utf8.count) : Double(text.lines)
      return Rect(point.x, point.y, wide, text.style.lineHeight * lines).inset(by: -size)
    case .fillPath(let path, let point, let scale, _):
      return path.box.map { DisplayItem.placed($0, point, scale, 0) }
    case .strokePath(let path, let point, let scale, let width, _):
      return path.box.map { DisplayItem.placed($0, point, scale, width) }
    case .pushSlices(_, let slices):
      var box: Rect?
      for slice in slices {
        let drawn = slice.transform.boundingBox(slice.part)
        box = box?.union(drawn) ?? drawn
      }
      return box
    case .pushPicture(_, let shown, let transform, _): return transform.boundingBox(shown)
    case .pushClip, .pushOpacity, .pushTransform, .pop: return nil
    }
  }

  /// A rectangle that holds every pixel that the item can change, at any scale, with its text as it is laid out.
  func touched(_ measurer: any TextMeasuring) -> Rect? {
    switch self {
    case .text(let text, let point, let width, _):
      // A word that is wider than its box reaches out of it, on a side that depends on its alignment.
      let set = measurer.measure(text, width: width).size
      let excess = max(0, set.width - (width ?? set.width))
      let box = Rect(point.x - excess, point.y, max(width ?? 0, set.width) + excess, set.height)
      return box.inset(by: -max(text.style.size, text.style.lineHeight))
    case .shadow: return ink?.inset(by: -DisplayItem.bakedRoom)
    case .fill, .gradient, .border, .hairline, .innerShadow, .fillPath, .strokePath, .bitmap,
      .pushSlices,
      .pushClip, .pushOpacity, .pushTransform, .pushPicture, .pop:
      return ink
    }
  }

  /// How much wider a baked picture of a shadow may be than the shadow, in pixels; a point has at least one pixel.
  private static let bakedRoom = 4.0

  private static func placed(_ box: Rect, _ point: Point, _ scale: Double, _ width: Double) -> Rect
  {
    let grown = box.inset(by: -width)
    return Rect(
      point.x + grown.x * scale, point.y + grown.y * scale, grown.width * scale,
      grown.height * scale
    ).inset(by: -1)
  }
}
