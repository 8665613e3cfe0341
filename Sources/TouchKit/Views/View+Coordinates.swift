/// Maps points between a view and the screen.
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
