import Testing
import TouchKit

@testable import Screens
@testable import TouchKit

/// Fingers that are quicker than what they set in motion.
@Suite struct QuickTapTests {
  private func pushes(_ tester: PhoneTester) -> Int {
    tester.log(.navigation).count { $0.hasPrefix("pushed") }
  }

  private func expectUnique(_ tester: PhoneTester) {
    let ids = tester.tree.nodes.compactMap(\.id)
    #expect(Set(ids).count == ids.count, "\(ids.sorted())")
  }

  @Test(arguments: [10.0, 30, 60, 140])
  func `A double click opens a message once`(pause: Double) throws {
    let tester = try PhoneTester("modern")
    let place = try tester.frame("row-1").center
    for _ in 1...2 {
      tester.tap(place.x, place.y)
      expectUnique(tester)
      tester.pass(pause)
    }
    tester.settle()
    #expect(pushes(tester) == 1 && tester.exists("message"))
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("message"), "one way back leads to the inbox")
  }

  @Test(arguments: [0.0, 40, 90])
  func `Of two rows tapped one soon after the other the first opens`(pause: Double) throws {
    let tester = try PhoneTester("modern")
    let (first, second) = (try tester.frame("row-1").center, try tester.frame("row-3").center)
    tester.tap(first.x, first.y)
    tester.pass(pause)
    tester.tap(second.x, second.y)
    expectUnique(tester)
    tester.settle()
    #expect(pushes(tester) == 1)
  }

  @Test func `Of two fingers that lift from two rows the first one's opens`() throws {
    let tester = try PhoneTester("modern")
    let (first, second) = (try tester.frame("row-1").center, try tester.frame("row-3").center)
    tester.touch(.began, first.x, first.y, finger: 1)
    tester.touch(.began, second.x, second.y, finger: 2)
    tester.pass(50)
    tester.touch(.ended, first.x, first.y, finger: 1)
    tester.pass(10)
    tester.touch(.ended, second.x, second.y, finger: 2)
    expectUnique(tester)
    tester.settle()
    #expect(pushes(tester) == 1)
    #expect(tester.log(.gesture).last != nil)
  }

  @Test(arguments: [20.0, 50, 200])
  func `A meal tapped just after its sheet was cancelled has one set of kinds`(pause: Double) throws
  {
    let tester = try PhoneTester("modern", screen: "schedule")
    try tester.tap("meal-2026-01-05-2")
    tester.settle()
    tester.tap(160, 100)
    tester.pass(pause)
    expectUnique(tester)
    try tester.tap("meal-2026-01-05-1")
    expectUnique(tester)
    tester.pass(100)
    expectUnique(tester)
    #expect(tester.tree.nodes.compactMap(\.id).count { $0 == "meal-kind-lunch" } == 1)
    tester.settle()
    #expect(tester.exists("meal-kind-lunch"))
  }

  @Test(arguments: Array(stride(from: 60.0, through: 900, by: 40)))
  func `A switch on a drawer that opens is pressed whenever it is tapped`(pause: Double) throws {
    let tester = try PhoneTester("modern")
    tester.tap(196, 10)
    tester.pass(pause)
    let place = try tester.frame("drawer-toggle-dark").center
    // While it is still above the status bar's lower edge the status bar is what is seen there.
    guard place.y > 60 else { return }
    let ends = tester.log(.motion).filter { $0.hasPrefix("drawer.progress") }
    tester.tap(place.x, place.y)
    #expect(tester.stage.environment.appearance == .dark)
    let later = tester.log(.motion).filter { $0.hasPrefix("drawer.progress from") }
    #expect(later == ends.filter { $0.contains(" from ") }, "the motion goes on")
    tester.settle()
    #expect(try tester.frame("drawer").y == 54)
  }

  @Test func `A list that has all but come to rest takes taps, a faster one is stopped`() throws {
    for (pause, opens) in [(100.0, false), (2200, true)] {
      let tester = try PhoneTester("compact")
      tester.swipe(from: Point(160, 400), to: Point(160, 300))
      tester.pass(pause)
      #expect(!tester.stage.isSettled, "after \(pause) ms")
      tester.tap(160, 300)
      tester.settle()
      #expect((pushes(tester) == 1) == opens, "after \(pause) ms")
    }
  }
}
