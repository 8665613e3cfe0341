import TestSupport
import TouchKit

/// Touches that nobody's fingers make: any finger, any phase, any place, also at times that are over.
struct MalformedTouches {
  private var random: SeededRandom
  private var time = Time.zero

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let odd = [
    Double.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e300,
    .leastNonzeroMagnitude, -0.0,
  ]

  mutating func next() -> Input {
    time = max(.zero, time + .microseconds(Int64(random.double(in: -3000...5000))))
    let finger =
      random.double(in: 0...1) < 0.05
      ? [-1, Int.max, Int.min, 11].randomElement(using: &random) ?? 0
      : Int(random.double(in: 0...11.9))
    let phase = Touch.Phase.reported.randomElement(using: &random) ?? .began
    return Input(
      .touch(finger: finger, phase: phase, at: Point(coordinate(320), coordinate(480))), at: time)
  }

  private mutating func coordinate(_ most: Double) -> Double {
    random.double(in: 0...1) < 0.05
      ? MalformedTouches.odd.randomElement(using: &random) ?? 0 : random.double(in: -20...most + 20)
  }
}
