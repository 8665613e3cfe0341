import TouchKit

/// Touches as a person could make them, from a seed: up to ten fingers that land, wander, rest and leave.
///
/// The same seed and size always make the same touches, so that a fault that a monkey test finds can be found again.
package struct FingerMonkey {
  private struct Finger {
    var id: Int
    var point: Point
    /// How far it moves in each step.
    var step: Point
    var movesLeft: Int
  }

  private var random: MonkeyRandom
  private let size: Size
  private var fingers: [Finger] = []
  private var time: Time

  /// The shares of inputs and fingers that decide what a monkey test is like.
  private enum Share {
    static let another = 0.04
    static let slow = 0.4
    static let cancelled = 0.1
  }
  private static let mostFingers = 10
  /// The longest pause between two inputs, in microseconds.
  private static let pause = 9000

  package init(seed: UInt64, size: Size, from time: Time = .zero) {
    random = MonkeyRandom(seed: seed)
    self.size = size
    self.time = time
  }

  package mutating func next() -> Input {
    time += .microseconds(200 + random.whole(below: FingerMonkey.pause))
    if fingers.isEmpty
      || fingers.count < FingerMonkey.mostFingers && random.share() < Share.another
    {
      return land()
    }
    let index = random.whole(below: fingers.count)
    guard fingers[index].movesLeft > 0 else {
      let finger = fingers.remove(at: index)
      return touch(random.share() < Share.cancelled ? .cancelled : .ended, finger)
    }
    fingers[index].movesLeft -= 1
    let next = fingers[index].point + fingers[index].step
    fingers[index].point = Point(
      min(max(next.x, 0), size.width), min(max(next.y, 0), size.height))
    return touch(.moved, fingers[index])
  }

  private mutating func land() -> Input {
    let id = (1...FingerMonkey.mostFingers).first { id in !fingers.contains { $0.id == id } } ?? 1
    let speed = random.share() < Share.slow ? 0.5 : 12
    let finger = Finger(
      id: id, point: Point(random.share() * size.width, random.share() * size.height),
      step: Point((random.share() * 2 - 1) * speed, (random.share() * 2 - 1) * speed),
      movesLeft: random.whole(below: 40))
    fingers.append(finger)
    return touch(.began, finger)
  }

  private func touch(_ phase: Touch.Phase, _ finger: Finger) -> Input {
    Input(.touch(finger: finger.id, phase: phase, at: finger.point), at: time)
  }
}
