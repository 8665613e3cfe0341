import TouchKit

/// Where a view is once nothing moves.
extension View {
  /// The frame on the screen by the models of all views around, without scales, turns and shifts.
  var restingScreenFrame: Rect {
    let origin = ancestors.dropFirst().reduce(frame.origin) { origin, view in
      let scrolled = (view as? ScrollView).map { Point(0, $0.offset) } ?? .zero
      return origin + view.frame.origin - scrolled
    }
    return Rect(origin: origin, size: size)
  }
}
