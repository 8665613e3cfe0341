import Testing
import TouchKit

@testable import Screens

/// A shake while a text is edited.
@Suite struct TypingUndoTests {
  private func begin(_ place: TextPlace, _ environment: Environment = Environment()) throws
    -> PhoneTester
  {
    let tester = try PhoneTester(at: place, "classic", environment)
    try tester.write(in: place)
    return tester
  }

  private func words(_ tester: PhoneTester) -> String? {
    tester.application.find("undo")?.ancestors.first(of: UndoPanel.self)?.label
  }

  @Test(arguments: TextPlace.all)
  func `BL-06: a shake asks to undo the typing on every screen with text, and another to redo it`(
    place: TextPlace
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
    let tester = try begin(.search)
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
    let tester = try begin(.reply)
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
