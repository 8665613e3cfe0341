/// The place and the alpha of a view with an id, as they are on the screen at one time.
public struct ShownView: Equatable, Sendable {
  /// The view's id.
  public var id: String
  /// Distinguishes the view from another view that has the same id at another time: its number in
  /// the order in which views came into a window.
  public var entry: Int
  /// The index of its nearest ancestor with an id in the same list; nil if it has no such ancestor.
  public var parent: Int?
  /// Where it is on the screen, and the product of its alpha and its ancestors'.
  public var place: Place
  /// Where it is in the coordinates of its parent, or of its window if it has no parent, and the product of its alpha
  /// and those of its ancestors up to the parent.
  public var placeWithin: Place

  /// A number of a view that is shown; scenarios write it behind the view's id and a dot, as in `card.y`.
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
  /// The views with an id that are not hidden, in the tree's order, as they are now or, for a later time that is not after
  /// the next event, as they will be then.
  ///
  /// With `ids`, only those with these ids; then they have no parents but among themselves.
  public func shownViews(_ ids: [String]? = nil, at time: Time? = nil) -> ShownViews {
    let list = shownViewLists.list(ids, application.windows)
    return ahead(to: time ?? now) { list.views(at: now, placesChanges) }
  }
}
