import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Large words have room, or what they stand on scrolls.
@Suite struct LargeRoomTests {
  private func view<V: View>(_ id: String, _ tester: PhoneTester) throws -> V {
    try #require(tester.application.find(id) as? V, "\(id)")
  }

  private func all<V: View>(_ type: V.Type, in view: View) -> [V] {
    (view as? V).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
  }

  private static func sideways(_ textSize: Double) -> Environment {
    Environment(textSize: textSize, orientation: .landscapeLeft)
  }

  // MARK: Rows

  private func expectRoom(_ tester: PhoneTester, _ words: String) throws {
    for number in 1...3 {
      let row = try tester.messageRow(number)
      for label in all(Label.self, in: row) {
        let height = try #require(label.metrics(width: label.size.width)).size.height
        #expect(label.size.height >= height - 1e-9, "\(words), \(label.string)")
        #expect(label.frame.maxY <= row.size.height, "\(words), \(label.string)")
      }
    }
  }

  @Test(arguments: ["compact", "classic", "modern"], [1.0, 1.5, 2])
  func `In edit mode a row is as high as its words are in the narrower column`(
    device: String, textSize: Double
  ) throws {
    let tester = try PhoneTester(device, environment: Environment(textSize: textSize))
    tester.application.activate("edit-button")
    tester.settle()
    try expectRoom(tester, "edited")
    tester.application.activate("minus-1")
    tester.settle()
    tester.application.activate("delete-1")
    tester.settle()
    tester.application.activate("undo")
    tester.settle()
    try expectRoom(tester, "brought back")
    tester.application.activate("edit-button")
    tester.settle()
    try expectRoom(tester, "edited no more")
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `A row that is marked as unread is as high as its bold words`(textSize: Double) throws {
    for device in Devices.all.map(\.name) {
      let tester = try PhoneTester(device, environment: Environment(textSize: textSize))
      for number in 1...3 {
        let row = try tester.messageRow(number)
        row.onAction?(.leading)
        tester.settle()
        try expectRoom(tester, device)
      }
    }
  }

  @Test(arguments: ["default", "classic"], Environment.Direction.allCases)
  func `DB-01: Delete stays at the edge when letters grow while it asks`(
    tuning: String, direction: Environment.Direction
  ) throws {
    for isMoving in [false, true] {
      let tester = try PhoneTester(
        "modern", tuning: tuning, environment: Environment(direction: direction))
      let side = direction == .leftToRight ? -1.0 : 1
      try tester.swipe("row-2", by: side * 90)
      if isMoving { tester.pass(20) } else { tester.settle() }
      tester.send(.environment(EnvironmentChange(textSize: 2)))
      tester.settle()
      let button = try tester.frame("delete-2")
      let width = tester.stage.screenSize.width
      let gap = direction == .leftToRight ? width - button.maxX : button.x
      #expect(abs(gap - 10) < 0.02, "\(button)")
      tester.send(.environment(EnvironmentChange(textSize: 0.8)))
      tester.settle()
      let small = try tester.frame("delete-2")
      #expect(
        abs((direction == .leftToRight ? width - small.maxX : small.x) - 10) < 0.02, "\(small)")
      try tester.tap("delete-2")
      tester.settle()
      #expect(!tester.exists("row-2"))
    }
  }

  // MARK: Months, days, kinds

  @Test(arguments: Devices.all.map(\.name), [0.8, 1.0, 1.5, 2])
  func `Months are as high as their words and a finger, or scroll`(
    device: String, textSize: Double
  ) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try PhoneTester(
        device, environment: Environment(textSize: textSize, orientation: orientation),
        screen: "schedule")
      tester.application.activate("month-button")
      tester.settle()
      let cells: [DateCell] = try (1...12).map { try view("month-\($0)", tester) }
      let scroll = try #require(cells[0].superview as? ScrollView)
      for cell in cells {
        let label = try #require(all(Label.self, in: cell).first)
        #expect(cell.size.height >= max(Space.target, label.lineHeight) - 1e-9)
      }
      #expect(scroll.screenFrame.contains(cells[0].screenFrame), "January is the present month")
      scroll.offset = scroll.offsetRange.upperBound
      #expect(cells[11].screenFrame.maxY <= scroll.screenFrame.maxY + 1e-9)
    }
  }

  @Test func `A month that is opened in a low popover shows days`() throws {
    let tester = try PhoneTester(
      environment: LargeRoomTests.sideways(2), screen: "schedule")
    tester.application.activate("month-button")
    tester.settle()
    tester.application.activate("month-2")
    tester.settle()
    let first: DateCell = try view("date-2026-02-01", tester)
    let scroll = try #require(first.superview as? ScrollView)
    #expect(scroll.screenFrame.inset(by: -1e-9).contains(first.screenFrame))
    #expect(first.size.height >= Space.target)
  }

  @Test(arguments: Devices.all.map(\.name), [0.8, 1.0, 1.5, 2])
  func `Kinds of meals are as high as their words and a finger, or scroll`(
    device: String, textSize: Double
  ) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try PhoneTester(
        device, environment: Environment(textSize: textSize, orientation: orientation),
        screen: "schedule")
      tester.application.activate("meal-2026-01-05-1")
      tester.settle()
      let details: MealKindRow = try view("meal-details", tester)
      let scroll = try #require(details.superview as? ScrollView)
      let words = TypeScale.body.lineHeight * textSize
      for row in all(MealKindRow.self, in: scroll) {
        #expect(row.size.height >= max(Space.target, words) - 1e-9)
      }
      scroll.offset = scroll.offsetRange.upperBound
      #expect(details.screenFrame.maxY <= scroll.screenFrame.maxY + 1e-9)
      #expect(scroll.screenFrame.maxY <= tester.stage.screenSize.height + 1e-9)
    }
  }

  // MARK: Banner

  @Test(arguments: ["classic", "compact", "modern", "librem", "pad"], ["default", "classic"])
  func `A banner that is pulled open shows no less of its message than before`(
    device: String, tuning: String
  ) throws {
    for textSize in [1.0, 1.5, 2] {
      for actions in [["Answer", "Later"], ["Answer at once", "Remind me later"]] {
        let tester = try PhoneTester(
          device, tuning: tuning, environment: LargeRoomTests.sideways(textSize))
        tester.send(.custom("notify", LargeRoomTests.payload(actions)))
        tester.pass(1500)
        let message: Label = try view("notification-message", tester)
        let (closed, line) = (message.size.height, message.lineHeight)
        let manager = tester.application.notifications
        manager.activated()
        tester.settle()
        let banner = try tester.frame("notification")
        #expect(
          message.size.height >= min(closed, 3 * line) - 1e-9,
          "\(device), \(tuning), \(textSize), \(actions): \(message.size) after \(closed)")
        let words = try #require(message.metrics(width: message.size.width)).size.height
        #expect(words <= message.size.height + 1e-9, "\(device), \(tuning), \(textSize)")
        let buttons = try (1...2).map { try tester.frame("notification-action-\($0)") }
        #expect(buttons.allSatisfy { banner.contains($0) && $0.height >= Space.target })
        #expect(buttons.allSatisfy { $0.intersection(message.screenFrame) == nil })
        // It shows more than before, or all, or is as wide as it may be.
        let shown = message.size.height
        message.lines = 0
        let all = try #require(message.metrics(width: message.size.width)).size.height
        let room = tester.stage.screenSize.width
        #expect(
          shown > closed + 1e-9 || shown >= all - 1e-9 || banner.width > min(room, 576) - 40,
          "\(device), \(tuning), \(textSize), \(actions): \(shown) of \(all), \(banner)")
      }
    }
  }

  private static func payload(_ actions: [String]) -> Payload {
    .object([
      .init("title", .string("Ada Lovelace")),
      .init(
        "message",
        .string(
          "The keys are under the mat, the cat has had her breakfast, and the train goes at six "
            + "from the other side of the river.")),
      .init("icon", .string("mail")), .init("sticky", .bool(true)),
      .init("actions", .array(actions.map { .string($0) })),
    ])
  }
}
