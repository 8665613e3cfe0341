import Testing
import TouchKit

@testable import Screens

/// Taking back what was deleted in the inbox.
@Suite struct InboxUndoTests {
  @Test func `Undo brings a row back where it was, with the list as it was`() throws {
    let tester = try PhoneTester("compact")
    let list = try #require(tester.messageRow(1).superview as? ScrollView)
    list.scroll(to: 120, animated: false)
    let before = try (1...12).map { try tester.messageRow($0).frame }
    try tester.swipe("row-5", by: -120)
    tester.settle()
    try tester.tap("delete-5")
    tester.settle()
    #expect(!tester.exists("row-5"))
    try tester.tap("undo")
    tester.settle()
    #expect(try (1...12).map { try tester.messageRow($0).frame } == before)
    #expect(list.offset == 120)
    #expect(!tester.exists("delete-5"))
    withExtendedLifetime(tester) {}
  }

  @Test func `Undo in the midst of closing turns the row round`() throws {
    let tester = try PhoneTester("compact")
    let before = try tester.frame("row-3")
    try tester.swipe("row-3", by: -120)
    tester.settle()
    try tester.tap("delete-3")
    tester.pass(60)
    #expect(try tester.frame("row-3").height < before.height)
    tester.send(.key(KeyInput("z", modifiers: [.control])))
    tester.settle()
    #expect(try tester.frame("row-3") == before)
    try tester.swipe("row-3", by: -120)
    #expect(tester.exists("delete-3"))
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-06: a shake asks, then undoes; another one does it again`() throws {
    let tester = try PhoneTester("compact")
    tester.send(.shake)
    #expect(!tester.exists("undo"))
    try tester.swipe("row-4", by: -120)
    tester.settle()
    try tester.tap("delete-4")
    tester.pass(6000)
    #expect(!tester.exists("undo"))
    tester.send(.shake)
    tester.settle()
    #expect(try tester.node("undo").text == "Undo")
    try tester.tap("undo")
    tester.settle()
    #expect(tester.exists("row-4"))
    tester.send(.shake)
    tester.settle()
    #expect(try tester.node("undo").text == "Redo")
    try tester.tap("undo")
    tester.settle()
    #expect(!tester.exists("row-4"))
    withExtendedLifetime(tester) {}
  }

  @Test func `All messages can be deleted, and all come back`() throws {
    let tester = try PhoneTester("compact")
    for number in 1...12 {
      tester.send(.key(KeyInput("down")))
      tester.send(.key(KeyInput("up")))
      tester.send(.key(KeyInput("delete")))
      tester.pass(Double(number * 20))
    }
    tester.settle()
    #expect(!(1...12).contains { tester.exists("row-\($0)") })
    for _ in 1...12 { tester.send(.key(KeyInput("z", modifiers: [.control]))) }
    tester.settle()
    #expect((1...12).allSatisfy { tester.exists("row-\($0)") })
    withExtendedLifetime(tester) {}
  }
}
