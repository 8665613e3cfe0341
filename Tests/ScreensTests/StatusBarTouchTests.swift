import Testing
import TouchKit

@testable import Screens

/// The rows HD-01 … HD-07 and HD-12: what a touch of the status bar is and where it goes.
@Suite struct StatusBarTouchTests {
  private func scrolled(_ tester: PhoneTester) throws -> ScrollView {
    let scroll = try #require(
      tester.application.find("row-1")?.superview as? ScrollView, "the rows are in a scroll view")
    scroll.offset = 100
    return scroll
  }

  private func toTop(_ choice: String) -> [String: TuningValue] {
    ["status-bar.tap": .choice(choice)]
  }

  // MARK: HD-01

  @Test(arguments: ["scroll-to-top", "both"])
  func `HD-01: a tap on the strip scrolls the one scroll view to its top`(choice: String) throws {
    let tester = try PhoneTester(set: toTop(choice))
    let scroll = try scrolled(tester)
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 0)
  }

  @Test func `HD-01: with two scroll views that want it nothing scrolls`() throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    let scroll = try scrolled(tester)
    let second = ScrollView(frame: Rect(0, 0, 50, 50))
    scroll.superview?.addSubview(second)
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 100)
    #expect(tester.log(.application).last == "no scroll to the top: 2 scroll views want it")

    second.scrollsToTop = false
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 0)
  }

  @Test func `HD-01: of the tour's two lists neither scrolls, one alone does unless it forbids it`()
    throws
  {
    let tester = try PhoneTester("modern", screen: "tour", set: toTop("scroll-to-top"))
    tester.application.phoneDelegate.showTwoLists()
    tester.settle()
    let lists = try (1...2).map {
      try #require(tester.application.find("top-list-\($0)") as? ScrollView)
    }
    func tapStatusBar() -> [Double] {
      for list in lists { list.offset = 300 }
      tester.tap(196, 10)
      tester.settle()
      return lists.map(\.shownOffset)
    }
    func choose(_ segment: Double) throws {
      let frame = try tester.frame("top-claims")
      tester.tap(frame.x + frame.width * (segment + 0.5) / 3, frame.midY)
      tester.settle()
    }
    #expect(tapStatusBar() == [300, 300])
    #expect(tester.log(.application).last == "no scroll to the top: 2 scroll views want it")
    try choose(1)
    #expect(tapStatusBar() == [0, 300])
    try choose(2)
    #expect(tapStatusBar() == [300, 300])
    #expect(tester.log(.application).last == "no scroll to the top: top-list-1 forbids it")
    try choose(0)
    #expect(tapStatusBar() == [300, 300])
  }

  @Test func `HD-01: a scroll view that cannot be seen does not count`() throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    let scroll = try scrolled(tester)
    let hidden = ScrollView(frame: Rect(0, 0, 50, 50))
    let outside = ScrollView(frame: Rect(1000, 0, 50, 50))
    hidden.isHidden = true
    scroll.superview?.addSubview(hidden)
    scroll.superview?.addSubview(outside)
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 0)
  }

  @Test func `HD-01: the one scroll view may veto`() throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    let scroll = try scrolled(tester)
    scroll.shouldScrollToTop = { false }
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 100)
  }

  /// A page with lists of its own, pushed like any other.
  private final class Lists: ViewController {
    let lists: [ScrollView]
    init(_ count: Int, _ stage: Stage) {
      lists = (0..<count).map { ScrollView(id: nil, frame: Rect(0, Double($0) * 150, 320, 140)) }
      super.init(stage)
      for list in lists {
        list.contentSize = Size(320, 2000)
        view.addSubview(list)
        list.offset = 300
      }
    }
  }

  private func push(_ count: Int, _ tester: PhoneTester) -> [ScrollView] {
    let page = Lists(count, tester.stage)
    tester.application.phoneDelegate.tabs.navigation(.inbox)?.push(page, animated: false)
    tester.pass(1)
    return page.lists
  }

  @Test(arguments: 0...3)
  func `HD-01: a page with one list goes to its top, one with two or more stays where it is`(
    count: Int
  ) throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    let behind = try scrolled(tester)
    let lists = push(count, tester)
    tester.tap(160, 10)
    tester.settle()
    #expect(lists.map(\.shownOffset) == (count == 1 ? [0] : lists.map { _ in 300 }))
    #expect(behind.offset == 100, "the page below can't be seen")
    if count != 1 {
      #expect(
        tester.log(.application).last == "no scroll to the top: \(count) scroll views want it")
    }
    // Those that don't want it don't count.
    guard count > 1 else { return }
    for list in lists.dropFirst() { list.scrollsToTop = false }
    tester.tap(160, 10)
    tester.settle()
    #expect(lists.map(\.shownOffset) == [0] + lists.dropFirst().map { _ in 300 })
    withExtendedLifetime(tester) {}
  }

  @Test func `HD-01: a page's list may veto, is asked each time, and is named`() throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    let list = push(1, tester)[0]
    var asked = 0
    list.shouldScrollToTop = {
      asked += 1
      return asked > 1
    }
    tester.tap(160, 10)
    tester.settle()
    #expect(list.shownOffset == 300 && asked == 1)
    #expect(tester.log(.application).last == "no scroll to the top: \(list.logName) forbids it")
    tester.tap(160, 10)
    tester.settle()
    #expect(list.shownOffset == 0 && asked == 2)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["popover", "modal"])
  func `HD-01: what lies behind a popover or a modal stays where it is`(over: String) throws {
    let tester = try PhoneTester(screen: "schedule", set: toTop("scroll-to-top"))
    let schedule = tester.application.phoneDelegate.schedule
    schedule.list.scroll(to: schedule.list.offset + 500, animated: false)
    let offset = schedule.list.offset
    if over == "popover" {
      try tester.tap("month-button")
    } else {
      schedule.go(to: schedule.today)
      let add = try #require(tester.application.find("day-2026-01-05") as? DayRow).add
      tester.tap(add.screenFrame.midX, add.screenFrame.midY)
      tester.settle()
      try tester.tap("meal-2026-01-05-1")
    }
    tester.settle()
    let before = over == "popover" ? offset : schedule.list.offset
    #expect(tester.exists(over))
    tester.tap(160, 10)
    tester.settle()
    #expect(schedule.list.offset == before && schedule.list.shownOffset == before)
    #expect(tester.exists(over))
    withExtendedLifetime(tester) {}
  }

  @Test func `HD-01: with the contents open their list goes to its top, the page stays`() throws {
    let tester = try PhoneTester("compact", screen: "tour", set: toTop("scroll-to-top"))
    let page = try #require(tester.application.phoneDelegate.tour.page)
    page.scroll(to: 100, animated: false)
    try tester.tap("contents-button")
    tester.settle()
    let contents = try #require(
      tester.application.find("section-1")?.superview as? TourContentsView)
    contents.offset = 20
    tester.tap(160, 10)
    tester.settle()
    #expect(contents.shownOffset == 0 && page.shownOffset == 100)
    let card = try tester.frame("popover")
    tester.tap(card.midX, card.maxY + 20)
    tester.settle()
    #expect(!tester.exists("popover"))
    tester.tap(160, 10)
    tester.settle()
    #expect(page.shownOffset == 0)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [-400, -6, 3, 400])
  func `HD-01: the top of the days is today`(away: Int) throws {
    let tester = try PhoneTester(screen: "schedule", set: toTop("scroll-to-top"))
    let schedule = tester.application.phoneDelegate.schedule
    schedule.go(to: schedule.today + away)
    tester.settle()
    tester.tap(160, 10)
    tester.settle()
    #expect(try tester.frame("day-2026-01-05").y == schedule.list.screenFrame.y)
    withExtendedLifetime(tester) {}
  }

  // MARK: HD-02, HD-04, HD-05, HD-07

  @Test func `HD-02: the strip's touch reaches the application and no view`() throws {
    let tester = try PhoneTester(tuning: "classic")
    #expect(type(of: tester.stage.application) == PhoneApplication.self)
    tester.touch(.began, 160, 10)
    let touch = try #require(tester.stage.touches.active.first)
    #expect(touch.view == nil && touch.window == nil)
    tester.pass(50)
    tester.touch(.moved, 160, 40)
    tester.touch(.ended, 160, 40)
    #expect(
      tester.log(.touch) == [
        "finger 1 began at 160, 10", "finger 1 moved at 160, 40", "finger 1 ended at 160, 40",
      ])
    #expect(tester.log(.gesture).isEmpty)
  }

  @Test func `HD-04: the log tells where, with six decimals`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160.25, 0.1)
    #expect(tester.log(.application).first == "Status bar down at 160.250000, 0.100000")
  }

  @Test(
    arguments: [
      (0, "0.000000"), (-0.0, "-0.000000"), (0.1, "0.100000"), (1.0 / 3, "0.333333"),
      (0.0000005, "0.000000"), (0.0000015, "0.000002"), (-2.5, "-2.500000"),
      (16_777_215, "16777215.000000"),
      (3.4028234663852886e38, "340282346638528859811704183484516925440.000000"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Float, String)])
  func `HD-04: numbers read as the default format writes them`(number: Float, text: String) {
    #expect(sixDecimals(number) == text)
  }

  @Test func `HD-05: it fires on touch down, before the finger leaves`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160, 10)
    #expect(
      tester.log(.application) == [
        "Status bar down at 160.000000, 10.000000", "delegate: toggle the drawer",
      ])
    #expect(tester.exists("drawer"))
  }

  @Test func `HD-05: in the default tuning a tap acts on release`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.pass(50)
    #expect(!tester.exists("drawer"))
    tester.touch(.ended, 160, 10)
    #expect(tester.exists("drawer"))
  }

  @Test func `HD-07: the drawer is toggled by a message to the application's delegate`() throws {
    let tester = try PhoneTester()
    let delegate = try #require(tester.application.delegate as? PhoneDelegate)
    #expect(tester.application.next === delegate)
    delegate.toggleDrawer()
    #expect(tester.drawer.isOpen)
    #expect(tester.log(.application) == ["delegate: toggle the drawer"])
  }

  // MARK: HD-03, HD-12

  @Test func `HD-03: a packed record decodes to the same numbers, bit for bit`() throws {
    // Words 2, 6 and 7 by hand, least significant byte first: 1015 = 0x3F7, 12.5 = 0x41480000, 7.1 = 0x40E33333.
    var bytes = [UInt8](repeating: 0xAA, count: 32)
    bytes.replaceSubrange(8..<12, with: [0xF7, 0x03, 0x00, 0x00])
    bytes.replaceSubrange(24..<28, with: [0x00, 0x00, 0x48, 0x41])
    bytes.replaceSubrange(28..<32, with: [0x33, 0x33, 0xE3, 0x40])
    let record = try #require(RawRecord(bytes))
    #expect(record.type == 1015)
    #expect(record.x == 12.5)
    #expect(record.y.bitPattern == 0x40E3_3333)
    #expect(record.bytes == bytes)
    #expect(Event(.raw(record), at: .zero).allTouches.isEmpty)

    let tester = try PhoneTester(tuning: "classic")
    tester.send(.raw(bytes))
    #expect(
      tester.log(.application) == [
        "Status bar down at 12.500000, 7.100000", "delegate: toggle the drawer",
      ])
    #expect(tester.stage.touches.active.isEmpty)
    #expect(tester.drawer.isOpen)
  }

  @Test func `HD-03: a record acts at once in the default tuning too, as it has no finger`() throws
  {
    let tester = try PhoneTester()
    tester.send(.raw(RawRecord(type: RawRecord.statusBarDown, x: 1, y: 2).bytes))
    #expect(tester.drawer.isOpen)
  }

  @Test(arguments: [0, 1, 1014, 1016, UInt32.max])
  func `HD-12: an unknown code falls through to normal dispatch`(type: UInt32) throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.send(.raw(RawRecord(type: type, x: 160, y: 10).bytes))
    #expect(tester.log(.application) == ["event \(type) went on to normal dispatch"])
    #expect(!tester.exists("drawer"))
  }

  @Test func `HD-12: a record that is none is noted and changes nothing`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.send(.raw([1, 2, 3]))
    #expect(tester.log(.application) == ["a raw record of 3 bytes is not understood"])
    #expect(!tester.exists("drawer"))
  }

  // MARK: HD-06

  @Test(arguments: ["default", "classic"])
  func `HD-06: the strip's touch is swallowed, nothing scrolls to the top`(tuning: String) throws {
    let tester = try PhoneTester(tuning: tuning)
    let scroll = try scrolled(tester)
    tester.tap(160, 10)
    tester.settle()
    #expect(scroll.shownOffset == 100)
    #expect(
      tester.log(.application) == [
        "Status bar down at 160.000000, 10.000000", "delegate: toggle the drawer",
      ])
  }

  @Test func `HD-06: in the other variant it is forwarded as well`() throws {
    let tester = try PhoneTester(tuning: "classic", set: toTop("both"))
    let scroll = try scrolled(tester)
    tester.tap(160, 10)
    #expect(
      tester.log(.application) == [
        "Status bar down at 160.000000, 10.000000", "delegate: toggle the drawer",
        "\(scroll.logName) scrolls to its top",
      ])
    #expect(
      tester.log(.touch) == [
        "finger 1 began at 160, 10 on status-bar",
        "finger 1 ended at 160, 10 on status-bar",
        "finger 1 taken from status-bar by tap of status-bar",
      ])
    #expect(tester.drawer.isOpen)
  }

  @Test func `HD-06: a forwarded record scrolls too`() throws {
    let tester = try PhoneTester(tuning: "classic", set: toTop("both"))
    let scroll = try scrolled(tester)
    tester.send(.raw(RawRecord(type: RawRecord.statusBarDown, x: 160, y: 10).bytes))
    tester.settle()
    #expect(scroll.shownOffset == 0)
    #expect(tester.drawer.isOpen)
  }

  @Test func `HD-06: forwarded alone, the strip leaves the drawer where it is`() throws {
    let tester = try PhoneTester(set: toTop("scroll-to-top"))
    tester.tap(160, 10)
    tester.settle()
    #expect(!tester.exists("drawer"))
  }

  @Test func `HD-06: every other event goes on to normal dispatch`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160, 20)
    #expect(tester.log(.application).isEmpty)
    let view = try #require(tester.stage.touches.active.first?.view)
    #expect(tester.application.find("content")?.isAncestor(of: view) == true)
  }

  @Test func `A finger on the strip does not take a second finger elsewhere with it`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.touch(.began, 160, 300, finger: 2)
    #expect(tester.stage.touches.active[1].view != nil)
    tester.touch(.ended, 160, 300, finger: 2)
    tester.touch(.ended, 160, 10)
    #expect(tester.drawer.isOpen)
  }

  @Test func `A second finger on the strip is taken and means nothing`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.touch(.began, 200, 10, finger: 2)
    tester.touch(.ended, 200, 10, finger: 2)
    #expect(!tester.drawer.isOpen)
    tester.touch(.ended, 160, 10)
    #expect(tester.drawer.isOpen)
  }

  @Test func `What lies over the strip has its touches`() throws {
    let tester = try PhoneTester()
    let alert = Window(id: "alert", level: .alert, application: tester.application)
    alert.show()
    tester.tap(160, 10)
    #expect(!tester.drawer.isOpen)
    alert.hide()
    tester.tap(160, 10)
    #expect(tester.drawer.isOpen)
  }

  @Test func `While interaction is ignored the strip is deaf`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.application.beginIgnoringInteraction()
    tester.tap(160, 10)
    #expect(!tester.drawer.isOpen)
    tester.application.endIgnoringInteraction()
    tester.tap(160, 10)
    #expect(tester.drawer.isOpen)
  }
}
