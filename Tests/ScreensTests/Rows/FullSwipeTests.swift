import Testing
import TouchKit

@testable import Screens

/// Swipes over most of a row: what deletes at once, what asks, and how a row shows which it will be.
@Suite struct FullSwipeTests {
  @Test(
    arguments: [(140.0, 150.0), (100, 60), (180, 150), (220, 600), (300, 2000), (300, 40)],
    Environment.Direction.allCases)
  func `DB-01: in classic a swipe asks, however quick or far`(
    way: (distance: Double, milliseconds: Double), direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      "compact", tuning: "classic", environment: Environment(direction: direction))
    let sign: Double = direction == .leftToRight ? -1 : 1
    let y = try tester.frame("row-2").midY
    let start = sign < 0 ? 310.0 : 10
    tester.touch(.began, start, y)
    let steps = 20
    for step in 1...steps {
      tester.pass(way.milliseconds / Double(steps))
      tester.touch(.moved, start + sign * way.distance * Double(step) / Double(steps), y)
    }
    tester.touch(.ended, start + sign * way.distance, y)
    tester.settle()
    #expect(tester.exists("row-2") && tester.exists("delete-2") && !tester.exists("undo"))
    #expect(try tester.messageRow(2).rowState == .deleteConfirmation)
    #expect(!tester.log(.action).contains { $0.contains("commits") })
    // Nor does a leading swipe mark anything by itself.
    let isUnread = try tester.messageRow(1).message.isUnread
    try tester.swipe("row-1", by: -sign * 150, milliseconds: 60)
    tester.settle()
    #expect(try tester.messageRow(1).message.isUnread == isUnread)
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-01: by default an everyday swipe of 140 points in 150 ms asks`() throws {
    let tester = try PhoneTester("compact")
    let y = try tester.frame("row-2").midY
    tester.touch(.began, 300, y)
    for step in 1...18 {
      tester.pass(150.0 / 18)
      tester.touch(.moved, 300 - 140 * Double(step) / 18, y)
    }
    tester.touch(.ended, 160, y)
    tester.settle()
    #expect(tester.exists("delete-2") && tester.exists("row-2"))
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Environment.Direction.allCases, [1.0, 2])
  func `DB-01: by default the button fills the row while letting go deletes, and not before`(
    direction: Environment.Direction, textSize: Double
  ) throws {
    let tester = try PhoneTester(
      "compact", environment: Environment(textSize: textSize, direction: direction))
    let isLeftToRight = direction == .leftToRight
    func x(_ x: Double) -> Double { isLeftToRight ? x : 320 - x }
    func frame() throws -> Rect {
      let frame = try tester.frame("delete-1")
      return isLeftToRight ? frame : Rect(320 - frame.maxX, frame.y, frame.width, frame.height)
    }
    /// Where the button's words begin and end, from the button's edge at the finger.
    func words() throws -> Double {
      let button = try #require(tester.messageRow(1).button(.trailing))
      let title = try #require(button.subviews.first)
      let place = title.shown.frame
      return isLeftToRight ? place.x : button.shown.size.width - place.maxX
    }
    let y = try tester.frame("row-1").midY
    tester.touch(.began, x(310), y)
    tester.pass(20)
    tester.touch(.moved, x(300), y)
    // The drag counts from 290. Half of the way and some more, slowly: it asks, and the words stay at the row's end.
    for step in 1...18 {
      tester.pass(20)
      tester.touch(.moved, x(300 - Double(step) * 10), y)
    }
    let natural = try #require(tester.messageRow(1).button(.trailing)).sizeThatFits(.zero).width
    #expect(try abs(frame().maxX - 310) < 0.01 && abs(frame().x - 150) < 0.01)
    #expect(try abs(words() - (frame().width - natural)) < 0.01)
    #expect(!tester.log(.action).contains { $0.contains("when it is let go") })
    // Beyond its share: it fills the row in a short motion, and the words come to the finger.
    tester.pass(20)
    tester.touch(.moved, x(90), y)
    #expect(tester.log(.action).last == "row-1 acts when it is let go")
    let first = try frame()
    tester.pass(60)
    #expect(try frame().x < first.x && frame().x > 10)
    tester.pass(600)
    #expect(try frame() == Rect(10, first.y, 300, first.height))
    #expect(try abs(words()) < 0.01)
    // Back below it: it asks again.
    tester.touch(.moved, x(130), y)
    #expect(tester.log(.action).last == "row-1 asks when it is let go")
    tester.pass(600)
    #expect(try abs(frame().x - 160) < 0.01 && abs(words() - (frame().width - natural)) < 0.01)
    tester.touch(.ended, x(130), y)
    tester.settle()
    #expect(tester.exists("row-1") && tester.exists("delete-1"))
    #expect(try abs(frame().width - natural) < 0.01)
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-01: a meal's row is too narrow for a full swipe: it asks, however quick or far`()
    throws
  {
    let tester = try PhoneTester("compact", screen: "schedule")
    let meal = try tester.frame("meal-2026-01-05-2")
    for milliseconds in [40.0, 800] {
      tester.touch(.began, meal.maxX - 4, meal.midY)
      for step in 1...20 {
        tester.pass(milliseconds / 20)
        tester.touch(.moved, meal.maxX - 4 - Double(step) * 12, meal.midY)
      }
      // Past its open place the button gives ever less, and never looks as if letting go deleted.
      #expect(try tester.frame("meal-delete-2026-01-05-2").x > meal.x + 8)
      tester.touch(.ended, meal.maxX - 244, meal.midY)
      tester.settle()
      #expect(tester.exists("meal-2026-01-05-2") && tester.exists("meal-delete-2026-01-05-2"))
      tester.tap(20, 400)
      tester.settle()
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-01: under reduced motion the button fills the row at once`() throws {
    let tester = try PhoneTester("compact", environment: Environment(reducedMotion: true))
    try tester.swipe("row-2", by: -155, lifts: false)
    #expect(try tester.frame("delete-2").width < 160)
    let y = try tester.frame("row-2").midY
    tester.touch(.moved, -60, y)
    #expect(
      try tester.frame("delete-2")
        == Rect(10, tester.frame("delete-2").y, 300, tester.frame("delete-2").height))
    tester.touch(.ended, -60, y)
    tester.settle()
    #expect(!tester.exists("row-2"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A full swipe deletes`() throws {
    let tester = try PhoneTester("compact")
    let at = try tester.frame("row-2")
    tester.touch(.began, 300, at.midY)
    for step in 1...25 {
      tester.pass(10)
      tester.touch(.moved, 300 - Double(step) * 10, at.midY)
    }
    #expect(try tester.frame("delete-2").width > 200)
    tester.touch(.ended, 50, at.midY)
    tester.settle()
    #expect(!tester.exists("row-2") && tester.exists("undo"))
    withExtendedLifetime(tester) {}
  }
}
