/// The phases of a touch: what an input reports, and what views and gestures see.
extension Touch {
  /// The phase of a touch.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The finger has just landed.
    case began
    /// The finger has just moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// It has lifted.
    case ended
    /// A gesture or the system cancelled the touch.
    case cancelled

    /// The phases that an input reports: a finger that stays where it is sends nothing.
    package static let reported: [Phase] = [.began, .moved, .ended, .cancelled]
  }
}
