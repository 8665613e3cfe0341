import GtkPaint
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The list with every day of the calendar, 3,652,059 of them.
@Suite struct AllDaysTests {
  private static let all: [String: TuningValue] = [
    "schedule.first.year": .number(1), "schedule.last.year": .number(9999),
  ]

  private func make(now: String) throws -> PhoneTester {
    try PhoneTester(
      "compact", now: try #require(CivilTime(now)), screen: "schedule", set: AllDaysTests.all)
  }

  @Test func `DL-04: the range is any, up to all days from 0001 to 9999`() throws {
    let tester = try make(now: "2026-01-05T09:41:00")
    let controller = tester.application.phoneDelegate.schedule
    #expect(controller.days == 0...3_652_058)
    tester.send(.key(KeyInput("end")))
    tester.pass(0)
    let bottom = controller.list.screenFrame.maxY
    #expect(try tester.frame("day-9999-12-31").maxY == bottom)
    #expect(try tester.node("month-button").text == "December 9999")
    tester.send(.key(KeyInput("home", modifiers: [.control])))
    tester.pass(0)
    #expect(try tester.frame("day-0001-01-01").y == controller.list.screenFrame.y)
    tester.send(.key(KeyInput("page_up")))
    tester.settle()
    #expect(controller.list.shownOffset == controller.list.offsetRange.lowerBound)
    tester.send(.key(KeyInput("home")))
    tester.pass(0)
    #expect(try tester.node("day-2026-01-05").value == "today")
    withExtendedLifetime(tester) {}
  }

  /// Shows DL-04.
  @Test(arguments: [1, 2, 3])
  func `The last rows of all days draw to the pixel like the first`(scale: Int) throws {
    let tester = try make(now: "2026-01-05T09:41:00")
    let screen = try #require(tester.application.find("schedule"))
    // Rows that look alike by their place modulo seven; their heights have halves.
    let count = 3_652_059
    var heights = RowHeights(count: count, usual: 44.5)
    for row in stride(from: 0, to: count, by: 7 * 52) { heights.set(60.5, of: row + 3) }
    let list = EndlessList(heights: heights)
    list.background = Palette.surface
    list.makeRow = { row in
      let view = DayRow(CivilDate(dayNumber: row % 7), kind: .middle, isToday: row % 7 == 3)
      view.id = nil
      return view
    }
    screen.addSubview(list)
    list.frame = Rect(0, 0, 320, 440)
    tester.pass(0)
    func picture(_ row: Int) throws -> [UInt8] {
      list.jump(to: row)
      tester.pass(0)
      return try tester.pixels(scale: Double(scale)).rows(20 * scale..<460 * scale)
    }
    // The same rows of the week, changed heights in the same places.
    let period = 7 * 52
    let last = (count / period - 1) * period
    #expect(try picture(period) == picture(last))
    #expect(try picture(period + 3) == picture(last + 3))
    withExtendedLifetime(tester) {}
  }

  @Test func `DL-03: live rows are three screens' worth at most, near and far`() throws {
    let tester = try make(now: "5000-07-01T09:41:00")
    let list = tester.application.phoneDelegate.schedule.list
    let most = 3 * (tester.stage.screenSize.height / 44).rounded(.up)
    for key in ["home", "end", "home", "page_down", "page_down", "down", "down", "end"] {
      tester.send(.key(KeyInput(key)))
      for _ in 0..<8 {
        tester.pass(50)
        #expect(Double(list.liveRows.count) <= most)
      }
    }
    withExtendedLifetime(tester) {}
  }
}
