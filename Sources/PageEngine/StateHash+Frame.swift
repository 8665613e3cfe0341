import TouchKit

/// Display lists. Each kind of item has a number, which comes first.
extension StateHash {
  package mutating func add(_ frame: DisplayList) {
    add(frame.items.count)
    for item in frame.items { add(item) }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill, .gradient, .border, .hairline, .shadow, .innerShadow: addShape(item)
    case .text(let text, let place, let width, let color):
      add(byte: 6)
      add(text)
      add(place)
      add(width != nil)
      if let width { add(width) }
      add(color)
    case .fillPath(let path, let place, let scale, let color):
      add(byte: 7)
      add(path)
      add(place)
      add(scale)
      add(color)
    case .strokePath(let path, let place, let scale, let width, let color):
      add(byte: 8)
      add(path)
      add(place)
      add(scale)
      add(width)
      add(color)
    case .bitmap(let bitmap, let part, let rect, let tint):
      add(byte: 9)
      add(bitmap)
      add(part)
      add(rect)
      add(tint != nil)
      if let tint { add(tint) }
    case .pushClip, .pushOpacity, .pushTransform, .pushSlices, .pushPicture, .pop: addGroup(item)
    }
  }

  private mutating func addShape(_ item: DisplayItem) {
    switch item {
    case .fill(let rect, let radii, let color):
      add(byte: 0)
      add(rect, radii)
      add(color)
    case .gradient(let rect, let radii, let gradient):
      add(byte: 1)
      add(rect, radii)
      add(gradient)
    case .border(let rect, let radii, let width, let color):
      add(byte: 2)
      add(rect, radii)
      add(width)
      add(color)
    case .hairline(let rect, let edge, let color):
      add(byte: 3)
      add(rect)
      add(edge.rawValue)
      add(color)
    case .shadow(let rect, let radii, let shadow):
      add(byte: 4)
      add(rect, radii)
      add(shadow)
    case .innerShadow(let rect, let radii, let shadow):
      add(byte: 5)
      add(rect, radii)
      add(shadow)
    default: preconditionFailure("no shape")
    }
  }

  private mutating func addGroup(_ item: DisplayItem) {
    switch item {
    case .pushClip(let rect, let radii):
      add(byte: 10)
      add(rect, radii)
    case .pushOpacity(let opacity, let bounds):
      add(byte: 11)
      add(opacity)
      add(bounds)
    case .pushTransform(let transform):
      add(byte: 12)
      add(transform)
    case .pushSlices(let source, let slices):
      add(byte: 13)
      add(source)
      add(slices.count)
      for slice in slices {
        add(slice.part)
        add(slice.transform)
        add(slice.veil)
      }
    case .pushPicture(let source, let shown, let transform, let opacity):
      add(byte: 14)
      add(source)
      add(shown)
      add(transform)
      add(opacity)
    case .pop: add(byte: 15)
    default: preconditionFailure("no group")
    }
  }

  // MARK: Parts of items

  private mutating func add(_ rect: Rect, _ radii: CornerRadii) {
    add(rect)
    for radius in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft] {
      add(radius)
    }
  }

  private mutating func add(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { add(part) }
  }

  private mutating func add(_ gradient: Gradient) {
    add(gradient.start)
    add(gradient.end)
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.offset)
      add(stop.color)
    }
  }

  private mutating func add(_ shadow: Shadow) {
    for number in [shadow.x, shadow.y, shadow.blur, shadow.spread] { add(number) }
    add(shadow.color)
  }

  private mutating func add(_ transform: AffineTransform) {
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(number)
    }
  }

  private mutating func add(_ text: Text) {
    add(text.string)
    let style = text.style
    for number in [style.size, style.lineHeight, style.tracking] { add(number) }
    add(style.weight)
    add(style.tabular)
    add(style.monospaced)
    add(style.family)
    add(text.alignment.rawValue)
    add(text.direction.rawValue)
    add(text.lines)
  }

  private mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        add(byte: 0)
        add(point)
      case .line(let point):
        add(byte: 1)
        add(point)
      case .curve(let first, let second, let end):
        add(byte: 2)
        add(first)
        add(second)
        add(end)
      case .close: add(byte: 3)
      }
    }
  }

  private mutating func add(_ bitmap: Bitmap) {
    add(bitmap.hash)
    add(bitmap.width)
    add(bitmap.height)
    add(bitmap.scale)
  }
}
