import Testing
import TouchKit

@testable import Screens

/// Fingers that are quicker than time, and fingers that take all the time there is.
@Suite struct FingerTimeTests {
  @Test func `A drag whose samples come a microsecond apart is no throw: the row asks first`()
    throws
  {
    let tester = try PhoneTester()
    let place = try tester.frame("row-2").center
    tester.touch(.began, place.x, place.y)
    for step in 1...20 {
      tester.pass(0.001)
      tester.touch(.moved, place.x - 5 * Double(step), place.y)
    }
    tester.pass(0.001)
    tester.touch(.ended, place.x - 100, place.y)
    tester.settle()
    #expect(try tester.node("row-2").visible)
    #expect(try tester.node("delete-2").visible)
  }

  @Test func `A list dragged a microsecond at a time stops where the finger left it`() throws {
    let tester = try PhoneTester()
    let before = try tester.frame("row-2").y
    tester.touch(.began, 160, 400)
    for step in 1...20 {
      tester.pass(0.001)
      tester.touch(.moved, 160, 400 - 5 * Double(step))
    }
    let dragged = try tester.frame("row-2").y
    tester.touch(.ended, 160, 300)
    tester.settle()
    #expect(dragged < before - 50)
    #expect(try tester.frame("row-2").y == dragged)
  }

  @Test func `A finger that rests on a button for an hour presses it when it leaves`() throws {
    let tester = try PhoneTester()
    let place = try tester.frame("edit-button").center
    tester.touch(.began, place.x, place.y)
    tester.pass(3_600_000)
    tester.touch(.ended, place.x, place.y)
    tester.settle()
    #expect(try tester.node("minus-2").visible)
  }
}
