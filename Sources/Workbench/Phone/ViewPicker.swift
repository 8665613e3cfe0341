import TouchKit

/// Finds the view that a person means by a place on the phone.
package enum ViewPicker {
  package struct Picked: Equatable {
    package var id: String
    /// As much of it as is seen.
    package var frame: Rect
    /// All of it.
    package var whole: Rect

    package init(_ node: ViewTree.Node, id: String) {
      self.id = id
      frame = node.clipped ?? node.frame
      whole = node.frame
    }
  }

  /// The front view with an id at a point of the screen.
  package static func view(at point: Point, in tree: ViewTree) -> Picked? {
    for window in tree.windows.reversed() {
      if let found = find(point, in: window.views) { return found }
    }
    return nil
  }

  /// The front view at a point of the screen, with an id or without.
  package static func node(at point: Point, in tree: ViewTree) -> ViewTree.Node? {
    func find(_ views: [ViewTree.Node]) -> ViewTree.Node? {
      for view in views.reversed() where view.visible {
        if let inside = find(view.children) { return inside }
        if (view.clipped ?? view.frame).contains(point) { return view }
      }
      return nil
    }
    for window in tree.windows.reversed() {
      if let found = find(window.views) { return found }
    }
    return nil
  }

  /// The views with an id that are around each other at a point, the front one last.
  package static func path(at point: Point, in tree: ViewTree) -> [Picked] {
    func path(_ views: [ViewTree.Node]) -> [Picked]? {
      for view in views.reversed() where view.visible {
        let own = view.id.map { Picked(view, id: $0) }
        if let inside = path(view.children) { return (own.map { [$0] } ?? []) + inside }
        if let own, own.frame.contains(point) { return [own] }
      }
      return nil
    }
    for window in tree.windows.reversed() {
      if let found = path(window.views) { return found }
    }
    return []
  }

  private static func find(_ point: Point, in views: [ViewTree.Node]) -> Picked? {
    for view in views.reversed() where view.visible {
      if let inside = find(point, in: view.children) { return inside }
      if let id = view.id {
        let own = Picked(view, id: id)
        if own.frame.contains(point) { return own }
      }
    }
    return nil
  }

  /// The ids of the views that can be seen, in the order of the tree, each once.
  package static func ids(in tree: ViewTree) -> [String] {
    var ids: [String] = []
    func add(_ views: [ViewTree.Node]) {
      for view in views where view.visible {
        if let id = view.id, !ids.contains(id) { ids.append(id) }
        add(view.children)
      }
    }
    for window in tree.windows { add(window.views) }
    return ids
  }
}
