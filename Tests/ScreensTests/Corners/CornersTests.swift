import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Small things on every screen that people meet at its edges.
@Suite struct CornersTests {
  private func view<V: View>(_ id: String, _ tester: PhoneTester) throws -> V {
    try #require(tester.application.find(id) as? V)
  }

  /// Views of a type below another.
  private func all<V: View>(_ type: V.Type, in view: View) -> [V] {
    (view as? V).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
  }

  // MARK: Chevrons

  @Test func `The way to a page that isn't there is faint`() throws {
    let tester = try PhoneTester(screen: "tour")
    tester.pass(1000)
    let (back, next): (Button, Button) = (
      try view("tour-back", tester), try view("tour-next", tester)
    )
    #expect(back.icon?.color == Palette.accent.faded(0.4) && next.icon?.color == Palette.accent)
    for _ in 0..<3 { tester.application.activate("tour-next") }
    tester.settle()
    #expect(back.icon?.color == Palette.accent && next.icon?.color == Palette.accent.faded(0.4))
  }

  @Test func `At the ends of all days the way on is faint`() throws {
    let tester = try PhoneTester(screen: "schedule")
    let controller = tester.application.phoneDelegate.schedule
    let schedule = controller.schedule
    #expect(schedule.earlier.isEnabled && schedule.later.isEnabled)
    controller.go(to: controller.days.lowerBound)
    tester.settle()
    #expect(!schedule.earlier.isEnabled && schedule.later.isEnabled)
    controller.go(to: controller.days.upperBound)
    tester.settle()
    #expect(schedule.earlier.isEnabled && !schedule.later.isEnabled)
    tester.application.activate("today-button")
    tester.settle()
    #expect(schedule.earlier.isEnabled && schedule.later.isEnabled)
  }

  // MARK: Ends

  /// Shows DL-05.
  @Test(arguments: [1.0, 2])
  func `The first and the last day say what they are, beyond a round edge`(textSize: Double) throws
  {
    let tester = try PhoneTester(environment: Environment(textSize: textSize), screen: "schedule")
    let controller = tester.application.phoneDelegate.schedule
    for (day, words) in [
      (controller.days.lowerBound, "The first day"), (controller.days.upperBound, "The last day"),
    ] {
      controller.go(to: day)
      tester.settle()
      let row: DayRow = try view("day-\(CivilDate(dayNumber: day).iso)", tester)
      let label = try #require(all(Label.self, in: row).first { $0.string == words })
      #expect(label.isOnScreen(in: tester), "\(words)")
      let number = try #require(all(Label.self, in: row).first)
      #expect(label.frame.intersection(number.frame) == nil)
      #expect(
        tester.stage.frame().items.contains {
          guard case .fill(let rect, let radii, _) = $0 else { return false }
          return rect.width == row.size.width
            && (day == controller.days.lowerBound ? radii.topLeft : radii.bottomLeft) == Radius.card
        })
    }
  }

  // MARK: Edit mode

  @Test(arguments: [1.0, 1.3, 2], Environment.Direction.allCases)
  func `Mark, picture and Delete stand on one line`(
    textSize: Double, direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      environment: Environment(textSize: textSize, direction: direction))
    tester.application.activate("edit-button")
    tester.settle()
    tester.application.activate("minus-1")
    tester.settle()
    let row: MessageRow = try view("row-1", tester)
    let avatar = try #require(all(AvatarView.self, in: row).first)
    let line = avatar.screenFrame.midY
    #expect(abs(try frame(MinusMark.self, in: row).midY - line) < 1e-9)
    #expect(abs(try frame(RowButton.self, in: row).midY - line) < 1e-9)
    if textSize == 1 { #expect(abs(line - row.screenFrame.midY) < 1e-9) }
  }

  private func frame<V: View>(_ type: V.Type, in row: View) throws -> Rect {
    try #require(all(type, in: row).first).screenFrame
  }

  // MARK: Right to left

  @Test func `From right to left an answer begins at the right, its caret too`() throws {
    for (direction, isRight) in [(Environment.Direction.leftToRight, false), (.rightToLeft, true)] {
      for words in ["", "At six.", "בשש", "At six.\nבשש"] {
        let tester = try PhoneTester(environment: Environment(direction: direction))
        try tester.tap("row-1")
        tester.settle()
        let reply: TextView = try view("reply-field", tester)
        tester.application.activate("reply-field")
        tester.send(.type(words))
        tester.settle()
        let box = reply.textBox
        let end = box.origin.x + (box.width ?? 0)
        let shown = words.isEmpty ? reply.placeholder : words
        let text = reply.setting(of: shown)
        for line in tester.measurer.rectangles(
          text, width: box.width, from: 0, to: shown.utf8.count)
        {
          let gap = isRight ? (box.width ?? 0) - line.maxX : line.x
          #expect(abs(gap) < 1, "\(shown), \(direction): \(line)")
        }
        if words.isEmpty {
          let caret = try #require(reply.input.caretFrame)
          #expect(abs(caret.midX - (isRight ? end : box.origin.x)) < 1, "\(caret)")
        }
      }
    }
  }

  // MARK: Segments

  @Test func `A chosen segment's shadow stays within a few points of it`() throws {
    let shadow = try #require(SegmentedControl.Style.standard.pillShadow)
    for one in [shadow.light, shadow.dark] {
      #expect(one.blur + abs(one.y) <= 4)
    }
  }

  // MARK: Device

  @Test(arguments: Devices.all.map(\.name), Environment.Direction.allCases)
  func `The card of the device screen is full to its end`(
    device: String, direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      device, environment: Environment(direction: direction), screen: "device")
    let line: Label = try view("interaction-label", tester)
    let card = try #require(line.superview)
    let hint = try #require(
      all(Label.self, in: card).first { $0.string == "Touch, turn or shake the phone" })
    #expect(!hint.isHidden && hint.frame.y <= line.frame.maxY)
    let height = hint.sizeThatFits(Size(hint.frame.width, 0)).height
    let lowest = all(Label.self, in: card).map(\.frame.maxY).max() ?? 0
    #expect(card.size.height - max(lowest, hint.frame.y + height) <= Space.large)
    #expect(line.frame.y + line.scaledText.style.lineHeight <= hint.frame.y + 1e-9)
    tester.touch(.began, 100, 300)
    #expect(hint.isHidden)
    tester.touch(.ended, 100, 300)
    tester.pass(4000)
    #expect(!hint.isHidden)
    tester.send(.rotate(.landscapeLeft))
    tester.settle()
    let frames = try ["orientation", "resolution", "interaction"].map {
      let label: Label = try view("\($0)-label", tester)
      return label.frame
    }
    // None stands alone below two others.
    #expect(frames[0].y == frames[2].y && frames[0].x != frames[2].x)
    #expect(frames[1].y > frames[0].y && frames[1].x == frames[0].x)
  }
}

extension View {
  /// Whether all of the view lies on the screen.
  fileprivate func isOnScreen(in tester: PhoneTester) -> Bool {
    Rect(origin: .zero, size: tester.stage.screenSize).contains(screenFrame)
  }
}
