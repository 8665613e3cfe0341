import TestSupport
import TouchKit

/// Motions of every finite kind with numbers like a screen's.
enum RandomMotion {
  static func next(_ random: inout SeededRandom) -> Motion {
    let from = random.double(in: -500...500)
    let to = random.double(in: -500...500)
    let velocity = random.double(in: -4000...4000)
    let start = random.time(in: .zero ... .milliseconds(500))
    switch random.next() % 4 {
    case 0:
      return .animate(
        from: from, to: to, start: start, duration: random.time(in: .tick ... .seconds(1)),
        curve: .cubic(
          x1: random.double(in: 0...1), y1: random.double(in: -2...3),
          x2: random.double(in: 0...1), y2: random.double(in: -2...3)))
    case 1:
      return .animate(
        from: from, to: to, velocity: velocity, start: start, duration: .zero,
        curve: .spring(
          response: random.double(in: 0.1...1), damping: random.double(in: 0.1...3)))
    case 2:
      return .decay(
        DecayMotion(
          from: from, velocity: velocity, start: start,
          deceleration: random.double(in: 0.99...0.999)))
    default:
      return .fling(
        FlingMotion(from: from, velocity: velocity, within: -300...300, start: start))
    }
  }
}
