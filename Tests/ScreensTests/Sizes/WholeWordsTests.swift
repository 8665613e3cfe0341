import MotionStudy
import Testing
import TestSupport
import TouchKit
import TouchStyle

@testable import Screens

/// Large words stay whole, and what stands beside them keeps its distance.
@Suite struct WholeWordsTests {
  private func tester(
    _ device: String, _ textSize: Double, _ direction: Environment.Direction,
    _ orientation: Orientation, screen: String = "inbox"
  ) throws -> PhoneTester {
    try PhoneTester(
      device,
      environment: Environment(textSize: textSize, direction: direction, orientation: orientation),
      screen: screen)
  }

  private func expectWhole(_ tester: PhoneTester, _ words: String) {
    let faults = ScreenRule.wordsAreWhole.faults(of: tester.stage.seenScreen())
    #expect(faults.isEmpty, "\(words): \(faults)")
  }

  /// All devices and sizes are judged by the grid of `EverySizeLong`.
  private static let phones = ["classic", "compact"]
  private static let sizes = [2, 1.5].prefix(Samples.often(1, whole: 2))
  private static let held = [Orientation.portrait, .landscapeLeft]

  /// Notifications that go to the drawer without a banner.
  private func notify(_ tester: PhoneTester, _ count: Int) {
    tester.application.switches.flip(.doNotDisturb)
    for number in 1...count {
      tester.send(
        .custom(
          "notify",
          .object([
            .init("title", .string("Ada Lovelace \(number)")),
            .init("message", .string("Are you there? The keys are under the mat.")),
          ])))
    }
    tester.settle()
  }

  // MARK: Schedule

  @Test(arguments: phones, held)
  func `Year, months, weekdays and the choice of a week's start are whole words`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in WholeWordsTests.sizes {
      for direction in Environment.Direction.allCases {
        let tester = try tester(device, textSize, direction, orientation, screen: "schedule")
        tester.application.activate("month-button")
        tester.settle()
        expectWhole(tester, "months \(textSize) \(direction)")
        tester.application.activate("month-9")
        tester.settle()
        expectWhole(tester, "days \(textSize) \(direction)")
        tester.application.activate("back-button")
        tester.settle()
        tester.application.activate("week-start")
        tester.settle()
        expectWhole(tester, "week \(textSize) \(direction)")
      }
    }
  }

  @Test(arguments: [200.0, 230, 320])
  func `A date popover of any width has whole words`(width: Double) throws {
    let tester = try tester("classic", 2, .leftToRight, .landscapeLeft)
    let date = CivilDate(2026, 9, 1)
    let days = CivilDate(2000, 1, 1).dayNumber...CivilDate(2099, 12, 31).dayNumber
    let pages: [ViewController] = [
      MonthsController(around: date, today: date, in: days, on: tester.stage),
      DaysController(of: date, today: date, in: days, firstWeekday: .monday, on: tester.stage),
      WeekStartController(.monday, on: tester.stage),
    ]
    let window = try #require(tester.application.windows.first)
    for page in pages {
      page.view.frame = Rect(0, 20, width, 260)
      window.addSubview(page.view)
      tester.pass(1)
      expectWhole(tester, "\(page)")
      page.view.removeFromSuperview()
    }
  }

  @Test func `Large dates get a wider popover if the screen has room for one`() throws {
    func width(_ device: String, _ textSize: Double) throws -> Double {
      let tester = try tester(device, textSize, .leftToRight, .portrait, screen: "schedule")
      tester.application.activate("month-button")
      tester.settle()
      return try tester.frame("popover").width
    }
    #expect(try width("pad", 1) == PopoverStyle.width)
    #expect(try width("pad", 2) == 436)
    #expect(try width("modern", 2) == 377)
    #expect(try width("classic", 2) == 304)
  }

  @Test(arguments: phones, held)
  func `A bar's title keeps a distance from the words of Back`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in WholeWordsTests.sizes {
      let tester = try tester(device, textSize, .leftToRight, orientation, screen: "schedule")
      tester.application.activate("month-button")
      tester.settle()
      tester.application.activate("week-start")
      tester.settle()
      let parts = tester.stage.seenScreen().parts
      let title = try #require(parts.first { $0.words == "Week starts" }?.lines.first)
      let back = parts.first { $0.words == "2026" && !$0.seen.isEmpty }?.lines.first
      if let back, back.midY > title.y, back.midY < title.maxY {
        #expect(title.x - back.maxX >= Space.medium - 0.5, "\(textSize): \(back) \(title)")
      }
    }
  }

  // MARK: Notifications

  @Test(arguments: phones, held)
  func `The page of notifications has whole words`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in WholeWordsTests.sizes {
      for direction in Environment.Direction.allCases {
        let tester = try tester(device, textSize, direction, orientation)
        tester.openDrawer()
        tester.drawer.onSettings?()
        tester.settle()
        let page = try #require(tester.application.find("notification-style"))
        let column = try #require(page.ancestors.first(of: ScrollView.self))
        let range = column.offsetRange
        for offset in stride(from: range.lowerBound, through: range.upperBound, by: 100) {
          column.offset = offset
          tester.pass(1)
          expectWhole(tester, "\(textSize) \(direction) \(offset)")
        }
      }
    }
  }

  @Test func `A tone's number stands below its name where both have no room on a line`() throws {
    let tester = try tester("classic", 2, .leftToRight, .portrait)
    tester.drawer.onSettings?()
    tester.settle()
    let row = try #require(
      tester.application.find("notification-sound-1008") as? ChoiceRow)
    let labels = row.subviews.compactMap { $0 as? Label }
    #expect(labels[1].frame.y >= labels[0].frame.maxY - 1e-9)
    #expect(labels[1].frame.x == labels[0].frame.x)
    #expect(row.size.height >= labels[1].frame.maxY)
  }

  @Test(arguments: phones, held)
  func `The open drawer has whole words`(device: String, orientation: Orientation) throws {
    for textSize in WholeWordsTests.sizes {
      for direction in Environment.Direction.allCases {
        let tester = try tester(device, textSize, direction, orientation)
        notify(tester, 4)
        tester.openDrawer()
        expectWhole(tester, "\(textSize) \(direction)")
      }
    }
  }

  @Test(arguments: ["classic", "compact", "librem", "modern", "pad"], held)
  func `The drawer shows a whole row, or all in it scrolls`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in [1.0, 1.5, 2] {
      for reducedMotion in [false, true] {
        let tester = try PhoneTester(
          device,
          environment: Environment(
            textSize: textSize, reducedMotion: reducedMotion, orientation: orientation))
        notify(tester, 3)
        tester.openDrawer()
        let words = "\(textSize) \(reducedMotion)"
        let row = try #require(tester.application.find("drawer-history-1"))
        let scroll = try #require(
          row.ancestors.compactMap { $0 as? ScrollView }.last, "\(words)")
        let drawer = try tester.frame("drawer")
        #expect(drawer.maxY <= tester.stage.screenSize.height + 1e-9, "\(words)")
        if scroll.screenFrame.height < row.size.height {
          Issue.record("\(words): \(scroll.screenFrame) is lower than \(row.size)")
        }
        scroll.offset = scroll.offsetRange.upperBound
        tester.pass(1)
        let last = tester.application.find("drawer-history-more") ?? row
        #expect(last.screenFrame.maxY <= drawer.maxY + 1e-9, "\(words)")
        // The list is the phone's again once all is gone.
        scroll.offset = 0
        tester.application.activate("drawer-history-clear")
        tester.settle()
        let toggle = try #require(tester.application.find("drawer-toggle-dark"))
        #expect(toggle.superview is DrawerView, "\(words)")
      }
    }
  }

  // MARK: Inbox and device

  @Test(arguments: phones)
  func `In edit mode names are whole`(device: String) throws {
    for textSize in WholeWordsTests.sizes {
      let tester = try tester(device, textSize, .leftToRight, .portrait)
      tester.application.activate("edit-button")
      tester.settle()
      let scroll = try #require(
        tester.application.find("row-1")?.ancestors.first(of: ScrollView.self))
      for offset in stride(from: 0, through: scroll.offsetRange.upperBound, by: 150) {
        scroll.offset = offset
        tester.pass(1)
        expectWhole(tester, "\(textSize) \(offset)")
      }
    }
  }

  @Test(arguments: ["librem", "modern"])
  func `Title and captions of the device screen stay when several fingers count`(
    device: String
  ) throws {
    for textSize in [1.0, 1.5, 2] {
      let tester = try tester(device, textSize, .leftToRight, .portrait, screen: "device")
      func words() -> Set<String> {
        Set(tester.stage.seenScreen().parts.filter { !$0.seen.isEmpty }.map(\.words))
      }
      let wanted: Set = ["Device", "Held", "Screen", "Interaction"]
      #expect(words().isSuperset(of: wanted), "\(textSize)")
      tester.application.activate("multiple-touches")
      tester.settle()
      #expect(words().isSuperset(of: wanted), "\(textSize): \(words())")
    }
  }
}
