/// Whether a view is present, covered, or leaving.
extension View {
  /// How a view participates in touches, presses and ids.
  ///
  /// A present view owns its id; if several present views have the same id, the one in the foremost
  /// layer owns it. A covered or leaving view keeps its id only as long as no present view has the
  /// same. So ids are unique in the tree at any instant.
  public enum Standing: Hashable, Sendable {
    /// It receives touches and owns its id.
    case present
    /// Another view covers it, or will soon: no touch reaches it.
    case covered
    /// It is leaving: it receives the touches on its visible part, and ignores them.
    case leaving
  }

  /// Half visible: a view that has faded further accepts no touches, so that they reach what is below it.
  static let mostlyThere = 0.5

  /// Whether the view is more visible than the content below it.
  public var isMostlyThere: Bool { shown.alpha > View.mostlyThere }

  func standingChanged(from old: Standing) {
    guard standing != old else { return }
    window?.stage.idsChanged()
    if standing != .present { withdrawTouches() }
  }

  /// Withdraws every touch from the view and its subviews, as when it leaves its window.
  private func withdrawTouches() {
    guard let stage = window?.stage else { return }
    for recognizer in gestureRecognizers { stage.touches.referee.remove(recognizer) }
    stage.touches.leave(self)
    for view in subviews { view.withdrawTouches() }
  }
}
