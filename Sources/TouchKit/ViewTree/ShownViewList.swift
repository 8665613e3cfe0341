/// The views that a look at places visits. They are found once and kept until a view is added, removed or named.
final class ShownViewList {
  private struct Entry {
    /// Neither counted nor checked, because many are looked at (decision 18): the list is dropped when a view leaves the tree
    /// that keeps it.
    unowned(unsafe) let view: View
    /// The view's id, if it is looked for.
    let id: String?
    /// The superview's entry; nil for a window.
    let superview: Int?
  }

  /// Each view after its superview, in the tree's order.
  private var entries: [Entry] = []
  /// What the last look saw, and after how many changes.
  private var last: ShownViews?
  private var lastChanges = 0
  /// The entries of what moves in it.
  private var moving: [Int] = []

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
  private func add(
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

  /// The views that are not hidden; `changes` is another number after each change of a view's own place.
  func views(at time: Time, _ changes: Int) -> ShownViews {
    guard changes == lastChanges, let former = last else {
      let views = scene(at: time)
      (last, lastChanges) = (views, changes)
      return views
    }
    let looks = moving.map { ViewLook(entries[$0].view, time) }
    guard looks != former.looks else { return former }
    let views = ShownViews(scene: former.scene, looks: looks)
    last = views
    return views
  }

  /// A look at each view.
  private func scene(at time: Time) -> ShownViews {
    var parts: [ShownScene.Part] = []
    parts.reserveCapacity(entries.count)
    // The part of each entry, and the index of the nearest view with an id, itself or around it.
    var (shown, named): ([Int?], [Int?]) = ([], [])
    var (ids, numbers, parents): ([String], [Int], [Int?]) = ([], [], [])
    var looks: [ViewLook] = []
    moving = []
    for (index, entry) in entries.enumerated() {
      let superview = entry.superview.flatMap { shown[$0] }
      let parent = entry.superview.flatMap { named[$0] }
      let isHidden = entry.view.isHidden || entry.superview != nil && superview == nil
      shown.append(isHidden ? nil : parts.count)
      named.append(entry.id == nil ? parent : ids.count)
      guard !isHidden else { continue }
      var part = ShownScene.Part(
        superview: superview, isNamed: entry.id != nil, look: ViewLook(entry.view, time))
      if !entry.view.properties.isStill || entry.view.scrolls {
        part.moving = looks.count
        looks.append(part.look)
        moving.append(index)
      }
      parts.append(part)
      guard let id = entry.id else { continue }
      ids.append(id)
      numbers.append(entry.view.entryNumber)
      parents.append(parent)
    }
    let roster = ShownScene.Roster(ids: ids, entries: numbers, parents: parents)
    let former = last?.scene.roster
    return ShownViews(
      scene: ShownScene(parts, former.flatMap { $0 == roster ? $0 : nil } ?? roster), looks: looks)
  }
}

/// The lists that a stage keeps, until its tree of views changes.
struct ShownViewLists {
  private var kept: [(ids: [String]?, list: ShownViewList)] = []

  /// More than a few lists are never needed.
  private static let most = 8

  mutating func list(_ ids: [String]?, _ windows: [Window]) -> ShownViewList {
    if let known = kept.first(where: { $0.ids == ids }) { return known.list }
    let list = ShownViewList(windows, ids)
    if kept.count == Self.most { kept.removeFirst() }
    kept.append((ids, list))
    return list
  }

  /// A view was added, removed or named, or is at another place in the tree.
  mutating func forget() { kept = [] }
}
