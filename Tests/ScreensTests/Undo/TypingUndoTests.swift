import Testing
import TouchKit

@testable import Screens

/// A shake while a text is edited.
@Suite struct TypingUndoTests {
  /// A text on a screen: how it is come to, its id, and what it says at first.
  struct Place: CustomTestStringConvertible, Sendable {
    var testDescription: String { id }
    let screen: String
    let id: String
    let way: [String]
  }

  static let places = [
    Place(screen: "inbox", id: "search-field", way: []),
    Place(screen: "message", id: "reply-field", way: []),
    Place(screen: "colours", id: "colour-field", way: []),
    Place(
      screen: "schedule", id: "meal-name", way: ["meal-2026-01-05-2", "meal-details"]),
    Place(
      screen: "schedule", id: "meal-note", way: ["meal-2026-01-05-2", "meal-details"]),
  ]

  private func begin(_ place: Place, _ environment: Environment = Environment()) throws
    -> PhoneTester
  {
    let tester = try PhoneTester(environment: environment, screen: place.screen)
    for id in place.way + [place.id] {
      tester.send(.activate(id))
      tester.settle()
    }
    try #require(tester.tree.focused == place.id)
    return tester
  }

  private func words(_ tester: PhoneTester) -> String? {
    tester.application.find("undo")?.ancestors.first(of: UndoPanel.self)?.label
  }

  @Test(arguments: places)
  func `BL-06: a shake asks to undo the typing on every screen with text, and another to redo it`(
    place: Place
  ) throws {
    let tester = try begin(place)
    let before = try tester.node(place.id).text
    tester.send(.type("x"))
    let typed = try tester.node(place.id).text
    #expect(typed != before)
    tester.send(.shake)
    tester.settle()
    #expect(words(tester) == "Undo typing?" && !tester.exists("redo"))
    #expect(try tester.node("undo").text == "Undo")
    #expect(try tester.frame("undo").maxY <= tester.frame("keyboard").y)
    try tester.tap("undo")
    tester.settle()
    #expect(try tester.node(place.id).text == before && !tester.exists("undo"))
    #expect(tester.tree.focused == place.id)
    tester.send(.shake)
    tester.settle()
    #expect(words(tester) == "Redo typing?")
    #expect(try tester.node("undo").text == "Redo")
    try tester.tap("undo")
    tester.settle()
    #expect(try tester.node(place.id).text == typed)
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-06: with words to undo and to redo, the panel has a button for either`() throws {
    let tester = try begin(TypingUndoTests.places[0])
    tester.send(.type("one "))
    tester.send(.type("two"))
    tester.send(.shake)
    tester.settle()
    try tester.tap("undo")
    tester.settle()
    #expect(try tester.node("search-field").text == "one ")
    tester.send(.shake)
    tester.settle()
    #expect(words(tester) == "Undo typing?")
    #expect(try tester.node("redo").text == "Redo")
    try tester.tap("redo")
    tester.settle()
    #expect(try tester.node("search-field").text == "one two")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-06: if nothing was typed, the question is about the last deletion`() throws {
    let tester = try PhoneTester()
    tester.send(.activate("row-2", action: "delete"))
    tester.pass(6000)
    try tester.tap("search-field")
    tester.settle()
    tester.send(.shake)
    tester.settle()
    #expect(words(tester)?.hasPrefix("Undo deleting") == true)
    #expect(try tester.frame("undo").maxY <= tester.frame("keyboard").y)
    // Typing comes before the deletion as soon as there is some.
    tester.send(.type("z"))
    tester.send(.shake)
    tester.settle()
    #expect(words(tester) == "Undo typing?")
    withExtendedLifetime(tester) {}
  }

  @Test func `The question goes with the text, by Cancel, and by going back`() throws {
    let tester = try begin(TypingUndoTests.places[1])
    tester.send(.type("x"))
    for leave in ["cancel", "back", "end"] {
      tester.application.phoneDelegate.tabs.view.find("reply-field")?.becomeFirstResponder()
      tester.settle()
      tester.send(.shake)
      tester.settle()
      #expect(words(tester) == "Undo typing?", "\(leave)")
      switch leave {
      case "cancel":
        let panel = try #require(
          tester.application.find("undo")?.ancestors.first(of: UndoPanel.self))
        let cancel = panel.holder.subviews.compactMap { $0 as? Button }.first {
          $0.title == "Cancel"
        }
        let place = try #require(cancel).screenFrame.center
        tester.tap(place.x, place.y)
      case "back": tester.send(.key(KeyInput("back")))
      default: tester.send(.key(KeyInput("escape")))
      }
      tester.settle()
      #expect(!tester.exists("undo") && tester.exists("message"), "\(leave)")
      #expect(try tester.node("reply-field").text == "x", "\(leave)")
    }
    withExtendedLifetime(tester) {}
  }
}
