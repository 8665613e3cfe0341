import TouchKit

/// A finger of a take that is played on another phone: where it moves there while it moves along its path on the
/// recorded phone.
///
/// It is measured by the view it began on: if that view is twice as high, the finger moves twice as far up or down, so
/// that as many rows scroll past and as much of a row is swiped. A finger that stays moves no farther than it did.
struct FollowedFinger {
  /// The id of the view it landed on; nil if it landed on no view.
  let view: String?
  /// Where it is on the recorded phone, and where in this run.
  private var then: Point
  private var now: Point
  /// Where it landed, or where another finger joined it.
  private var start: (then: Point, now: Point)
  private var factor: Point

  /// So near to its start a finger counts as still: a tap stays a tap.
  private static let still = 10.0

  init(view: String?, then: Point, _ place: FollowedPlace) {
    self.view = view
    self.then = then
    now = place.point
    start = (then, now)
    factor = place.factor
  }

  /// The finger moves on the recorded phone; returns where it is in this run. `raw` is the place in the take's file.
  mutating func move(to point: Point, _ raw: Point) -> Point {
    let way = point - start.then
    then = point
    now = FollowedPlace.written(
      start.now
        + Point(FollowedFinger.way(way.x, factor.x), FollowedFinger.way(way.y, factor.y)),
      for: raw)
    return now
  }

  private static func way(_ length: Double, _ factor: Double) -> Double {
    let near = min(max(length, -still), still)
    return (factor < 0 ? -near : near) + (length - near) * factor
  }

  /// Another finger joins it on the same view: from now on both keep their distances, so that a pinch stays that pinch.
  mutating func join() {
    start = (then, now)
    factor = Point(factor.x < 0 ? -1 : 1, 1)
  }

  /// The place in this run of a finger that joins it at a point of the recorded phone.
  func beside(_ point: Point) -> Point {
    let distance = point - then
    return now + Point(factor.x < 0 ? -distance.x : distance.x, distance.y)
  }
}
