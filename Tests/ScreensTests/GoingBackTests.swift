import Testing
import TouchKit

@testable import Screens

/// Escape, the keys for going back, and what assistive technology can ask of rows and of the status bar.
@Suite struct GoingBackTests {
  private func press(
    _ tester: PhoneTester, _ name: String = "escape", _ modifiers: [KeyInput.Modifier] = []
  ) {
    tester.send(.key(KeyInput(name, modifiers: modifiers)))
    tester.settle()
  }

  @Test func `Escape leaves the search's text, then the search, and then does nothing`() throws {
    let tester = try PhoneTester()
    tester.send(.activate("search-field"))
    tester.send(.type("ladder"))
    tester.settle()
    press(tester)
    #expect(!tester.exists("keyboard") && tester.tree.focused != "search-field")
    #expect(try tester.node("search-field").text == "ladder")
    press(tester)
    #expect(try tester.node("search-field").text == "")
    let log = tester.log(.navigation)
    press(tester)
    #expect(tester.log(.navigation) == log)
  }

  @Test(arguments: ["escape", "back"]) func `A key goes back from a message`(key: String) throws {
    let tester = try PhoneTester()
    try tester.tap("row-1")
    tester.settle()
    press(tester, key)
    #expect(!tester.exists("message") && tester.exists("row-1"))
  }

  @Test(arguments: Environment.Direction.allCases)
  func `Alt and the arrow to the leading edge go back`(direction: Environment.Direction) throws {
    let tester = try PhoneTester(environment: Environment(direction: direction))
    try tester.tap("row-1")
    tester.settle()
    let arrows = direction == .leftToRight ? ["right", "left"] : ["left", "right"]
    press(tester, arrows[0], [.alt])
    #expect(tester.exists("message"))
    press(tester, arrows[1], [.alt])
    #expect(!tester.exists("message"))
  }

  @Test func `An answer is left before its page`() throws {
    let tester = try PhoneTester(screen: "message")
    tester.send(.activate("reply-field"))
    tester.settle()
    press(tester)
    #expect(tester.exists("message") && !tester.exists("keyboard"))
    press(tester)
    #expect(!tester.exists("message"))
  }

  @Test func `An open drawer goes before the page below it`() throws {
    let tester = try PhoneTester(screen: "message")
    tester.openDrawer()
    press(tester)
    #expect(!tester.exists("drawer") && tester.exists("message"))
    press(tester)
    #expect(!tester.exists("message"))
  }

  @Test func `Popover, sheet and full screen go by the key, whoever is first responder`() throws {
    let schedule = try PhoneTester(screen: "schedule")
    for (way, here) in [("month-button", "popover"), ("meal-2026-01-05-2", "modal")] {
      for resigns in [false, true] {
        schedule.send(.activate(way))
        schedule.settle()
        #expect(schedule.exists(here))
        if resigns { schedule.application.endEditing() }
        press(schedule)
        #expect(!schedule.exists(here), "\(here)")
      }
    }
    let tour = try PhoneTester(screen: "tour")
    tour.send(.activate("video-fullscreen"))
    tour.settle()
    guard tour.log(.navigation).contains("full screen") else { return }
    press(tour)
    #expect(tour.log(.navigation).contains("full screen left"))
  }

  @Test func `A row's button that asks is taken back`() throws {
    let tester = try PhoneTester()
    try tester.tap("edit-button")
    tester.settle()
    try tester.tap("minus-2")
    tester.settle()
    #expect(tester.exists("delete-2"))
    press(tester)
    #expect(!tester.exists("delete-2") && tester.exists("row-2"))
  }

  // MARK: Actions

  /// Shows DB-04.
  @Test func `Rows say what can be asked of them, and do it`() throws {
    let tester = try PhoneTester()
    #expect(try tester.node("row-2").actions == ["delete", "mark-read"])
    tester.send(.activate("row-2", action: "mark-read"))
    #expect(try tester.node("row-2").actions == ["delete", "mark-unread"])
    tester.send(.activate("row-2", action: "delete"))
    tester.pass(600)
    #expect(!tester.exists("row-2"))
    #expect(tester.log(.action).contains("row-2 activated: delete"))
    tester.send(.activate("undo"))
    tester.pass(600)
    #expect(try tester.node("row-2").visible)
    tester.send(.activate("row-2", action: "fly"))
    #expect(tester.log(.action).last == "row-2 has no action fly")
  }

  @Test func `An action takes back what another row asks`() throws {
    let tester = try PhoneTester()
    try tester.tap("edit-button")
    tester.settle()
    try tester.tap("minus-1")
    tester.settle()
    tester.send(.activate("row-2", action: "delete"))
    tester.pass(600)
    #expect(tester.exists("row-1") && !tester.exists("row-2") && !tester.exists("delete-1"))
  }

  @Test func `A meal is deleted by its action and comes back`() throws {
    let tester = try PhoneTester(screen: "schedule")
    #expect(try tester.node("meal-2026-01-05-2").actions == ["delete"])
    tester.send(.activate("meal-2026-01-05-2", action: "delete"))
    tester.pass(600)
    #expect(!tester.exists("meal-2026-01-05-2"))
    tester.send(.activate("undo"))
    tester.pass(600)
    #expect(tester.exists("meal-2026-01-05-2"))
  }

  /// Shows HD-01.
  @Test(arguments: ["drawer", "scroll-to-top", "both"])
  func `Pressed, the status bar does what a tap does`(choice: String) throws {
    func tester() throws -> PhoneTester {
      let tester = try PhoneTester(set: ["status-bar.tap": .choice(choice)])
      tester.touch(.began, 100, 300)
      tester.move(100, from: 300, to: 150, milliseconds: 200)
      tester.touch(.ended, 100, 150)
      tester.settle()
      return tester
    }
    let (tapped, pressed) = (try tester(), try tester())
    tapped.tap(160, 10)
    pressed.send(.activate("status-bar"))
    for one in [tapped, pressed] { one.settle() }
    #expect(tapped.exists("drawer") == (choice != "scroll-to-top"))
    #expect(pressed.exists("drawer") == tapped.exists("drawer"))
    #expect(try pressed.frame("row-1") == tapped.frame("row-1"))
    #expect(
      tapped.log(.application).contains("Status bar down at 160.000000, 10.000000")
        && pressed.log(.application).contains("Status bar down at 160.000000, 10.000000"))
    #expect(try pressed.node("status-bar").role == .button)
    #expect(try pressed.node("status-bar").isPressable)
  }

  @Test func `The search field has a name`() throws {
    #expect(try PhoneTester().node("search-field").label == "Search")
  }
}
