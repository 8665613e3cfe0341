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
  ///
  /// With `ids`, only those with these ids; then they have no parents but among themselves.
  public func shownViews(_ ids: [String]? = nil, at time: Time? = nil) -> [ShownView] {
    ahead(to: time ?? now) { shownViewLists.list(ids, application.windows).views }
  }
}
