/// The views that a look at places visits, found once for as long as no view comes, goes or is named.
struct ShownViewList {
  private struct Entry {
    unowned let view: View
    /// The view's id, if it is looked for.
    let id: String?
    /// The superview's entry; nil for a window.
    let superview: Int?
  }

  /// Each view after its superview, in the tree's order.
  private var entries: [Entry] = []

  /// With `ids`, only views with these ids and those around them.
  init(_ windows: [Window], _ ids: [String]?) {
    let owners = IDOwners.areNeeded(windows) ? IDOwners(windows) : nil
    for window in windows {
      let start = entries.count
      entries.append(Entry(view: window, id: nil, superview: nil))
      var isNeeded = ids == nil
      for view in window.subviews { isNeeded = add(view, start, owners, ids) || isNeeded }
      if !isNeeded { entries.removeSubrange(start...) }
    }
  }

  /// Adds a view with what is in it; without anything to look for it adds nothing and says so.
  private mutating func add(
    _ view: View, _ superview: Int, _ owners: IDOwners?, _ ids: [String]?
  ) -> Bool {
    let start = entries.count
    var id = owners.map { $0.id(of: view) } ?? view.id
    if let ids, let found = id, !ids.contains(found) { id = nil }
    entries.append(Entry(view: view, id: id, superview: superview))
    var isNeeded = id != nil
    if !view.isElement {
      for inner in view.subviews { isNeeded = add(inner, start, owners, ids) || isNeeded }
    }
    if !isNeeded { entries.removeSubrange(start...) }
    return isNeeded
  }

  /// Where a view is: on the screen, and within the nearest view with an id around it.
  private struct Place {
    var screen: AffineTransform
    var alpha: Double
    var inner: AffineTransform
    var ownAlpha: Double
    /// That view's index among those that are found.
    var parent: Int?
  }

  /// The views that are not hidden.
  var views: [ShownView] {
    var views: [ShownView] = []
    // Nil for what is hidden with all that is in it.
    var places: [Place?] = []
    places.reserveCapacity(entries.count)
    for entry in entries {
      places.append(place(of: entry, in: places, &views))
    }
    return views
  }

  private func place(
    of entry: Entry, in places: [Place?], _ views: inout [ShownView]
  ) -> Place? {
    let view = entry.view
    guard !view.isHidden else { return nil }
    let shown = view.shown
    let own = shown.transformToParent
    guard let superview = entry.superview else {
      return Place(
        screen: own, alpha: shown.alpha, inner: .identity, ownAlpha: 1, parent: nil)
    }
    guard var place = places[superview] else { return nil }
    place.screen = place.screen.after(own)
    place.inner = place.inner.after(own)
    place.alpha *= shown.alpha
    place.ownAlpha *= shown.alpha
    guard let id = entry.id else { return place }
    let bounds = shown.bounds
    views.append(
      ShownView(
        id: id, entry: view.entry, parent: place.parent,
        frame: place.screen.boundingBox(bounds), alpha: place.alpha,
        inner: place.inner.boundingBox(bounds), ownAlpha: place.ownAlpha))
    place.parent = views.count - 1
    place.inner = .identity
    place.ownAlpha = 1
    return place
  }
}

/// The lists that a stage keeps, until its tree of views changes.
struct ShownViewLists {
  private var kept: [(ids: [String]?, list: ShownViewList)] = []

  /// More than a few are asked for by nothing.
  private static let most = 8

  mutating func list(_ ids: [String]?, _ windows: [Window]) -> ShownViewList {
    if let known = kept.first(where: { $0.ids == ids }) { return known.list }
    let list = ShownViewList(windows, ids)
    if kept.count == Self.most { kept.removeFirst() }
    kept.append((ids, list))
    return list
  }

  /// A view came, went or was named, or stands elsewhere in the tree.
  mutating func forget() { kept = [] }
}
