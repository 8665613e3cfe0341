import Testing
import TouchKit

@testable import Screens

/// One way in or out of something that appears on the phone.
struct Transition: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  let name: String
  let screen: String
  /// Whether there is such a way at all.
  let isThere: @Sendable (Surroundings) -> Bool
  /// Brings the phone to where the way begins; everything comes to rest after it.
  let before: @Sendable (PhoneTester) throws -> Void
  /// Sets out on the way.
  let go: @Sendable (PhoneTester) throws -> Void
  /// For a way out: where to tap soon after it began, and the words of the log that say that the tap was understood.
  let tap: Tap?

  struct Tap: Sendable {
    let place: Point
    let words: String
  }

  init(
    _ name: String, _ screen: String = "inbox",
    isThere: @escaping @Sendable (Surroundings) -> Bool = { _ in true },
    before: @escaping @Sendable (PhoneTester) throws -> Void = { _ in },
    go: @escaping @Sendable (PhoneTester) throws -> Void, tap: Tap? = nil
  ) {
    self.name = name
    self.screen = screen
    self.isThere = isThere
    self.before = before
    self.go = go
    self.tap = tap
  }

  /// Which tuning the phone has, and whether motion is reduced.
  struct Surroundings: CustomTestStringConvertible, Sendable {
    var testDescription: String { tuning + (reducedMotion ? ", reduced motion" : "") }
    let tuning: String
    let reducedMotion: Bool

    static let all = [
      Surroundings(tuning: "default", reducedMotion: false),
      Surroundings(tuning: "classic", reducedMotion: false),
      Surroundings(tuning: "default", reducedMotion: true),
    ]
  }

  /// Every way in all the surroundings in which it is there.
  static let cases = all.flatMap { way in
    Surroundings.all.filter(way.isThere).map { (way, $0) }
  }

  /// A phone at the beginning of the way.
  func begin(_ surroundings: Surroundings) throws -> PhoneTester {
    let tester = try PhoneTester(
      tuning: surroundings.tuning,
      environment: Environment(reducedMotion: surroundings.reducedMotion), screen: screen)
    tester.pass(100)
    try before(tester)
    tester.settle()
    tester.pass(500)
    return tester
  }
}

extension PhoneTester {
  /// A finger that goes along the screen evenly, in 150 ms, and leaves.
  func swipe(from: Point, to: Point, leaves: Bool = true) {
    touch(.began, from.x, from.y)
    for step in 1...15 {
      pass(10)
      let place = from + (to - from) * (Double(step) / 15)
      touch(.moved, place.x, place.y)
    }
    if leaves { touch(.ended, to.x, to.y) }
  }

  /// Lets a notification arrive that nobody answers.
  func notify(_ more: [Payload.Member] = []) {
    let members: [Payload.Member] = [
      .init("title", .string("Ada")), .init("message", .string("Are you there?")),
    ]
    send(.custom("notify", .object(members + more)))
  }
}
