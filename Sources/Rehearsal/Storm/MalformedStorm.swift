import TouchKit

/// Inputs that nobody's fingers make, from a seed: moves before a finger landed, double ends, fingers used twice, times
/// that are over, places that are no numbers, and records of any bytes.
public struct MalformedStorm {
  private var dice: StormDice
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

  public init(seed: UInt64, size: Size) {
    dice = StormDice(seed: seed)
    self.size = size
  }

  public mutating func next() -> Input {
    time = max(.zero, time + .microseconds(dice.whole(below: 8000) - 3000))
    if dice.share() < MalformedStorm.recordShare { return Input(.raw(bytes()), at: time) }
    let finger =
      dice.share() < MalformedStorm.oddShare
      ? MalformedStorm.oddFingers[dice.whole(below: MalformedStorm.oddFingers.count)]
      : dice.whole(below: 12)
    let phase = TouchPhase.allCases[dice.whole(below: TouchPhase.allCases.count)]
    let point = Point(coordinate(size.width), coordinate(size.height))
    return Input(.touch(finger: finger, phase: phase, at: point), at: time)
  }

  private mutating func coordinate(_ most: Double) -> Double {
    dice.share() < MalformedStorm.oddShare
      ? MalformedStorm.odd[dice.whole(below: MalformedStorm.odd.count)]
      : dice.share() * (most + 40) - 20
  }

  /// A record of any length; every other whole one says that it is a touch of the status bar.
  private mutating func bytes() -> [UInt8] {
    var bytes = (0..<dice.whole(below: MalformedStorm.mostBytes)).map { _ in
      UInt8(truncatingIfNeeded: dice.next())
    }
    if bytes.count >= 32, dice.share() < 0.5 {
      let code = RawRecord(type: RawRecord.statusBarDown, x: 0, y: 0).bytes[8..<12]
      bytes.replaceSubrange(8..<12, with: code)
    }
    return bytes
  }
}
