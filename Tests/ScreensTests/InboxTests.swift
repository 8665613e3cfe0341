import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The list of messages.
@Suite struct InboxTests {
  private static let sizes = [0.8, 1, 1.4, 1.5, 2]

  private func rows(_ tester: PhoneTester) throws -> [MessageRow] {
    try (1...12).map { number in
      try #require(tester.application.find("row-\(number)") as? MessageRow)
    }
  }

  @Test func `A dozen messages stand below each other, newest first, without gaps`() throws {
    let tester = try PhoneTester()
    let rows = try rows(tester)
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      #expect(upper.frame.maxY == lower.frame.y)
      #expect(
        (upper.message.received.day, upper.message.received.secondOfDay)
          > (lower.message.received.day, lower.message.received.secondOfDay))
    }
    #expect(rows.map(\.message) == (try Message.bundled()))
  }

  @Test(arguments: Devices.all.map(\.name), sizes)
  func `A row is at least 64 high and grows with its text`(device: String, size: Double) throws {
    let tester = try PhoneTester(device, environment: Environment(textSize: size))
    for row in try rows(tester) {
      #expect(row.frame.height >= 64)
      #expect(row.frame.height >= 24 + 60 * size - 0.001)
      #expect(row.frame.width == tester.stage.screenSize.width)
    }
  }

  @Test(arguments: Devices.all.map(\.name), sizes)
  func `Nothing in a row lies on another thing or outside of the margins`(
    device: String, size: Double
  ) throws {
    for direction in Environment.Direction.allCases {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        let tester = try PhoneTester(
          device,
          environment: Environment(
            textSize: size, direction: direction, orientation: orientation))
        let side = tester.stage.settings.device.safeArea(orientation).left
        let margin = tester.stage.settings.device.margin + side
        for row in try rows(tester) {
          let inside = row.bounds.inset(by: EdgeInsets(left: margin, right: margin))
          for (index, view) in row.subviews.enumerated() {
            #expect(inside.contains(view.frame), "\(row.logName) \(view.frame)")
            #expect(view.frame.width > 0 && view.frame.height > 0)
            for other in row.subviews[(index + 1)...] {
              #expect(!view.frame.intersects(other.frame), "\(row.logName) \(other.frame)")
            }
          }
        }
      }
    }
  }

  @Test func `Time and sender stand on one baseline`() throws {
    let tester = try PhoneTester("modern")
    for row in try rows(tester) {
      let labels = row.subviews.compactMap { $0 as? Label }
      let baselines = try labels[..<2].map { label in
        label.frame.y + (try #require(label.metrics(width: nil))).baseline
      }
      #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    }
  }

  @Test func `The mirrored list is the mirror of the other`() throws {
    let left = try PhoneTester("modern")
    let right = try PhoneTester("modern", environment: Environment(direction: .rightToLeft))
    let width = left.stage.screenSize.width
    for (one, other) in zip(try rows(left), try rows(right)) {
      #expect(one.frame == other.frame)
      for (view, twin) in zip(one.subviews, other.subviews) {
        #expect(abs(view.frame.x - (width - twin.frame.maxX)) < 1e-9)
        #expect(view.frame.y == twin.frame.y)
      }
    }
  }

  @Test func `Every letter of every message has a glyph`() throws {
    let tester = try PhoneTester()
    for message in try Message.bundled() {
      for words in [message.sender, message.subject, message.initials] + message.body {
        let metrics = tester.measurer.measure(Text(words, style: TypeScale.body), width: nil)
        #expect(metrics.unknownGlyphs == 0, "\(words)")
      }
    }
  }

  @Test func `Initials are the first letters of the first and last name`() throws {
    #expect(
      try Message.bundled().map(\.initials) == [
        "ML", "NR", "JO", "יב", "IC", "CL", "TW", "PR", "HS", "L", "GE", "AR",
      ])
  }

  @Test(arguments: [
    ("2026-01-05T09:32:00", "9:32"), ("2026-01-05T00:05:00", "0:05"),
    ("2026-01-04T23:59:59", "Yesterday"), ("2026-01-03T12:00:00", "Sat"),
    ("2025-12-30T12:00:00", "Tue"), ("2025-12-29T12:00:00", "29 Dec"),
    ("2025-07-07T12:00:00", "7 Jul"), ("2025-07-06T12:00:00", "6 Jul 2025"),
    ("2026-01-06T08:00:00", "6 Jan"),
  ])
  func `Times get shorter the nearer they are`(time: String, words: String) throws {
    let received = try #require(CivilTime(time))
    #expect(MessageTime.text(received, now: .usual) == words)
  }

  @Test func `At midnight today's messages become yesterday's`() throws {
    let tester = try PhoneTester(now: try #require(CivilTime("2026-01-05T23:59:30")))
    let texts = { try tester.node("row-1").children.compactMap(\.text) }
    #expect(try texts().contains("9:32"))
    tester.stage.advance(to: .seconds(30))
    #expect(try texts().contains("Yesterday"))
    #expect(try tester.node("row-1").label?.hasSuffix("Yesterday") == true)
  }

  // MARK: Touch

  private func background(_ tester: PhoneTester, _ id: String) throws -> UInt32 {
    let frame = try tester.frame(id)
    return try tester.pixels()[4, Int(exactly: frame.midY.rounded())!]
  }

  @Test func `A resting finger lights a row up, a scroll takes the light back`() throws {
    let tester = try PhoneTester()
    let place = try tester.frame("row-2").center
    tester.touch(.began, place.x, place.y)
    tester.pass(79)
    #expect(try background(tester, "row-2") == 0xFFFFFF)
    tester.pass(1)
    #expect(try background(tester, "row-2") == 0xEBEEF4)
    tester.move(place.x, from: place.y, to: place.y - 60, milliseconds: 200)
    tester.touch(.ended, place.x, place.y - 60)
    tester.settle()
    #expect(try background(tester, "row-2") == 0xFFFFFF)
    #expect(tester.log(.action).isEmpty)
  }

  @Test func `A tap opens a message, which then counts as read`() throws {
    let tester = try PhoneTester()
    var opened: [Int] = []
    let inbox = tester.application.phoneDelegate.inbox
    inbox.onOpen = { opened.append($0.number) }
    #expect(try tester.node("inbox").children.first?.children.compactMap(\.text)[1] == "4 unread")
    #expect(try tester.node("row-2").label?.hasPrefix("unread") == true)
    try tester.tap("row-2")
    tester.send(.activate("row-1"))
    #expect(opened == [2, 1])
    #expect(try tester.node("row-2").label?.hasPrefix("unread") == false)
    #expect(try tester.node("inbox").children.first?.children.compactMap(\.text)[1] == "2 unread")
  }

  @Test func `The list scrolls to its end and no further`() throws {
    for device in Devices.all {
      let tester = try PhoneTester(device.name)
      let middle = device.size.width / 2
      for _ in 0..<6 {
        tester.touch(.began, middle, 400)
        tester.move(middle, from: 400, to: 150, milliseconds: 80)
        tester.touch(.ended, middle, 150)
        tester.settle()
      }
      #expect(
        abs(try tester.frame("row-12").maxY - tester.frame("tab-inbox").y) < 0.01)
    }
  }
}
