import TouchKit

/// Two fingers that stay opposite each other around a place.
extension Step {
  /// How they move.
  package struct TwoFingers: Hashable, Sendable {
    package enum Movement: Hashable, Sendable {
      /// They stay beside each other, and their distance changes, in points.
      case pinch(from: Double, to: Double)
      /// They keep their distance and turn about the place, in degrees clockwise; at 0 they are beside each other.
      case twist(from: Double, to: Double)
    }

    package var movement: Movement
    package var duration: Time

    /// How far apart the fingers of a pinch may be.
    static let distances = 0.0...10_000
    /// How far the fingers of a twist may turn: ten times around.
    static let angles = -3600.0...3600
    /// How far apart the fingers of a twist are.
    static let twistDistance = 120.0

    package init(_ movement: Movement, duration: Time) {
      self.movement = movement
      self.duration = duration
    }
  }
}
