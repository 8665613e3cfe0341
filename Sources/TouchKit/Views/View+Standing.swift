/// Whether a view is present, covered, or leaving.
extension View {
  /// How a view participates in touches, presses and ids.
  ///
  /// A present view owns its id. If several present views have the same id, the view in the foremost layer owns it. A
  /// covered or leaving view keeps its id only as long as no present view has the same id. So ids are unique in the
  /// tree at any instant.
  public enum Standing: Hashable, Sendable {
    /// The view receives touches and owns its id.
    case present
    /// Another view covers the view, or will soon cover it. It receives no touches.
    case covered
    /// The view is leaving. It receives the touches on its visible part, and ignores them.
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
