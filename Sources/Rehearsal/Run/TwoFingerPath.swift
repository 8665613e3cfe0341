import TouchKit

/// Two fingers opposite each other around a place, which move apart, together or round at equal speed.
///
/// Both stay on the screen: where it is too narrow for their distance, the distance ends there. The distance of a twist
/// stays the same, so that it is not also a pinch.
struct TwoFingerPath {
  struct Sample: Equatable {
    /// From the beginning of the path.
    var time: Time
    var phase: Touch.Phase
    var first: Point
    var second: Point
  }

  private let middle: Point
  private let fingers: Step.TwoFingers
  /// The greatest distance with which both fingers stay on the screen during the whole path.
  private let mostDistance: Double

  /// How near to an edge of the screen a finger comes: the right and the lower edge are no part of it.
  private static let margin = 1.0

  /// Nil if the place is not on the screen.
  init?(around middle: Point, _ fingers: Step.TwoFingers, on screen: Size) {
    guard Rect(origin: .zero, size: screen).contains(middle) else { return nil }
    self.middle = middle
    self.fingers = fingers
    let room = Size(
      min(middle.x, screen.width - middle.x) - TwoFingerPath.margin,
      min(middle.y, screen.height - middle.y) - TwoFingerPath.margin)
    mostDistance =
      switch fingers.movement {
      case .pinch: TwoFingerPath.distance(toward: Point(1, 0), room)
      case .twist(let from, let to):
        FingerPath.times(in: fingers.duration).map { time in
          let angle = from + (to - from) * fingers.share(at: time)
          return TwoFingerPath.distance(toward: TwoFingerPath.direction(angle), room)
        }.min() ?? 0
      }
  }

  /// Where the fingers land.
  var landings: [Point] {
    let first = sample(.zero, .began)
    return [first.first, first.second]
  }

  /// Where the fingers are, at the times of a finger that follows a line.
  var samples: [Sample] {
    let times = FingerPath.times(in: fingers.duration)
    return times.enumerated().map { index, time in
      sample(time, index == 0 ? .began : index == times.count - 1 ? .ended : .moved)
    }
  }

  private func sample(_ time: Time, _ phase: Touch.Phase) -> Sample {
    let share = fingers.share(at: time)
    let distance: Double
    let direction: Point
    switch fingers.movement {
    case .pinch(let from, let to):
      distance = from + (to - from) * share
      direction = Point(1, 0)
    case .twist(let from, let to):
      distance = Step.TwoFingers.twistDistance
      direction = TwoFingerPath.direction(from + (to - from) * share)
    }
    let arm = direction * (min(distance, mostDistance) / 2)
    return Sample(time: time, phase: phase, first: middle - arm, second: middle + arm)
  }

  /// From the place toward the second finger, at an angle in degrees.
  private static func direction(_ degrees: Double) -> Point {
    let angle = degrees / 360 * Maths.turn
    return Point(Maths.cos(angle), Maths.sin(angle))
  }

  /// The greatest distance of fingers in a direction if there is so much room to the sides of the place and above and below it.
  private static func distance(toward direction: Point, _ room: Size) -> Double {
    func reach(_ room: Double, _ part: Double) -> Double {
      part == 0 ? .infinity : max(0, room) / part.magnitude
    }
    return 2 * min(reach(room.width, direction.x), reach(room.height, direction.y))
  }
}

extension Step.TwoFingers {
  /// How much of the path is done after a time.
  fileprivate func share(at time: Time) -> Double {
    Double(time.microseconds) / Double(duration.microseconds)
  }
}
