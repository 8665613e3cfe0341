import TestSupport
import TouchKit

/// Touches that could be a person's, from a seed: up to ten fingers that land, wander and leave.
struct RandomTouches {
  private struct Finger {
    var id: Int
    var point: Point
    var way: Point
    var left: Int
  }
  private var random: SeededRandom
  private var fingers: [Finger] = []
  private var time: Time

  init(seed: UInt64, from time: Time = .zero) {
    random = SeededRandom(seed: seed)
    self.time = time
  }

  mutating func next() -> Input {
    time += .microseconds(Int64(random.double(in: 200...9000)))
    let wantsMore = fingers.isEmpty || fingers.count < 10 && random.double(in: 0...1) < 0.04
    if wantsMore {
      let id = (1...10).first { id in !fingers.contains { $0.id == id } } ?? 1
      let point = Point(random.double(in: 0...320), random.double(in: 0...480))
      let speed = random.double(in: 0...1) < 0.4 ? 0.5 : 12
      fingers.append(
        Finger(
          id: id, point: point,
          way: Point(random.double(in: -speed...speed), random.double(in: -speed...speed)),
          left: Int(random.double(in: 0...40))))
      return Input(.touch(finger: id, phase: .began, at: point), at: time)
    }
    let index = min(Int(random.double(in: 0...Double(fingers.count))), fingers.count - 1)
    if fingers[index].left == 0 {
      let finger = fingers.remove(at: index)
      let phase = random.double(in: 0...1) < 0.1 ? Touch.Phase.cancelled : .ended
      return Input(.touch(finger: finger.id, phase: phase, at: finger.point), at: time)
    }
    fingers[index].left -= 1
    fingers[index].point = fingers[index].point + fingers[index].way
    return Input(
      .touch(finger: fingers[index].id, phase: .moved, at: fingers[index].point), at: time)
  }
}
