import GtkPaint
import TestSupport
import TouchKit

@testable import Screens
@testable import TouchKit

/// Fingers that tap and drag at random, mostly on what can be pressed, faster than the phone comes to rest; after every
/// input the ids are looked at.
struct TapMonkey {
  let tester: PhoneTester
  private var random: SeededRandom
  /// The longest touch and the longest pause, in milliseconds.
  private static let touch = 80.0
  private static let pause = 260.0

  init(seed: UInt64, measurer: PangoMeasurer? = nil) throws {
    random = SeededRandom(seed: seed)
    let screens = ScreenName.all
    tester = try PhoneTester(
      seed % 2 == 0 ? "modern" : "compact", tuning: seed % 3 == 0 ? "classic" : "default",
      environment: Environment(reducedMotion: seed % 5 == 0),
      screen: screens[Int(seed % UInt64(screens.count))], measurer: measurer)
  }

  /// What is wrong after so many fingers: the doubled ids with the time, or nothing.
  mutating func run(_ count: Int) -> [String] {
    for finger in 1...count {
      var place = target()
      if let wrong = send(finger, .began, place) { return wrong }
      tester.pass(random.share() * Self.touch)
      if random.share() < 0.3 {
        place = place + Point(random.share() * 200 - 100, random.share() * 200 - 100)
        if let wrong = send(finger, .moved, place) { return wrong }
        tester.pass(random.share() * Self.touch)
      }
      // Now and then a finger stays down beside the next one.
      if random.share() < 0.9, let wrong = send(finger, .ended, place) { return wrong }
      tester.pass(random.share() * Self.pause)
    }
    return []
  }

  private mutating func target() -> Point {
    let size = tester.stage.screenSize
    let pressable = tester.tree.nodes.filter { $0.isPressable && $0.visible }
    guard !pressable.isEmpty, random.share() < 0.8 else {
      return Point(random.share() * size.width, random.share() * size.height)
    }
    let frame = pressable[random.whole(below: pressable.count)].frame
    return Point(
      min(max(frame.midX, 1), size.width - 1), min(max(frame.midY, 1), size.height - 1))
  }

  private func send(_ finger: Int, _ phase: Touch.Phase, _ place: Point) -> [String]? {
    tester.touch(phase, place.x, place.y, finger: finger % 10)
    let doubled = IDOwners(tester.application.windows).doubled
    let ids = tester.tree.nodes.compactMap(\.id)
    guard !doubled.isEmpty || Set(ids).count < ids.count else { return nil }
    return ["at \(tester.stage.now)"] + doubled + ids.sorted()
  }
}
