import TouchKit

/// Fingers that move along their paths, moment by moment.
struct FingerTrack {
  /// What the fingers do at one time from the beginning.
  private struct Moment {
    var time: Time
    var touches: Step.Inputs
  }

  private let start: Time
  private let moments: [Moment]
  private var count = 0

  /// A finger by its number.
  init(_ path: FingerPath, finger: Int, from start: Time) {
    self.start = start
    moments = path.samples.map { sample in
      Moment(
        time: sample.time,
        touches: [.touch(finger: finger, phase: sample.phase, at: sample.point)])
    }
  }

  /// Two fingers by their numbers.
  init(_ path: TwoFingerPath, fingers: (Int, Int), from start: Time) {
    self.start = start
    moments = path.samples.map { sample in
      Moment(
        time: sample.time,
        touches: [
          .touch(finger: fingers.0, phase: sample.phase, at: sample.first),
          .touch(finger: fingers.1, phase: sample.phase, at: sample.second),
        ])
    }
  }

  var isOver: Bool { count == moments.count }

  /// When they touch, move or leave next; nil when they have left.
  var nextTime: Time? { isOver ? nil : start + moments[count].time }

  mutating func next() -> Step.Inputs {
    count += 1
    return moments[count - 1].touches
  }
}
