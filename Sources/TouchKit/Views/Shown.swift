/// A view as it is drawn now.
public struct Shown {
  let view: View
  let time: Time?

  func value(_ property: AnimatableProperty) -> Double {
    guard !view.properties.isStill, let time else { return view.properties[property] }
    return view.properties.shown(property, at: time)
  }

  /// The frame in the superview's coordinates, before scale, rotation and translation.
  public var frame: Rect { Rect(value(.x), value(.y), value(.width), value(.height)) }
  public var size: Size { Size(value(.width), value(.height)) }
  public var alpha: Double { value(.alpha) }
  public var rotation: Double { value(.rotation) }
  public var scale: Point { Point(value(.scaleX), value(.scaleY)) }
  public var translation: Point { Point(value(.translationX), value(.translationY)) }
  /// The part of the view's coordinates that its frame shows.
  public var bounds: Rect { Rect(origin: view.boundsOrigin, size: size) }

  /// How a property changes now, in units a second.
  public func velocity(_ property: AnimatableProperty) -> Double {
    guard let time else { return 0 }
    return view.properties.velocity(property, at: time)
  }

  /// The origin of the view's coordinates in its superview's, where nothing scales or turns it; nil where something does.
  var plainOrigin: Point? {
    if view.properties.isStill {
      return view.properties.isPlain ? view.properties.modelOrigin - view.boundsOrigin : nil
    }
    guard value(.scaleX) == 1, value(.scaleY) == 1, value(.rotation) == 0 else { return nil }
    return Point(value(.x) + value(.translationX), value(.y) + value(.translationY))
      - view.boundsOrigin
  }

  /// A point of the superview's coordinates in the view's; nil where the view is folded onto a line.
  func fromParent(_ point: Point) -> Point? {
    if let origin = plainOrigin { return point - origin }
    return transformToParent.inverse?.apply(point)
  }

  /// From the view's coordinates to its superview's.
  public var transformToParent: AffineTransform {
    if let origin = plainOrigin { return .translation(origin.x, origin.y) }
    let frame = frame
    let middle = Point(frame.width / 2, frame.height / 2) + view.boundsOrigin
    let place = frame.center + translation
    let scale = scale
    let turn = rotation
    let turned = AffineTransform.rotation(sine: Maths.sin(turn), cosine: Maths.cos(turn))
      .after(.scale(scale.x, scale.y))
    return AffineTransform.translation(place.x, place.y).after(turned)
      .after(.translation(-middle.x, -middle.y))
  }
}

extension View {
  /// The view as it is drawn now.
  public var shown: Shown { Shown(view: self, time: properties.isStill ? nil : window?.stage.now) }

  /// From the view's coordinates to the screen's, as shown now.
  public var transformToScreen: AffineTransform {
    ancestors.reduce(.identity) { transform, view in
      view.shown.transformToParent.after(transform)
    }
  }

  /// A point of the view's coordinates on the screen.
  public func toScreen(_ point: Point) -> Point {
    ancestors.reduce(point) { point, view in
      let shown = view.shown
      return shown.plainOrigin.map { point + $0 } ?? shown.transformToParent.apply(point)
    }
  }

  /// A point of the screen in the view's coordinates.
  public func fromScreen(_ point: Point) -> Point {
    let outer = superview?.fromScreen(point) ?? point
    return shown.fromParent(outer) ?? outer
  }

  /// The bounding box on the screen as shown now, before clipping.
  public var screenFrame: Rect { transformToScreen.boundingBox(shown.bounds) }
}
