/// The place and the alpha of a view with an id, as they are on the screen at one time.
public struct ShownView: Equatable, Sendable {
  /// The view's id.
  public var id: String
  /// Tells the view from another one that has the id at another time: its number among those that came into a window.
  public var entry: Int
  /// The index of its nearest ancestor with an id in the same list; nil if it has none.
  public var parent: Int?
  /// The bounding box on the screen as drawn, before clipping.
  public var frame: Rect
  /// The product of its alpha and its ancestors'.
  public var alpha: Double
  /// The bounding box in the coordinates of the parent, or of its window if it has no parent.
  public var inner: Rect
  /// The product of its alpha and those of its ancestors up to the parent.
  public var ownAlpha: Double
}

/// Reads places of views without the rest of the view tree: many frames a second are read of a motion.
extension Stage {
  /// The views with an id that are not hidden, in the tree's order, as they are now or, for a later time that is not after
  /// the next event, as they will be then.
  public func shownViews(at time: Time? = nil) -> [ShownView] {
    ahead(to: time ?? now) {
      let owners = IDOwners.areNeeded(application.windows) ? IDOwners(application.windows) : nil
      var finder = ShownViewFinder(owners: owners)
      for window in application.windows where !window.isHidden {
        let shown = window.shown
        for view in window.subviews {
          finder.add(
            view, parent: nil, screen: shown.transformToParent, alpha: shown.alpha,
            inner: .identity, ownAlpha: 1)
        }
      }
      return finder.views
    }
  }
}

/// Walks views and gathers those with an id.
private struct ShownViewFinder {
  /// The owners of the ids; nil if no two views share one.
  let owners: IDOwners?
  var views: [ShownView] = []

  mutating func add(
    _ view: View, parent: Int?, screen: AffineTransform, alpha: Double, inner: AffineTransform,
    ownAlpha: Double
  ) {
    guard !view.isHidden else { return }
    let shown = view.shown
    let own = shown.transformToParent
    let screen = screen.after(own)
    var inner = inner.after(own)
    let alpha = alpha * shown.alpha
    var ownAlpha = ownAlpha * shown.alpha
    var parent = parent
    if let id = owners.map({ $0.id(of: view) }) ?? view.id {
      let bounds = shown.bounds
      views.append(
        ShownView(
          id: id, entry: view.entry, parent: parent,
          frame: screen.boundingBox(bounds), alpha: alpha,
          inner: inner.boundingBox(bounds), ownAlpha: ownAlpha))
      parent = views.count - 1
      inner = .identity
      ownAlpha = 1
    }
    guard !view.isElement else { return }
    for subview in view.subviews {
      add(
        subview, parent: parent, screen: screen, alpha: alpha, inner: inner, ownAlpha: ownAlpha)
    }
  }
}
