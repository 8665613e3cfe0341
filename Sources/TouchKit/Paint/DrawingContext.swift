/// Collects a display list while views paint. Coordinates are those of the view that paints.
public struct DrawingContext {
  /// The present environment: appearance, text size and so on.
  public let environment: Environment
  /// The object that measures text, with the same result as when the text is painted.
  public let measurer: any TextMeasuring
  /// The items that were painted so far, back to front.
  public private(set) var items: [DisplayItem] = []
  /// Which view paints from which item on; nil unless the caller asks for it.
  private(set) var painters: PainterList?
  /// The origin of the painting view's coordinates in those of the list.
  private var origin = Point.zero
  /// The visible rectangle, in the coordinates of the list.
  private var visible: Rect

  init(
    environment: Environment, measurer: any TextMeasuring, screen: Size,
    painters: PainterList? = nil
  ) {
    self.painters = painters
    self.environment = environment
    self.measurer = measurer
    visible = Rect(origin: .zero, size: screen)
    items.reserveCapacity(512)
  }

  /// The colour for the present appearance and contrast.
  public func color(_ color: DynamicColor) -> Color { color.resolved(environment) }

  /// Whether any part of a rectangle can be seen.
  public func canSee(_ rect: Rect) -> Bool { visible.intersects(rect.offset(by: origin)) }

  /// Paints a rectangle in one colour, with square or round corners.
  public mutating func fill(_ rect: Rect, radii: CornerRadii = .zero, _ color: Color) {
    guard color.alpha > 0 else { return }
    items.append(.fill(rect.offset(by: origin), radii, color))
  }

  /// Paints a rectangle in one colour, with the same radius at all corners.
  public mutating func fill(_ rect: Rect, radius: Double, _ color: Color) {
    fill(rect, radii: CornerRadii(all: radius), color)
  }

  /// Paints a rectangle with a gradient.
  public mutating func gradient(_ rect: Rect, radii: CornerRadii = .zero, _ gradient: Gradient) {
    items.append(.gradient(rect.offset(by: origin), radii, gradient))
  }

  /// Paints a line along the inside of a rectangle's edge; width 0 is one device pixel.
  public mutating func border(
    _ rect: Rect, radii: CornerRadii = .zero, width: Double, _ color: Color
  ) {
    items.append(.border(rect.offset(by: origin), radii, width: width, color))
  }

  /// Paints a line one device pixel thick along an edge of a rectangle.
  public mutating func hairline(_ rect: Rect, _ edge: HairlineEdge, _ color: Color) {
    items.append(.hairline(rect.offset(by: origin), edge, color))
  }

  /// Paints the shadow that a rectangle casts outside itself.
  public mutating func shadow(_ rect: Rect, radii: CornerRadii = .zero, _ shadow: Shadow) {
    items.append(.shadow(rect.offset(by: origin), radii, shadow))
  }

  /// Paints a shadow inside a rectangle, which then looks recessed.
  public mutating func innerShadow(_ rect: Rect, radii: CornerRadii = .zero, _ shadow: Shadow) {
    items.append(.innerShadow(rect.offset(by: origin), radii, shadow))
  }

  /// Paints text in a box whose top left corner is at a point. Without a width, lines are not wrapped.
  public mutating func text(_ text: Text, at point: Point, width: Double?, _ color: Color) {
    guard !text.string.isEmpty else { return }
    items.append(.text(text, point + origin, width: width, color))
  }

  /// Fills a path that is moved to a point and scaled.
  public mutating func fillPath(
    _ path: Path, at point: Point, scale: Double = 1, _ color: Color
  ) {
    items.append(.fillPath(path, point + origin, scale: scale, color))
  }

  /// Draws a line along a path that is moved to a point and scaled. The line has round ends, and its width is in the
  /// path's units.
  public mutating func strokePath(
    _ path: Path, at point: Point, scale: Double = 1, width: Double, _ color: Color
  ) {
    items.append(.strokePath(path, point + origin, scale: scale, width: width, color))
  }

  /// Paints a part of a bitmap, in pixels of the bitmap, stretched over a rectangle.
  public mutating func bitmap(_ bitmap: Bitmap, part: Rect, in rect: Rect, tint: Color? = nil) {
    items.append(.bitmap(bitmap, part: part, rect.offset(by: origin), tint: tint))
  }

  /// Clips everything that the closure paints to a rounded rectangle.
  public mutating func clip(
    _ rect: Rect, radii: CornerRadii = .zero, _ paint: (inout DrawingContext) -> Void
  ) {
    guard let inside = visible.intersection(rect.offset(by: origin)) else { return }
    let outside = visible
    items.append(.pushClip(rect.offset(by: origin), radii))
    visible = inside
    paint(&self)
    visible = outside
    items.append(.pop)
  }

  /// Applies a transform, in the view's coordinates, to everything that the closure paints.
  public mutating func transform(
    _ transform: AffineTransform, _ paint: (inout DrawingContext) -> Void
  ) {
    // The map is moved so that the items inside are around its own origin: no far coordinate reaches the list.
    let outer = AffineTransform.translation(origin.x, origin.y).after(transform)
    guard let inverse = outer.inverse else { return }
    let kept = (origin, visible)
    items.append(.pushTransform(outer))
    origin = .zero
    visible = inverse.boundingBox(kept.1)
    paint(&self)
    (origin, visible) = kept
    items.append(.pop)
  }

  /// Paints everything in the closure as one group, with an opacity.
  public mutating func opacity(_ alpha: Double, _ paint: (inout DrawingContext) -> Void) {
    let start = items.count
    items.append(.pop)
    paint(&self)
    guard let bounds = DisplayList.ink(of: items[(start + 1)...]) else {
      items.removeLast(items.count - start)
      painters?.forget(from: start)
      return
    }
    items[start] = .pushOpacity(alpha, bounds: bounds)
    items.append(.pop)
  }

  /// Paints a subview once more, at another place and with an opacity. Use it for a cross-fade between two places.
  public mutating func repaint(_ subview: View, movedBy distance: Point, alpha: Double) {
    let kept = origin
    opacity(alpha) { context in
      context.origin = kept + distance
      context.paint(subview)
    }
    origin = kept
  }

  /// Paints the rectangle `source` once, with the closure, and draws this picture in slices.
  public mutating func slices(
    source: Rect, _ slices: [Slice], _ paint: (inout DrawingContext) -> Void
  ) {
    let place = origin
    let kept = visible
    items.append(
      .pushSlices(
        source: source,
        slices.map { slice in
          var moved = slice
          moved.transform = AffineTransform.translation(place.x, place.y).after(slice.transform)
          return moved
        }))
    origin = .zero
    visible = source
    paint(&self)
    (origin, visible) = (place, kept)
    items.append(.pop)
  }

  /// Paints a view with its subviews, in the coordinates of its superview.
  mutating func paint(_ view: View) {
    guard !view.isHidden else { return }
    let shown = view.shown
    let alpha = shown.alpha
    guard alpha > 0 else { return }
    if alpha < 1 {
      opacity(alpha) { $0.place(view, shown) }
    } else {
      place(view, shown)
    }
  }

  private mutating func place(_ view: View, _ shown: Shown) {
    if let inner = shown.plainOrigin {
      let frame = Rect(origin: inner + view.boundsOrigin, size: shown.size)
      if view.clipsToBounds && view.shadow == nil, !canSee(frame) { return }
      let kept = origin
      origin = origin + inner
      content(view, shown)
      origin = kept
    } else {
      let middle = shown.bounds.center
      let transform = shown.transformToParent.after(.translation(middle.x, middle.y))
      self.transform(transform) { context in
        context.origin = Point(-middle.x, -middle.y)
        context.content(view, shown)
      }
    }
  }

  private mutating func content(_ view: View, _ shown: Shown) {
    guard let effect = view.sliceEffect else {
      unbent(view, shown)
      return
    }
    // The texture would cut the shadow off. So the shadow is under it, and follows the part of the view that is left.
    if let shadow = view.shadow {
      let caster = effect.shadowCaster(effect.progress.shown, shown.bounds)
      var soft = shadow.resolved(environment)
      soft.color = soft.color.faded(caster.strength)
      if soft.color.alpha > 0, !caster.rect.isEmpty {
        self.shadow(caster.rect, radii: view.cornerRadii.fitting(caster.rect.size), soft)
      }
    }
    slices(source: shown.bounds, effect.shown(shown.bounds)) {
      $0.unbent(view, shown, withShadow: false)
    }
  }

  private mutating func unbent(_ view: View, _ shown: Shown, withShadow: Bool = true) {
    let bounds = shown.bounds
    let radii = view.cornerRadii
    painters?.note(view, .ground, from: items.count)
    if withShadow, let shadow = view.shadow {
      self.shadow(bounds, radii: radii, shadow.resolved(environment))
    }
    if let color = view.shownBackground(environment) { fill(bounds, radii: radii, color) }
    if view.clipsToBounds {
      clip(bounds, radii: radii) { $0.inside(view) }
    } else {
      inside(view)
    }
    painters?.note(view, .ground, from: items.count)
    if let shadow = view.innerShadow {
      innerShadow(bounds, radii: radii, shadow.resolved(environment))
    }
    if let line = view.border {
      border(bounds, radii: radii, width: line.width, line.color.resolved(environment))
    }
  }

  private mutating func inside(_ view: View) {
    painters?.note(view, .content, from: items.count)
    view.draw(in: &self)
    for subview in view.subviews { paint(subview) }
    painters?.note(view, .content, from: items.count)
    view.drawOverlay(in: &self)
  }
}
