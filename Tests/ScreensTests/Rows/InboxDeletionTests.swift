import Testing
import TouchKit

@testable import Screens

/// Deleting in the inbox: by mark, swipe, keyboard and assistive technology.
@Suite struct InboxDeletionTests {
  private func scroll(_ tester: PhoneTester) throws -> ScrollView {
    try #require(tester.messageRow(1).superview as? ScrollView)
  }

  private func opened(
    _ tuning: String = "default", _ environment: Environment = Environment(),
    set: [String: TuningValue] = [:]
  ) throws -> PhoneTester {
    let tester = try PhoneTester("compact", tuning: tuning, environment: environment, set: set)
    try tester.tap("edit-button")
    tester.settle()
    try tester.tap("minus-3")
    tester.settle()
    return tester
  }

  private func actions(_ tester: PhoneTester, since count: Int) -> [String] {
    Array(tester.log(.action).dropFirst(count)).filter {
      $0.contains("transition") || $0.contains("commit")
    }
  }

  @Test func `DB-01: the button comes from the row's edge to 10 points before it in 0.3 seconds`()
    throws
  {
    let tester = try PhoneTester("compact", tuning: "classic")
    try tester.tap("edit-button")
    tester.settle()
    let row = try tester.frame("row-3")
    try tester.tap("minus-3")
    let start = tester.stage.now.milliseconds
    let width = try tester.frame("delete-3").width
    for (passed, share) in [(0.0, 0.0), (150, 0.5), (300, 1)] {
      tester.at(start + passed)
      let node = try tester.node("delete-3")
      #expect(abs(node.frame.x - (row.maxX - (width + 10) * share)) < 0.01)
      #expect(abs(node.frame.midY - row.midY) <= 0.5)
      #expect(abs(node.alpha - share) < 0.001)
    }
    #expect(tester.stage.isSettled)
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-02: cancelled, the button goes back out at the right in 0.3 seconds`() throws {
    let tester = try opened("classic")
    let width = try tester.frame("delete-3").width
    tester.tap(160, 440)
    let start = tester.stage.now.milliseconds
    tester.at(start + 150)
    let node = try tester.node("delete-3")
    #expect(abs(node.frame.x - (320 - (width + 10) / 2)) < 0.01)
    #expect(abs(node.alpha - 0.5) < 0.001)
    tester.at(start + 301)
    #expect(!tester.exists("delete-3"))
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-02: pressed, the button stays and fades in 0.3 seconds while the row closes`()
    throws
  {
    let tester = try opened("classic")
    let before = try tester.frame("delete-3")
    let below = try tester.frame("row-4").y
    let height = try tester.frame("row-3").height
    try tester.tap("delete-3")
    let start = tester.stage.now.milliseconds
    tester.at(start + 150)
    let node = try tester.node("delete-3")
    #expect(node.frame == before)
    #expect(abs(node.alpha - 0.5) < 0.01)
    let now = try tester.frame("row-4").y
    #expect(abs(now - (below - height / 2)) < 0.01, "\(now), \(below), \(height)")
    tester.at(start + 301)
    #expect(!tester.exists("row-3"))
    #expect(try tester.frame("row-4").y == below - height)
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-03: asking bypasses the row's transition, and taking it back does not`() throws {
    let tester = try PhoneTester("compact")
    try tester.tap("edit-button")
    tester.settle()
    let count = tester.log(.action).count
    try tester.tap("minus-3")
    tester.settle()
    #expect(actions(tester, since: count) == [])
    #expect(tester.log(.action).contains("row-3 asks at its trailing end"))
    tester.tap(160, 440)
    #expect(
      actions(tester, since: count) == [
        "row-3 will transition to editing", "row-3 did transition to editing",
      ])
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-04: Delete acts when the finger leaves inside: transition, data, transition`()
    throws
  {
    let tester = try opened()
    let count = tester.log(.action).count
    let place = try tester.frame("delete-3").center
    tester.touch(.began, place.x, place.y)
    tester.pass(100)
    #expect(actions(tester, since: count) == [])
    tester.touch(.ended, place.x, place.y)
    #expect(
      actions(tester, since: count) == [
        "row-3 will transition to editing", "the inbox commits the deletion of row-3",
        "row-3 did transition to editing",
      ])
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-04: a finger that leaves outside deletes nothing`() throws {
    let tester = try opened()
    let place = try tester.frame("delete-3").center
    tester.touch(.began, place.x, place.y)
    for step in 1...10 {
      tester.pass(10)
      tester.touch(.moved, place.x, place.y + Double(step) * 8)
    }
    tester.pass(100)
    tester.touch(.ended, place.x, place.y + 80)
    tester.settle()
    #expect(tester.exists("row-3"))
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["row-4", "minus-4", "edit-button"])
  func `DB-05: a tap elsewhere cancels and does nothing else`(id: String) throws {
    let tester = try PhoneTester("compact")
    let list = try scroll(tester)
    let recognizers = list.gestureRecognizers.count
    try tester.tap("edit-button")
    tester.settle()
    try tester.tap("minus-3")
    tester.settle()
    #expect(list.gestureRecognizers.count == recognizers + 1)
    try tester.tap(id)
    tester.settle()
    #expect(list.gestureRecognizers.count == recognizers)
    #expect(!tester.exists("delete-3") && !tester.exists("delete-4"))
    #expect(tester.exists("minus-3"))
    #expect(try tester.messageRow(4).message.isUnread == (try Message.bundled()[3].isUnread))
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["button", "recogniser"])
  func `DB-06: whichever of button and recogniser sees the tap first, one row is deleted`(
    first: String
  ) throws {
    let tester = try opened(set: ["row.first": .choice(first)])
    try tester.tap("delete-3")
    tester.settle()
    try tester.tap("undo")
    tester.settle()
    #expect(tester.log(.action).filter { $0.contains("commits") }.count == 1)
    #expect(tester.exists("row-3") && tester.exists("row-4"))
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-07: other controls dim, the mark stands upright and turns back in the same time`()
    throws
  {
    let tester = try opened("classic")
    let mark = try #require(tester.application.find("minus-3") as? MinusMark)
    #expect(abs(mark.shownTurn + Double.pi / 2) < 1e-9)
    #expect(try tester.node("minus-3").alpha == 1)
    #expect(abs(try tester.node("minus-4").alpha - 0.35) < 1e-9)
    #expect(abs(try tester.node("edit-button").alpha - 0.35) < 1e-9)
    tester.tap(160, 440)
    let start = tester.stage.now.milliseconds
    tester.at(start + 150)
    #expect(abs(mark.shownTurn + Double.pi / 4) < 1e-9)
    tester.at(start + 300)
    #expect(mark.shownTurn == 0)
    #expect(try tester.node("edit-button").alpha == 1)
    #expect(try tester.node("minus-4").alpha == 1)
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-07: Delete is set two points smaller than other buttons`() throws {
    let tester = try opened()
    let painted = tester.stage.frame().items.compactMap { item -> Text? in
      guard case .text(let text, _, _, _) = item else { return nil }
      return text
    }
    let delete = try #require(painted.first { $0.string == "Delete" })
    let other = try #require(painted.first { $0.string == "Done" })
    #expect(delete.style.size == other.style.size - 2)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["default", "classic"])
  func `DB-08: a row is 0 by default, 1 in edit mode, 2 while it asks; a swipe sets 2 alone`(
    tuning: String
  ) throws {
    let tester = try PhoneTester("compact", tuning: tuning)
    let swiped = try tester.messageRow(2)
    #expect(swiped.rowState.rawValue == 0)
    try tester.swipe("row-2", by: -120)
    #expect(swiped.rowState.rawValue == 2)
    tester.settle()
    tester.tap(100, 440)
    tester.settle()
    #expect(swiped.rowState.rawValue == 0)
    try tester.tap("edit-button")
    tester.settle()
    #expect(try (1...4).map { try tester.messageRow($0).rowState.rawValue } == [1, 1, 1, 1])
    try tester.tap("minus-3")
    tester.settle()
    #expect(try (1...4).map { try tester.messageRow($0).rowState.rawValue } == [1, 1, 3, 1])
    tester.tap(100, 440)
    tester.settle()
    try tester.swipe("row-2", by: -120)
    tester.settle()
    #expect(try (1...4).map { try tester.messageRow($0).rowState.rawValue } == [1, 3, 1, 1])
    tester.tap(100, 440)
    tester.settle()
    try tester.tap("edit-button")
    tester.settle()
    #expect(try (1...4).map { try tester.messageRow($0).rowState.rawValue } == [0, 0, 0, 0])
    #expect(
      tester.log(.action).filter { $0.hasPrefix("row-2") && $0.contains("transition") } == [
        "row-2 will transition to default", "row-2 did transition to default",
        "row-2 will transition to editing", "row-2 did transition to editing",
        "row-2 will transition to editing", "row-2 did transition to editing",
        "row-2 will transition to default", "row-2 did transition to default",
      ])
    withExtendedLifetime(tester) {}
  }

  @Test func `The button follows the finger, point for point`() throws {
    let tester = try PhoneTester("compact")
    try tester.swipe("row-2", by: -70, lifts: false)
    // The drag counts from the first sample beyond the slop.
    let slop = 11.2
    #expect(abs(try tester.frame("delete-2").x - (320 - 70 + slop)) < 0.01)
    withExtendedLifetime(tester) {}
  }

  @Test func `A drag catches a button on its way, a finger that does nothing lets it go on`() throws
  {
    let tester = try PhoneTester("compact")
    try tester.swipe("row-2", by: -120)
    tester.settle()
    let open = try tester.frame("delete-2").x
    tester.tap(160, 400)
    tester.pass(80)
    let caught = try tester.frame("delete-2").x
    #expect(caught > open && caught < 320)
    let at = try tester.frame("row-2").center
    tester.touch(.began, at.x, at.y)
    tester.pass(10)
    #expect(try tester.frame("delete-2").x > caught, "it goes on")
    for step in 1...10 {
      tester.pass(10)
      tester.touch(.moved, at.x - Double(step) * 8, at.y)
    }
    tester.pass(100)
    tester.touch(.ended, at.x - 80, at.y)
    tester.settle()
    #expect(try tester.frame("delete-2").x == open)
    withExtendedLifetime(tester) {}
  }

  @Test func `One row is open at a time, and scrolling closes it`() throws {
    let tester = try PhoneTester("compact")
    try tester.swipe("row-2", by: -120)
    tester.settle()
    try tester.swipe("row-3", by: -120)
    tester.settle()
    #expect(!tester.exists("delete-2") && tester.exists("delete-3"))
    tester.touch(.began, 100, 400)
    tester.move(100, from: 400, to: 340, milliseconds: 100)
    tester.touch(.ended, 100, 340)
    tester.settle()
    #expect(!tester.exists("delete-3"))
    try tester.swipe("row-3", by: -120)
    tester.settle()
    tester.send(.scroll(by: Point(0, 48), at: Point(100, 300), phase: .wheel))
    tester.settle()
    #expect(!tester.exists("delete-3"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A leading swipe marks read, and unread again`() throws {
    let tester = try PhoneTester("compact")
    let number = try #require(try Message.bundled().first { $0.isUnread }?.number)
    try tester.swipe("row-\(number)", by: 280)
    tester.settle()
    #expect(try !tester.messageRow(number).message.isUnread)
    try tester.swipe("row-\(number)", by: 100)
    tester.settle()
    let place = try tester.frame("row-\(number)")
    tester.tap(40, place.midY)
    tester.settle()
    #expect(try tester.messageRow(number).message.isUnread)
    withExtendedLifetime(tester) {}
  }

  @Test func `Read from the right, all of it is mirrored`() throws {
    let tester = try opened("classic", Environment(direction: .rightToLeft))
    let mirrored = try tester.frame("delete-3")
    let plain = try opened("classic").frame("delete-3")
    #expect(mirrored == Rect(320 - plain.maxX, plain.y, plain.width, plain.height))
    #expect(try tester.frame("minus-3").midX > 160)
    tester.tap(160, 440)
    tester.settle()
    try tester.swipe("row-2", by: 120)
    tester.settle()
    #expect(try tester.frame("delete-2").x == 10)
    withExtendedLifetime(tester) {}
  }

  @Test func `Assistive technology and the keyboard delete too`() throws {
    let tester = try PhoneTester("compact")
    tester.send(.activate("edit-button"))
    tester.send(.activate("minus-4"))
    tester.send(.activate("delete-4"))
    tester.settle()
    #expect(!tester.exists("row-4"))
    for _ in 0..<2 { tester.send(.key(KeyInput("down"))) }
    tester.send(.key(KeyInput("delete")))
    tester.settle()
    #expect(!tester.exists("row-2"))
    tester.send(.key(KeyInput("z", modifiers: [.control])))
    tester.send(.key(KeyInput("z", modifiers: [.control])))
    tester.settle()
    #expect(tester.exists("row-2") && tester.exists("row-4"))
    #expect(try tester.messageRow(2).isMarked)
    tester.send(.key(KeyInput("z", modifiers: [.shift, .control])))
    tester.settle()
    #expect(!tester.exists("row-4") && tester.exists("row-2"))
    withExtendedLifetime(tester) {}
  }
}
