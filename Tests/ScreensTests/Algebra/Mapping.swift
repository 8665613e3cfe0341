import TouchKit

/// A map of the plane that keeps pixels pixels: mirrored, turned by quarters, enlarged, moved; with what becomes of a
/// picture and of each item of a scene.
struct Mapping: CustomStringConvertible {
  let description: String
  /// Of the scene's points.
  let transform: AffineTransform
  /// The size of what comes out, in points.
  let size: Size

  /// The maps that turn a screen onto itself, without the one that changes nothing.
  static func symmetries(of size: Size) -> [Mapping] {
    let (width, height) = (size.width, size.height)
    func map(
      _ name: String, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double,
      _ ty: Double
    ) -> Mapping {
      Mapping(
        description: name, transform: AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty),
        size: a == 0 ? Size(height, width) : size)
    }
    return [
      map("mirrored", -1, 0, 0, 1, width, 0), map("upside down", 1, 0, 0, -1, 0, height),
      map("turned by 90°", 0, 1, -1, 0, height, 0),
      map("turned by 180°", -1, 0, 0, -1, width, height),
      map("turned by 270°", 0, -1, 1, 0, 0, width),
    ]
  }

  /// So many times as large, up to where its numbers are no longer exact.
  static func enlarged(_ size: Size, by factor: Double) -> Mapping {
    Mapping(
      description: "\(Int(factor)) times as large", transform: .scale(factor, factor),
      size: Size(size.width * factor, size.height * factor))
  }

  static func moved(_ size: Size, _ x: Double, _ y: Double) -> Mapping {
    Mapping(description: "moved", transform: .translation(x, y), size: size)
  }

  /// How many times as long lengths become.
  private var factor: Double { max(abs(transform.a), abs(transform.b)) }

  private func map(_ rect: Rect) -> Rect { transform.boundingBox(rect) }

  /// A direction or a distance, which moving leaves alone.
  private func map(vector x: Double, _ y: Double) -> Point {
    Point(transform.a * x + transform.c * y, transform.b * x + transform.d * y)
  }

  /// A scene's items, each made anew where it then stands.
  func map(_ list: DisplayList) -> DisplayList { DisplayList(items: list.items.map(map)) }

  private func map(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(let rect, let radii, let color): .fill(map(rect), map(radii), color)
    case .gradient(let rect, let radii, let gradient):
      .gradient(map(rect), map(radii), map(gradient))
    case .border(let rect, let radii, let width, let color):
      .border(map(rect), map(radii), width: width * factor, color)
    case .hairline(let rect, let edge, let color): .hairline(map(rect), map(edge), color)
    case .shadow(let rect, let radii, let shadow): .shadow(map(rect), map(radii), map(shadow))
    case .innerShadow(let rect, let radii, let shadow):
      .innerShadow(map(rect), map(radii), map(shadow))
    case .text(let text, let point, let width, let color):
      .text(map(text), transform.apply(point), width: width.map { $0 * factor }, color)
    case .fillPath(let path, let point, let scale, let color):
      .fillPath(map(path), transform.apply(point), scale: scale * factor, color)
    case .strokePath(let path, let point, let scale, let width, let color):
      .strokePath(map(path), transform.apply(point), scale: scale * factor, width: width, color)
    case .bitmap(let bitmap, let part, let rect, let tint):
      .bitmap(bitmap, part: part, map(rect), tint: tint)
    case .pushClip(let rect, let radii): .pushClip(map(rect), map(radii))
    case .pushOpacity(let opacity, let bounds): .pushOpacity(opacity, bounds: map(bounds))
    case .pushTransform(let inner): .pushTransform(around(inner))
    case .pushSlices(let source, let slices):
      .pushSlices(
        source: map(source),
        slices.map { Slice(part: map($0.part), transform: around($0.transform), veil: $0.veil) })
    case .pushPicture(let source, let shown, let inner, let opacity):
      .pushPicture(source: map(source), shown: map(shown), around(inner), opacity: opacity)
    case .pop: .pop
    }
  }

  /// What a transform of the scene is in the mapped one: there, on, and back.
  private func around(_ inner: AffineTransform) -> AffineTransform {
    guard let back = transform.inverse else { preconditionFailure("\(self) folds the plane") }
    return transform.after(inner).after(back)
  }

  private func map(_ radii: CornerRadii) -> CornerRadii {
    // Each corner of the unit square goes to another; which it is tells the direction from the middle.
    func radius(_ x: Double, _ y: Double) -> Double {
      for (radius, corner) in [
        (radii.topLeft, Point(-1, -1)), (radii.topRight, Point(1, -1)),
        (radii.bottomRight, Point(1, 1)), (radii.bottomLeft, Point(-1, 1)),
      ] {
        let there = map(vector: corner.x, corner.y)
        if there.x * x > 0, there.y * y > 0 { return radius * factor }
      }
      preconditionFailure("\(self) loses a corner")
    }
    return CornerRadii(
      topLeft: radius(-1, -1), topRight: radius(1, -1), bottomRight: radius(1, 1),
      bottomLeft: radius(-1, 1))
  }

  private func map(_ edge: HairlineEdge) -> HairlineEdge {
    let outwards: Point =
      switch edge {
      case .top: map(vector: 0, -1)
      case .bottom: map(vector: 0, 1)
      case .left: map(vector: -1, 0)
      case .right: map(vector: 1, 0)
      }
    if outwards.x != 0 { return outwards.x < 0 ? .left : .right }
    return outwards.y < 0 ? .top : .bottom
  }

  private func map(_ shadow: Shadow) -> Shadow {
    let offset = map(vector: shadow.x, shadow.y)
    return Shadow(
      x: offset.x, y: offset.y, blur: shadow.blur * factor, spread: shadow.spread * factor,
      color: shadow.color)
  }

  private func map(_ gradient: Gradient) -> Gradient {
    func place(_ point: Point) -> Point {
      let there = map(vector: point.x - 0.5, point.y - 0.5)
      return Point(0.5 + there.x / factor, 0.5 + there.y / factor)
    }
    return Gradient(
      start: place(gradient.start), end: place(gradient.end), stops: gradient.stops)
  }

  private func map(_ path: Path) -> Path {
    func point(_ p: Point) -> Point {
      let there = map(vector: p.x, p.y)
      return Point(there.x / factor, there.y / factor)
    }
    var mapped = Path()
    for element in path.elements {
      switch element {
      case .move(let p): mapped.move(point(p).x, point(p).y)
      case .line(let p): mapped.line(point(p).x, point(p).y)
      case .curve(let a, let b, let p):
        let (a, b, p) = (point(a), point(b), point(p))
        mapped.curve(a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: mapped.close()
      }
    }
    return mapped
  }

  private func map(_ text: Text) -> Text {
    var text = text
    text.style.size *= factor
    text.style.lineHeight *= factor
    text.style.tracking *= factor
    return text
  }
}
