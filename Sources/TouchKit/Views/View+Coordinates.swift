/// Maps points between a view and the screen.
extension View {
  /// The view as it is drawn now.
  public var shown: Shown { Shown(view: self, time: properties.isStill ? nil : window?.stage.now) }

  /// The map from the view's coordinates to the screen's coordinates, as shown now.
  public var transformToScreen: AffineTransform {
    ancestors.reduce(.identity) { transform, view in
      view.shown.transformToParent.after(transform)
    }
  }

  /// Converts a point from the view's coordinates to the screen's.
  public func toScreen(_ point: Point) -> Point {
    ancestors.reduce(point) { point, view in
      let shown = view.shown
      return shown.plainOrigin.map { point + $0 } ?? shown.transformToParent.apply(point)
    }
  }

  /// Converts a point from the screen's coordinates to the view's.
  public func fromScreen(_ point: Point) -> Point {
    let outer = superview?.fromScreen(point) ?? point
    return shown.fromParent(outer) ?? outer
  }

  /// The bounding box on the screen as shown now, before clipping.
  public var screenFrame: Rect { transformToScreen.boundingBox(shown.bounds) }
}
