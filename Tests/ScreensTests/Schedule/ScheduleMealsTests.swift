import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// Meals: their kinds and details, edit mode, keyboard, undo and redo.
@Suite struct ScheduleMealsTests {
  private func make(
    _ device: String = "classic", environment: Environment = Environment()
  ) throws -> PhoneTester {
    try PhoneTester(device, environment: environment, screen: "schedule")
  }

  private func press(_ tester: PhoneTester, _ name: String, _ modifiers: [KeyInput.Modifier] = []) {
    tester.send(.key(KeyInput(name, modifiers: modifiers)))
    tester.settle()
  }

  private func meals(_ tester: PhoneTester, _ iso: String = "2026-01-05") -> [String] {
    (1...9).filter { tester.exists("meal-\(iso)-\($0)") }.compactMap {
      (try? tester.node("meal-\(iso)-\($0)"))?.label
    }
  }

  @Test(arguments: Orientation.allCases.filter { $0 != .portraitUpsideDown })
  func `MO-01: a meal's kind is chosen in a modal whose shade lies over tabs and all`(
    orientation: Orientation
  ) throws {
    let tester = try make(environment: Environment(orientation: orientation))
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    let content = try tester.frame("content")
    #expect(try tester.frame("modal-shade") == content)
    #expect(try content.contains(tester.frame("meal-kind-snack")))
    #expect(try content.contains(tester.frame("meal-details")))
    #expect(try tester.node("meal-kind-breakfast").value == "selected")
    try tester.tap("meal-kind-snack")
    tester.settle()
    #expect(!tester.exists("modal"))
    #expect(meals(tester)[0] == "Snack")
    press(tester, "z", [.control])
    #expect(meals(tester)[0] == "Breakfast")
    withExtendedLifetime(tester) {}
  }

  @Test func `MO-01: touches of the shade cancel, and reach nothing that lies below`() throws {
    let tester = try make()
    let before = meals(tester)
    for id in ["tab-inbox", "today-button", "edit-button"] {
      let place = try tester.frame(id).center
      try tester.tap("meal-2026-01-05-1")
      tester.settle()
      let shade = try tester.frame("modal")
      tester.tap(place.x, min(place.y, shade.y - 4))
      tester.settle()
      #expect(!tester.exists("modal") && tester.exists("schedule") && meals(tester) == before)
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `RO-01: the details stay upright, and the phone turns back when they go`() throws {
    let tester = try make()
    tester.send(.rotate(.landscapeRight))
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    #expect(tester.stage.environment.orientation == .landscapeRight)
    try tester.tap("meal-details")
    tester.settle()
    #expect(tester.stage.environment.orientation == .portrait)
    #expect(try tester.frame("modal").width == 320 && tester.frame("modal").y == 20)
    tester.send(.rotate(.landscapeLeft))
    tester.settle()
    #expect(tester.stage.environment.orientation == .portrait)
    try tester.tap("meal-name")
    tester.send(.type("Figs"))
    try tester.tap("meal-done")
    tester.settle()
    #expect(tester.stage.environment.orientation == .landscapeLeft)
    #expect(try tester.node("meal-2026-01-05-1").label == "Breakfast, Figs")
    withExtendedLifetime(tester) {}
  }

  @Test func `The details can be cancelled, and delete`() throws {
    let tester = try make()
    let before = meals(tester)
    try tester.tap("edit-button")
    tester.settle()
    try tester.tap("meal-2026-01-05-2")
    tester.settle()
    try tester.tap("meal-name")
    tester.send(.type("nothing"))
    press(tester, "escape")
    press(tester, "escape")
    #expect(!tester.exists("modal") && meals(tester) == before)
    withExtendedLifetime(tester) {}
  }

  @Test
  func `DB-01: edit mode marks each meal, also those that come into view, and takes marks away`()
    throws
  {
    let tester = try make()
    try tester.tap("edit-button")
    tester.settle()
    #expect(try tester.node("meal-minus-2026-01-05-2").visible)
    try tester.tap("meal-minus-2026-01-05-2")
    tester.settle()
    let button = try tester.frame("meal-delete-2026-01-05-2")
    let row = try tester.frame("meal-2026-01-05-2")
    #expect(abs(button.maxX - (row.maxX - 10)) < 0.01)
    let dimmed = try tester.node("edit-button").alpha
    #expect(dimmed < 1)
    try tester.tap("meal-delete-2026-01-05-2")
    tester.settle()
    #expect(meals(tester) == ["Breakfast", "Dinner"])
    let controller = tester.application.phoneDelegate.schedule
    controller.go(to: CivilDate(2090, 1, 1).dayNumber)
    controller.go(to: CivilDate(2026, 1, 8).dayNumber)
    tester.settle()
    #expect(try tester.node("meal-minus-2026-01-08-1").visible)
    try tester.tap("edit-button")
    tester.settle()
    #expect(!tester.exists("meal-minus-2026-01-08-1"))
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["delete", "backspace"])
  func `DB-04: the keyboard walks through the meals and deletes, undoes and redoes`(key: String)
    throws
  {
    let tester = try make()
    for _ in 0..<4 { press(tester, "down") }
    press(tester, key)
    #expect(meals(tester) == ["Breakfast", "Dinner"])
    #expect(tester.exists("undo"))
    // The mark stands on the next meal.
    press(tester, key)
    #expect(meals(tester) == ["Breakfast"])
    press(tester, "z", [.control])
    press(tester, "z", [.control])
    #expect(meals(tester) == ["Breakfast", "Lunch", "Dinner"])
    press(tester, "z", [.control, .shift])
    #expect(meals(tester) == ["Breakfast", "Dinner"])
    press(tester, "z", [.control, .shift])
    press(tester, "z", [.control, .shift])
    #expect(meals(tester) == ["Breakfast"])
    withExtendedLifetime(tester) {}
  }

  @Test func `DB-04: Down goes on to meals far below and brings them into view`() throws {
    let tester = try make()
    for _ in 0..<40 { press(tester, "down") }
    #expect(try tester.node("meal-2026-01-10-1").visible)
    press(tester, "delete")
    #expect(!tester.exists("meal-2026-01-10-1"))
    press(tester, "return")
    #expect(tester.exists("modal"))
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-06: a shake asks to undo, and when all is undone to redo`() throws {
    let tester = try make()
    for _ in 0..<4 { press(tester, "down") }
    press(tester, "delete")
    for expected in [["Breakfast", "Lunch", "Dinner"], ["Breakfast", "Dinner"]] {
      tester.send(.shake)
      tester.settle()
      try tester.tap("undo")
      tester.settle()
      #expect(meals(tester) == expected)
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `A meal that is added while one of its number fades has the name to itself`() throws {
    let tester = try make()
    for _ in 0..<5 { press(tester, "down") }
    tester.send(.key(KeyInput("delete")))
    tester.pass(20)
    let row = try #require(tester.application.find("day-2026-01-05") as? DayRow)
    row.add.sendActions(for: .touchUpInside, nil)
    tester.pass(20)
    func count(_ nodes: [ViewTree.Node]) -> Int {
      nodes.reduce(0) { $0 + ($1.id == "meal-2026-01-05-3" ? 1 : 0) + count($1.children) }
    }
    #expect(tester.tree.windows.reduce(0) { $0 + count($1.views) } == 1)
    tester.settle()
    #expect(meals(tester) == ["Breakfast", "Lunch", "Dinner"])
    withExtendedLifetime(tester) {}
  }
}
