import TouchKit

/// Touches that could be anybody's, from a seed: up to ten fingers that land, wander, rest and leave.
///
/// The same seed and size give the same touches for ever, so that what a storm finds can be found again.
public struct FingerStorm {
  private struct Finger {
    var id: Int
    var point: Point
    var way: Point
    /// How many times it still moves.
    var left: Int
  }

  private var dice: StormDice
  private let size: Size
  private var fingers: [Finger] = []
  private var time: Time

  /// The shares of inputs and fingers that decide what a storm is like.
  private enum Share {
    static let another = 0.04
    static let slow = 0.4
    static let taken = 0.1
  }
  private static let mostFingers = 10
  /// The longest pause between two inputs, in microseconds.
  private static let pause = 9000

  public init(seed: UInt64, size: Size, from time: Time = .zero) {
    dice = StormDice(seed: seed)
    self.size = size
    self.time = time
  }

  public mutating func next() -> Input {
    time += .microseconds(200 + dice.whole(below: FingerStorm.pause))
    if fingers.isEmpty
      || fingers.count < FingerStorm.mostFingers && dice.share() < Share.another
    {
      return land()
    }
    let place = dice.whole(below: fingers.count)
    guard fingers[place].left > 0 else {
      let finger = fingers.remove(at: place)
      return touch(dice.share() < Share.taken ? .cancelled : .ended, finger)
    }
    fingers[place].left -= 1
    let next = fingers[place].point + fingers[place].way
    fingers[place].point = Point(
      min(max(next.x, 0), size.width), min(max(next.y, 0), size.height))
    return touch(.moved, fingers[place])
  }

  private mutating func land() -> Input {
    let id = (1...FingerStorm.mostFingers).first { id in !fingers.contains { $0.id == id } } ?? 1
    let speed = dice.share() < Share.slow ? 0.5 : 12
    let finger = Finger(
      id: id, point: Point(dice.share() * size.width, dice.share() * size.height),
      way: Point((dice.share() * 2 - 1) * speed, (dice.share() * 2 - 1) * speed),
      left: dice.whole(below: 40))
    fingers.append(finger)
    return touch(.began, finger)
  }

  private func touch(_ phase: TouchPhase, _ finger: Finger) -> Input {
    Input(.touch(finger: finger.id, phase: phase, at: finger.point), at: time)
  }
}
