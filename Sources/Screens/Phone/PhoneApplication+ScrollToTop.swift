import TouchKit

/// How a tap on the status bar scrolls a list to its top.
extension PhoneApplication {
  /// Scrolls the key window's scroll view to its top. If several views want it, or no view does, nothing moves.
  ///
  /// Scroll views behind a modal or a popover don't count.
  func scrollToTop() {
    guard let window = keyWindow else { return }
    let front = window.rootController?.frontmost?.view ?? window
    let all = scrollViews(
      in: front, visible: Rect(origin: .zero, size: window.size),
      front.superview?.transformToScreen ?? .identity)
    let willing = all.filter { $0.scrollsToTop }
    guard willing.count == 1, let only = willing.first else {
      stage.note(.application, "no scroll to the top: \(willing.count) scroll views want it")
      return
    }
    guard only.shouldScrollToTop?() ?? true, !only.isDragging else {
      stage.note(.application, "no scroll to the top: \(only.logName) forbids it")
      return
    }
    stage.note(.application, "\(only.logName) scrolls to its top")
    only.scrollToTop()
  }

  /// The scroll views in a view that can be seen, at least in part, within a rectangle of the screen.
  private func scrollViews(
    in view: View, visible: Rect, _ transform: AffineTransform
  ) -> [ScrollView] {
    let shown = view.shown
    guard !view.isHidden, shown.alpha > View.invisibleAlpha else { return [] }
    let toScreen = transform.after(shown.transformToParent)
    let frame = toScreen.boundingBox(shown.bounds)
    var found: [ScrollView] = []
    if let scroll = view as? ScrollView, visible.intersects(frame) { found.append(scroll) }
    guard let inner = view.clipsToBounds ? visible.intersection(frame) : visible else {
      return found
    }
    return found + view.subviews.flatMap { scrollViews(in: $0, visible: inner, toScreen) }
  }
}
