/// The phases of a touch: what an input reports, and what views and gestures see.
extension Touch {
  /// The phase of a touch.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It has just landed.
    case began
    /// It has just moved.
    case moved
    /// It is down and stayed where it was.
    case stationary
    /// It has left.
    case ended
    /// A gesture or the system cancelled it.
    case cancelled

    /// The phases that an input reports: a finger that stays where it is sends nothing.
    package static let reported: [Phase] = [.began, .moved, .ended, .cancelled]
  }
}
