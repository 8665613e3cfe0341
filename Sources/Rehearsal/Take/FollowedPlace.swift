import TouchKit

/// Where in a run something is that an input of a take is meant for, and how far a way goes there.
struct FollowedPlace {
  var point: Point
  /// What a point of a way becomes across and down; negative if mirrored.
  var factor: Point

  /// A view that is larger or smaller than this by itself says nothing about the way.
  private static let factors = 0.25...4.0
  /// Files hold no places outside.
  private static let farthest = 10_000.0

  init(point: Point, factor: Point) {
    self.point = point
    self.factor = factor
  }

  /// Nil if the view is not on the screen. `raw` is the place in the take's file.
  init?(of aim: MeantInput.Aim, _ raw: Point, on stage: Stage) {
    var mirrored = aim.direction != stage.environment.direction
    guard let id = aim.view else {
      let place = aim.place ?? PlaceInView(offset: aim.point, size: stage.screenSize)
      point = FollowedPlace.written(
        place.offset(in: stage.screenSize, mirrored: mirrored), for: raw)
      factor = Point(mirrored ? -1 : 1, 1)
      return
    }
    guard let target = TouchTarget(id, on: stage) else { return nil }
    if let slider = target.view as? Slider, !slider.isDirectional { mirrored = false }
    guard let place = aim.place else {
      point = FollowedPlace.written(target.point(atOffset: aim.offset, on: stage), for: raw)
      factor = Point(mirrored ? -1 : 1, 1)
      return
    }
    point = FollowedPlace.written(target.point(for: place, mirrored: mirrored, on: stage), for: raw)
    let size = aim.isTaken ? place.size : target.view.shown.size
    let across = FollowedPlace.ratio(place.size.width, size.width)
    factor = Point(
      mirrored ? -across : across, FollowedPlace.ratio(place.size.height, size.height))
  }

  private static func ratio(_ old: Double, _ new: Double) -> Double {
    guard old > 0, new > 0 else { return 1 }
    return min(max(new / old, factors.lowerBound), factors.upperBound)
  }

  /// How far something goes that goes a way in the take.
  func way(_ distance: Point) -> Point { Point(distance.x * factor.x, distance.y * factor.y) }

  /// A place as a take's file holds it: where nothing has changed, the same to the bit.
  static func written(_ point: Point, for raw: Point) -> Point {
    func number(_ number: Double, _ raw: Double) -> Double {
      guard abs(number - raw) > 1e-6, number.isFinite else { return raw }
      return (min(max(number, -farthest), farthest) * 100).rounded() / 100
    }
    return Point(number(point.x, raw.x), number(point.y, raw.y))
  }
}
