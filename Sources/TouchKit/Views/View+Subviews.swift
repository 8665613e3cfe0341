/// Puts views into a view, orders them, removes them and finds them.
extension View {
  /// Adds a view in front of the others, and removes it from its former superview.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index; 0 is the back.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!view.isAncestor(of: self), "a view cannot be put into itself")
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if let window {
      view.setWindow(window)
      view.enter(window.stage)
    }
    setNeedsLayout()
  }

  /// Adds a view right behind a sibling.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Adds a view right in front of a sibling.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind its siblings.
  public func sendToBack(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Removes the view from its superview. The view's motions stop, and its touches are cancelled.
  public func removeFromSuperview() {
    guard let superview else { return }
    if let window { willLeave(window.stage) }
    // A view that receives a cancelled touch may lay views out, and so have moved this one already.
    guard self.superview === superview else { return removeFromSuperview() }
    setWindow(nil)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Whether another view is this view or is inside it, at any depth.
  public func isAncestor(of view: View) -> Bool { view.ancestors.contains { $0 === self } }

  /// Finds a view by its id, in this view and its subviews, including hidden views.
  public func find(_ id: String) -> View? {
    if self.id == id { return self }
    for view in subviews {
      if let found = view.find(id) { return found }
    }
    return nil
  }
}
