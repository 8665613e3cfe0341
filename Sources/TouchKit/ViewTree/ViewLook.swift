/// How a view is shown in its superview at one time.
struct ViewLook: Equatable, Sendable {
  var bounds: Rect
  /// From its coordinates to the superview's.
  var transform: AffineTransform
  var alpha: Double

  init(_ view: View, _ time: Time) {
    let place = view.properties.place(at: time)
    bounds = Rect(origin: view.boundsOrigin, size: place.size)
    alpha = place.alpha
    if let origin = place.origin {
      transform = .translation(origin.x - bounds.x, origin.y - bounds.y)
    } else {
      transform = Shown(view: view, time: time).transformToParent
    }
  }
}
