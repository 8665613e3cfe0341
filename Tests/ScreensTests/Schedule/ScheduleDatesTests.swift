import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// Ways to other dates, and midnight.
@Suite struct ScheduleDatesTests {
  private func make(
    _ device: String = "modern", environment: Environment = Environment(),
    now: CivilTime = .usual, set: [String: TuningValue] = [:]
  ) throws -> PhoneTester {
    try PhoneTester(device, environment: environment, now: now, screen: "schedule", set: set)
  }

  private func schedule(_ tester: PhoneTester) -> ScheduleController {
    tester.application.phoneDelegate.schedule
  }

  private func open(_ tester: PhoneTester, month: String) throws {
    try tester.tap("month-button")
    tester.settle()
    try tester.tap(month)
    tester.settle()
  }

  @Test(arguments: Environment.Direction.allCases)
  func `DL-07: a date chosen in the popover comes to stand level with where it was tapped`(
    direction: Environment.Direction
  ) throws {
    let tester = try make(environment: Environment(direction: direction))
    try open(tester, month: "month-2")
    let tapped = try tester.frame("date-2026-02-25")
    try tester.tap("date-2026-02-25")
    tester.settle()
    #expect(abs(try tester.frame("day-2026-02-25").y - tapped.y) < 0.01)
    #expect(!tester.exists("popover"))
    withExtendedLifetime(tester) {}
  }

  @Test
  func
    `DL-07: near dates are moved to, far ones shown at once, level with the rectangle or clamped`()
    throws
  {
    let tester = try make()
    let controller = schedule(tester)
    let list = controller.list
    let top = list.screenFrame.y
    let place = Rect(10, top + 300, 40, 40)
    let start = list.shownOffset
    controller.go(to: CivilDate(2026, 1, 12).dayNumber, alignedWith: place)
    #expect(list.isMoving && list.shownOffset == start)
    tester.pass(300)
    #expect(!list.isMoving)
    #expect(try tester.frame("day-2026-01-12").y == place.y)
    controller.go(to: CivilDate(2061, 7, 28).dayNumber, alignedWith: place)
    #expect(!list.isMoving)
    tester.pass(0)
    #expect(try tester.frame("day-2061-07-28").y == place.y)
    // A rectangle outside the list: the day is at the nearest place where it can be seen whole.
    controller.go(to: CivilDate(2061, 7, 1).dayNumber, alignedWith: Rect(0, 0, 10, 10))
    tester.settle()
    #expect(try tester.frame("day-2061-07-01").y == top)
    controller.go(to: CivilDate(2031, 7, 1).dayNumber, alignedWith: Rect(0, 2000, 10, 10))
    tester.pass(0)
    #expect(try tester.frame("day-2031-07-01").maxY == list.screenFrame.maxY)
    // The first day can't stand lower than the top, the last not higher than the end.
    controller.go(to: controller.days.lowerBound, alignedWith: place)
    tester.pass(0)
    #expect(list.shownOffset == list.offsetRange.lowerBound)
    controller.go(to: controller.days.upperBound, alignedWith: Rect(0, top, 10, 10))
    tester.pass(0)
    #expect(list.shownOffset == list.offsetRange.upperBound)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [nil, 0.0, 60, 160], [1.0, -1])
  func `DL-07: Seven days back are moved to in 0.3 seconds like seven days on`(
    below: Double?, direction: Double
  ) throws {
    let tester = try make("classic")
    let controller = schedule(tester)
    let list = controller.list
    let place = below.map { Rect(10, list.screenFrame.y + $0, 40, 40) }
    for distance in 1...7 {
      controller.go(to: CivilDate(2026, 1, 5).dayNumber)
      tester.settle()
      let start = list.shownOffset
      controller.go(
        to: CivilDate(2026, 1, 5).dayNumber + distance * (direction > 0 ? 1 : -1),
        alignedWith: place)
      // Where the day stands so already there is nothing to move.
      guard list.offset != start else { continue }
      #expect(list.isMoving && list.shownOffset == start, "\(distance)")
      tester.pass(299)
      #expect(list.isMoving)
      tester.pass(1)
      #expect(!list.isMoving && list.shownOffset != start)
    }
    let day = CivilDate(dayNumber: CivilDate(2026, 1, 5).dayNumber + (direction > 0 ? 7 : -7))
    if let place { #expect(try tester.frame("day-\(day.iso)").y == place.y) }
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [(-7, true), (-8, false), (7, true), (8, false)])
  func `DL-07: A week from what can be seen is near, either way; a day more is far`(
    days: Int, isNear: Bool
  ) throws {
    let tester = try make("classic")
    let controller = schedule(tester)
    let list = controller.list
    let visible = list.visibleRows
    let row = (days < 0 ? visible.lowerBound : visible.upperBound) + days
    controller.go(to: controller.days.lowerBound + row)
    #expect(list.isMoving == isNear)
    withExtendedLifetime(tester) {}
  }

  @Test func `DL-07: Chosen in the popover, a day of the week before is moved to`() throws {
    let tester = try make("classic")
    try tester.tap("month-button")
    tester.settle()
    let back = try #require(
      tester.application.find("month-1")?.ancestors.first(of: MonthsView.self)
    ).earlier
    tester.tap(back.screenFrame.midX, back.screenFrame.midY)
    tester.settle()
    try tester.tap("month-12")
    tester.settle()
    let tapped = try tester.frame("date-2025-12-29")
    let list = schedule(tester).list
    let start = list.shownOffset
    try tester.tap("date-2025-12-29")
    #expect(list.isMoving && list.shownOffset == start)
    tester.pass(150)
    #expect(list.shownOffset != start && list.isMoving)
    tester.settle()
    #expect(abs(try tester.frame("day-2025-12-29").y - tapped.y) < 0.01)
    withExtendedLifetime(tester) {}
  }

  @Test func `The popover's months and days know today, the range and the first weekday`() throws {
    let tester = try make(set: ["schedule.week.begins": .choice("sunday")])
    try tester.tap("month-button")
    tester.settle()
    #expect(try tester.node("month-1").value == "today")
    try tester.tap("month-1")
    tester.settle()
    #expect(try tester.node("date-2026-01-05").value == "today")
    let (sunday, monday) = (
      try tester.frame("date-2026-01-04"), try tester.frame("date-2026-01-05")
    )
    #expect(sunday.y == monday.y && sunday.x < monday.x)
    #expect(try tester.frame("date-2026-01-03").y < sunday.y)
    #expect(!tester.exists("date-2026-01-32"))
    withExtendedLifetime(tester) {}
  }

  /// The column of a day in an opened month, from the left.
  private func column(of date: String, _ tester: PhoneTester) throws -> Int {
    let popover = try tester.frame("popover")
    let share = (try tester.frame(date).midX - popover.x) / popover.width
    return Int(share * 7)
  }

  @Test(arguments: [("saturday", 2), ("sunday", 1), ("monday", 0)], [nil, "sunday", "monday"])
  func `DL-10: The user says with which weekday a week starts; the tuning says it until then`(
    chosen: (word: String, column: Int), first: String?
  ) throws {
    let tester = try make(
      set: first.map { ["schedule.week.begins": .choice($0)] } ?? [:])
    try open(tester, month: "month-1")
    // The fifth of January 2026 is a Monday.
    #expect(try column(of: "date-2026-01-05", tester) == (first == "sunday" ? 1 : 0))
    try tester.tap("back-button")
    tester.settle()
    try tester.tap("week-start")
    tester.settle()
    #expect(try tester.node("week-starts").value == (first == "sunday" ? "Sunday" : "Monday"))
    try tester.tap("week-start-\(chosen.word)")
    tester.settle()
    #expect(try tester.node("week-start-\(chosen.word)").value == "selected")
    try tester.tap("back-button")
    tester.settle()
    try tester.tap("month-1")
    tester.settle()
    #expect(try column(of: "date-2026-01-05", tester) == chosen.column)
    // It is the phone's: another popover has it, too, and another tuning changes it no more.
    tester.send(.key(KeyInput(KeyInput.escape)))
    tester.send(.key(KeyInput(KeyInput.escape)))
    tester.settle()
    #expect(!tester.exists("popover"))
    tester.send(.set("schedule.week.begins", .choice("monday")))
    try open(tester, month: "month-1")
    #expect(try column(of: "date-2026-01-05", tester) == chosen.column)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft], Environment.Direction.allCases)
  func `Each first weekday can be reached by a finger, on every device and at any size of text`(
    orientation: Orientation, direction: Environment.Direction
  ) throws {
    for device in phone.devices.map(\.name) {
      for size in [0.8, 1, 2] {
        let tester = try make(
          device,
          environment: Environment(
            textSize: size, direction: direction, orientation: orientation))
        try tester.tap("month-button")
        tester.settle()
        let button = try tester.node("week-start")
        #expect(button.visible && button.clipped == nil, "\(device) \(size)")
        try tester.tap("week-start")
        tester.settle()
        #expect(try tester.node("week-start-saturday").visible, "\(device) \(size)")
        let monday = try #require(tester.application.find("week-start-monday"))
        let scroll = try #require(
          monday.superview?.superview as? ScrollView, "the choices scroll")
        scroll.scroll(to: scroll.offsetRange.upperBound, animated: false)
        tester.pass(1)
        try tester.tap("week-start-monday")
        #expect(try tester.node("week-starts").value == "Monday")
        withExtendedLifetime(tester) {}
      }
    }
  }

  @Test func `A finger beside the popover takes it away and does nothing else`() throws {
    let tester = try make()
    try tester.tap("month-button")
    tester.settle()
    let day = try tester.frame("day-2026-01-12")
    tester.tap(day.maxX - 30, day.midY)
    tester.settle()
    #expect(!tester.exists("popover") && !tester.exists("meal-2026-01-12-1"))
    withExtendedLifetime(tester) {}
  }

  @Test func `The month's name is that of the first visible day at any time of a fling`() throws {
    let tester = try make()
    let list = schedule(tester).list
    tester.touch(.began, 190, 700)
    tester.move(190, from: 700, to: 200, milliseconds: 60)
    tester.touch(.ended, 190, 200)
    var seen: [String] = []
    for _ in 0..<60 {
      tester.pass(30)
      let day = CivilDate(dayNumber: schedule(tester).days.lowerBound + list.firstVisibleRow)
      let words = try #require(try tester.node("month-button").text)
      #expect(words == DateWords.month(day))
      if seen.last != words { seen.append(words) }
    }
    #expect(seen.count > 2)
    withExtendedLifetime(tester) {}
  }

  @Test func `At midnight the mark of today moves on, whatever is going on`() throws {
    let tester = try make(now: try #require(CivilTime("2026-01-05T23:59:58")))
    #expect(try tester.node("day-2026-01-05").value == "today")
    tester.touch(.began, 190, 500)
    tester.move(190, from: 500, to: 480, milliseconds: 500)
    tester.at(1999)
    #expect(try tester.node("day-2026-01-05").value == "today")
    tester.at(2000)
    #expect(try tester.node("day-2026-01-05").value == nil)
    #expect(try tester.node("day-2026-01-06").value == "today")
    tester.touch(.ended, 190, 480)
    tester.at(2000 + 86_400_000)
    #expect(try tester.node("day-2026-01-07").value == "today")
    try tester.tap("today-button")
    tester.settle()
    #expect(try tester.frame("day-2026-01-06").y == schedule(tester).list.screenFrame.y)
    withExtendedLifetime(tester) {}
  }
}
