import GtkPaint
import Testing
import TouchKit
import TouchStyle

@testable import Screens

@Suite struct ScheduleTests {
  private func make(
    _ device: String = "classic", environment: Environment = Environment(),
    now: CivilTime = .usual
  ) throws -> PhoneTester {
    try PhoneTester(device, environment: environment, now: now, screen: "schedule")
  }

  private func list(_ tester: PhoneTester) throws -> DayList {
    try #require(tester.application.find("schedule")?.subviews.first as? DayList)
  }

  @Test(arguments: Devices.all.map(\.name))
  func `DL-01: a week of days is kept at either side of the screen's, three screens at most`(
    device: String
  ) throws {
    let tester = try make(device)
    let list = try list(tester)
    let rows = list.liveRows.map(\.row)
    #expect(list.visibleRows.lowerBound - rows[0] >= 7)
    #expect(rows[rows.count - 1] - list.visibleRows.upperBound >= 7)
    #expect(Double(rows.count) <= 3 * tester.stage.screenSize.height / 44 + 1)
    withExtendedLifetime(tester) {}
  }

  @Test func `DL-02: yesterday stands at the top edge`() throws {
    let tester = try make()
    let list = try list(tester)
    #expect(try tester.frame("day-2026-01-04").y == list.screenFrame.y)
    #expect(try tester.node("day-2026-01-05").value == "today")
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["2000-01-01T09:00:00", "2099-12-31T09:00:00"])
  func `DL-04, DL-05: the first and the last day end the list, and only they look so`(
    now: String
  ) throws {
    let tester = try make(now: try #require(CivilTime(now)))
    let list = try list(tester)
    let isFirst = now.hasPrefix("2000")
    for _ in 0..<3 {
      tester.touch(.began, 160, 250)
      tester.move(160, from: 250, to: isFirst ? 450 : 60, milliseconds: 60)
      tester.touch(.ended, 160, isFirst ? 450 : 60)
      tester.settle()
    }
    let range = list.offsetRange
    #expect(list.shownOffset == (isFirst ? range.lowerBound : range.upperBound))
    let kinds = list.liveRows.compactMap { ($0.view as? DayRow)?.kind }
    #expect(isFirst ? kinds[0] == .first : kinds[kinds.count - 1] == .last)
    #expect(kinds.filter { $0 != .middle }.count == 1)
    let edge = list.screenFrame
    let day = try tester.frame(isFirst ? "day-2000-01-01" : "day-2099-12-31")
    #expect(isFirst ? day.y == edge.y : day.maxY == edge.maxY)
    withExtendedLifetime(tester) {}
  }

  @Test func `DL-06: text that grew while another tab was open has made the days higher`() throws {
    let tester = try PhoneTester("classic")
    tester.send(.environment(EnvironmentChange(textSize: 2)))
    tester.settle()
    try tester.tap("tab-schedule")
    tester.settle()
    #expect(try tester.frame("day-2026-01-03").height == 88)
    #expect(try tester.frame("day-2026-01-03").maxY == tester.frame("day-2026-01-04").y)
    withExtendedLifetime(tester) {}
  }

  @Test func `DL-06: a meal that is added moves the days below its own by its height`() throws {
    let tester = try make()
    let above = try tester.frame("day-2026-01-07")
    let below = try tester.frame("day-2026-01-08").y
    let row = try #require(tester.application.find("day-2026-01-06") as? DayRow)
    row.add.sendActions(for: .touchUpInside, nil)
    tester.settle()
    #expect(tester.exists("meal-2026-01-06-2"))
    let grown = try tester.frame("day-2026-01-06").height - 44
    #expect(grown == 40)
    #expect(try tester.frame("day-2026-01-07").y == above.y + grown)
    #expect(try tester.frame("day-2026-01-08").y == below + grown)
    withExtendedLifetime(tester) {}
  }

  @Test
  func `DL-07: a near date is gone to in 0.3 seconds, a far one at once, both within the range`()
    throws
  {
    let tester = try make()
    let list = try list(tester)
    let controller = tester.application.phoneDelegate.schedule
    let start = list.shownOffset
    controller.go(to: CivilDate(2026, 1, 10).dayNumber)
    #expect(list.isMoving && list.shownOffset == start)
    tester.pass(300)
    #expect(!list.isMoving)
    #expect(try tester.frame("day-2026-01-09").y == list.screenFrame.y)
    controller.go(to: CivilDate(2044, 2, 29).dayNumber)
    #expect(!list.isMoving)
    tester.pass(0)
    #expect(try tester.frame("day-2044-02-28").y == list.screenFrame.y)
    controller.go(to: CivilDate(1900, 1, 1).dayNumber)
    #expect(list.shownOffset == list.offsetRange.lowerBound)
    controller.go(to: CivilDate(2300, 1, 1).dayNumber)
    #expect(list.shownOffset == list.offsetRange.upperBound)
    try tester.tap("today-button")
    tester.settle()
    #expect(try tester.frame("day-2026-01-04").y == list.screenFrame.y)
    withExtendedLifetime(tester) {}
  }

  @Test
  func
    `DL-09: turned, the list is as wide as the screen and ends at its edge, the same day on top`()
    throws
  {
    let tester = try make()
    let list = try list(tester)
    tester.send(.rotate(.landscapeLeft))
    #expect(
      try list.screenFrame.width == 480 && list.screenFrame.maxY == tester.frame("tab-schedule").y)
    for (_, row) in list.liveRows { #expect(row.frame.width == 480) }
    #expect(try tester.frame("day-2026-01-04").y == list.screenFrame.y)
    withExtendedLifetime(tester) {}
  }

  @Test func `The schedule's Delete button deletes a meal, and Undo brings it back`() throws {
    let tester = try make()
    let before = try tester.frame("day-2026-01-06").y
    let meal = try tester.frame("meal-2026-01-05-2")
    let swipe = {
      tester.touch(.began, meal.midX, meal.midY)
      for step in 1...20 {
        tester.pass(10)
        tester.touch(.moved, meal.midX - Double(step) * 5, meal.midY)
      }
      tester.pass(100)
      tester.touch(.ended, meal.midX - 100, meal.midY)
      tester.settle()
    }
    swipe()
    let button = try tester.frame("meal-delete-2026-01-05-2")
    #expect(abs(button.maxX - (meal.maxX - 10)) < 0.01)
    try tester.tap("meal-delete-2026-01-05-2")
    tester.settle()
    #expect(!tester.exists("meal-2026-01-05-2") && tester.exists("meal-2026-01-05-3"))
    #expect(try tester.frame("day-2026-01-06").y == before - 40)
    try tester.tap("undo")
    tester.settle()
    #expect(try tester.frame("meal-2026-01-05-2") == meal)
    #expect(try tester.frame("day-2026-01-06").y == before)
    withExtendedLifetime(tester) {}
  }

  @Test func `Large text makes days higher, with the same day on top`() throws {
    let tester = try make()
    let list = try list(tester)
    tester.send(.environment(EnvironmentChange(textSize: 2)))
    tester.settle()
    #expect(try tester.frame("day-2026-01-04").y == list.screenFrame.y)
    #expect(try tester.frame("day-2026-01-07").height == 88)
    #expect(try tester.frame("day-2026-01-05").height == 88 + 3 * 80 + 4)
    withExtendedLifetime(tester) {}
  }
}
