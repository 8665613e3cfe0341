import TouchKit

/// Where in a run something is that an input of a take is meant for, and how far a movement is there.
struct FollowedPlace {
  var point: Point
  /// What a point of a movement becomes across and down; negative if mirrored.
  var factor: Point
  /// Whether the view is known to be hit there.
  private(set) var isHit = false

  /// If a view is now larger or smaller by more than this factor, its size says nothing about the movement.
  private static let factors = 0.25...4.0
  /// Files hold no places outside.
  private static let farthest = 10_000.0

  init(point: Point, factor: Point) {
    self.point = point
    self.factor = factor
  }

  /// Nil if the view is not on the screen. `raw` is the place in the take's file.
  init?(of aim: MeantInput.Aim, _ raw: Point, on stage: Stage) {
    let mirrored = aim.direction != stage.environment.direction
    guard let id = aim.view else {
      let place = aim.place ?? PlaceInView(offset: aim.point, size: stage.screenSize)
      let point = place.offset(in: stage.screenSize, mirrored: mirrored)
      self.init(
        point: FollowedPlace.written(point, for: raw), factor: Point(mirrored ? -1 : 1, 1))
      return
    }
    if let first = TouchTarget(first: id, on: stage) {
      self.init(of: aim, in: first, mirrored, raw)
      if first.isHit(at: point, on: stage) {
        isHit = true
        return
      }
    }
    guard let target = TouchTarget(id, on: stage) else { return nil }
    self.init(of: aim, in: target, mirrored, raw)
    let place = aim.place ?? target.place(atOffset: aim.offset)
    let points = target.points(for: place, mirrored: factor.x < 0, on: stage)
      .map { FollowedPlace.written($0, for: raw) }
    let found = points.first { target.isHit(at: $0, on: stage) }
    isHit = found != nil
    // With no point at which the view is hit, the nearest one that can be seen.
    point = found ?? points[max(0, points.count - 2)]
  }

  /// The place itself, whatever is hit there.
  private init(of aim: MeantInput.Aim, in target: TouchTarget, _ mirrored: Bool, _ raw: Point) {
    let isStraight = (target.view as? Slider)?.isDirectional == false
    let mirrored = mirrored && !isStraight
    let place = aim.place ?? target.place(atOffset: aim.offset)
    let point = target.point(for: place, mirrored: mirrored)
    let size = aim.isTaken ? place.size : target.view.shown.size
    let across = FollowedPlace.ratio(place.size.width, size.width)
    self.init(
      point: FollowedPlace.written(point, for: raw),
      factor: Point(
        mirrored ? -across : across, FollowedPlace.ratio(place.size.height, size.height)))
  }

  /// Where a pointer moves. It presses nothing, and there are many of them, so no hit is looked for.
  static func pointer(_ aim: MeantInput.Aim, _ raw: Point, on stage: Stage) -> Point {
    let mirrored = aim.direction != stage.environment.direction
    guard let id = aim.view else { return FollowedPlace(of: aim, raw, on: stage)?.point ?? raw }
    guard let target = TouchTarget(first: id, on: stage) else { return raw }
    return FollowedPlace(of: aim, in: target, mirrored, raw).point
  }

  private static func ratio(_ old: Double, _ new: Double) -> Double {
    guard old > 0, new > 0 else { return 1 }
    return min(max(new / old, factors.lowerBound), factors.upperBound)
  }

  /// How far something moves here, from how far it moves in the take.
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
