import TouchKit

/// Inputs that no finger can make, from a seed: moves before a finger landed, double ends, fingers used twice, times
/// that are past, coordinates that are no numbers, and records of any bytes.
package struct MalformedInputs {
  private var random: MonkeyRandom
  private let size: Size
  private var time = Time.zero

  private static let odd = [
    Double.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e300,
    .leastNonzeroMagnitude, -0.0,
  ]
  private static let oddFingers = [-1, Int.max, Int.min, 11]
  /// How often a finger or a coordinate is an odd one, and an input a record.
  private static let oddShare = 0.05
  private static let recordShare = 0.1
  private static let mostBytes = 68

  package init(seed: UInt64, size: Size) {
    random = MonkeyRandom(seed: seed)
    self.size = size
  }

  package mutating func next() -> Input {
    time = max(.zero, time + .microseconds(random.whole(below: 8000) - 3000))
    if random.share() < MalformedInputs.recordShare { return Input(.raw(bytes()), at: time) }
    let finger =
      random.share() < MalformedInputs.oddShare
      ? MalformedInputs.oddFingers[random.whole(below: MalformedInputs.oddFingers.count)]
      : random.whole(below: 12)
    let phase = Touch.Phase.reported[random.whole(below: Touch.Phase.reported.count)]
    let point = Point(coordinate(size.width), coordinate(size.height))
    return Input(.touch(finger: finger, phase: phase, at: point), at: time)
  }

  private mutating func coordinate(_ most: Double) -> Double {
    random.share() < MalformedInputs.oddShare
      ? MalformedInputs.odd[random.whole(below: MalformedInputs.odd.count)]
      : random.share() * (most + 40) - 20
  }

  /// A record of any length; every other whole one says that it is a touch of the status bar.
  private mutating func bytes() -> [UInt8] {
    var bytes = (0..<random.whole(below: MalformedInputs.mostBytes)).map { _ in
      UInt8(truncatingIfNeeded: random.next())
    }
    if bytes.count >= 32, random.share() < 0.5 {
      let code = RawRecord(type: RawRecord.statusBarDown, x: 0, y: 0).bytes[8..<12]
      bytes.replaceSubrange(8..<12, with: code)
    }
    return bytes
  }
}
