import TouchKit

/// A finger that moves along a path, sample by sample.
struct FingerTrack {
  private let finger: Int
  private let start: Time
  private let samples: [FingerPath.Sample]
  private var count = 0

  init(_ path: FingerPath, finger: Int, from start: Time) {
    self.finger = finger
    self.start = start
    samples = path.samples
  }

  var isOver: Bool { count == samples.count }

  /// When it touches, moves or leaves next; nil when it has left.
  var nextTime: Time? { isOver ? nil : start + samples[count].time }

  mutating func next() -> Input.Kind {
    let sample = samples[count]
    count += 1
    return .touch(finger: finger, phase: sample.phase, at: sample.point)
  }
}
