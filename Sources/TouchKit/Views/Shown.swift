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
  /// The size in points.
  public var size: Size { Size(value(.width), value(.height)) }
  /// From 0, clear, to 1, opaque.
  public var alpha: Double { value(.alpha) }
  /// The turn in radians, clockwise.
  public var rotation: Double { value(.rotation) }
  /// The factors on width and height.
  public var scale: Point { Point(value(.scaleX), value(.scaleY)) }
  /// The shift, in points.
  public var translation: Point { Point(value(.translationX), value(.translationY)) }
  /// The part of the view's coordinates that its frame shows.
  public var bounds: Rect { Rect(origin: view.boundsOrigin, size: size) }

  /// The velocity of a property now, in units a second.
  public func velocity(_ property: AnimatableProperty) -> Double {
    guard let time else { return 0 }
    return view.properties.velocity(property, at: time)
  }

  /// The origin of the view's coordinates in its superview's; nil if the view is scaled or turned.
  var plainOrigin: Point? {
    guard !view.properties.isStill else {
      return view.properties.isPlain ? view.properties.modelOrigin - view.boundsOrigin : nil
    }
    // What follows a value has no model of its own.
    guard let time else { return nil }
    return view.properties.shownOrigin(at: time).map { $0 - view.boundsOrigin }
  }

  /// A point of the superview's coordinates in the view's; nil if the view's transform folds it onto a line.
  func fromParent(_ point: Point) -> Point? {
    if let origin = plainOrigin { return point - origin }
    return transformToParent.inverse?.apply(point)
  }

  /// The map from the view's coordinates to its superview's coordinates.
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
