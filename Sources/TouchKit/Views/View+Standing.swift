/// Whether a view is present, covered, or on its way out.
extension View {
  /// What a view is to touches, presses and names.
  ///
  /// An id belongs to a view that is present, and of several to the one in the foremost layer. What is covered or leaves
  /// keeps its own only as long as no present view has the same, so that ids are unique in the tree at any instant.
  public enum Standing: Hashable, Sendable {
    case present
    /// Something else has taken its place and lies over it, or is about to: no touch reaches it.
    case covered
    /// It is on its way out: it takes the touches on what can be seen of it, and does nothing with them.
    case leaving
  }

  /// Half there: what has faded further no longer stands in the way of what lies below.
  static let mostlyThere = 0.5

  /// Whether more of the view can be seen than of what lies below it.
  public var isMostlyThere: Bool { shown.alpha > View.mostlyThere }

  func standingChanged(from old: Standing) {
    guard standing != old else { return }
    window?.stage.idsChanged()
    if standing != .present { withdrawTouches() }
  }

  /// Takes every touch from the view and from all in it, as when it goes out of its window.
  private func withdrawTouches() {
    guard let stage = window?.stage else { return }
    for recognizer in gestureRecognizers { stage.touches.referee.remove(recognizer) }
    stage.touches.leave(self)
    for view in subviews { view.withdrawTouches() }
  }
}
