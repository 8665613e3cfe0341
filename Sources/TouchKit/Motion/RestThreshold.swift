/// How near to its target, and how slow, a motion must stay to count as ended.
public struct RestThreshold: Hashable, Sendable {
  /// The greatest distance from the target, in the motion's own unit.
  public var distance: Double
  /// The greatest velocity, in units per second.
  public var speed: Double

  /// A threshold with this distance and this speed.
  public init(distance: Double, speed: Double) {
    precondition(
      distance.isFinite && speed.isFinite && distance > 0 && speed > 0,
      "a rest threshold needs a distance and a speed above 0, not \(distance) and \(speed)")
    self.distance = distance
    self.speed = speed
  }

  /// For values in points: at scale 3, about a thirtieth of a pixel, and about a pixel in three seconds.
  public static let points = RestThreshold(distance: 0.01, speed: 0.1)

  /// For a progress of 0…1 over up to 500 points of travel: `points` divided by 500.
  public static let progress = RestThreshold(distance: 0.000_02, speed: 0.000_2)
}
