/// The place and the alpha of a view with an id, as they are on the screen at one time.
public struct ShownView: Equatable, Sendable {
  /// The view's id.
  public var id: String
  /// The number of the view, in the order in which views came into a window. It distinguishes the view from another
  /// view that has the same id at another time.
  public var entry: Int
  /// The index, in the same list, of the view's nearest ancestor with an id; nil if there is no such ancestor.
  public var parent: Int?
  /// The view's place on the screen. The alpha is the product of the alphas of the view and all its ancestors.
  public var place: Place
  /// The view's place in the coordinates of its parent or, without a parent, of its window. The alpha is the product of
  /// the alphas of the view and its ancestors up to the parent.
  public var placeWithin: Place

  /// One of the numbers of a shown view. In scenarios it is written after the view's id and a dot, as in `card.y`.
  public enum Number: String, CaseIterable, Hashable, Sendable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
    /// How opaque it is.
    case alpha
  }

  /// Where a view is, and how opaque.
  public struct Place: Equatable, Sendable {
    /// The bounding box as drawn, before clipping.
    public var frame: Rect
    /// From 0, clear, to 1, opaque.
    public var alpha: Double
  }
}

/// Reads places of views without the rest of the view tree: many frames a second are read of a motion.
extension Stage {
  /// The views with an id that are not hidden, in the order of the tree, as they are now. With a later time, which must
  /// not be after the next event, as they will be then.
  ///
  /// With `ids`, only the views with these ids. Only views in this list are then parents of other views.
  public func shownViews(_ ids: [String]? = nil, at time: Time? = nil) -> ShownViews {
    let list = shownViewLists.list(ids, application.windows)
    return ahead(to: time ?? now) { list.views(at: now, placesChanges) }
  }
}
