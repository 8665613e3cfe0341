import Testing
import TouchKit
import TouchStyle

@testable import Screens
@testable import TouchKit

/// The phone's keyboard on real screens: the inbox's search field and the message's answer.
@Suite struct SearchTests {
  let tester: PhoneTester

  init() throws { tester = try PhoneTester("compact") }

  private var field: SearchField { tester.application.phoneDelegate.inbox.searchField }
  private var shown: [String] {
    (1...12).map { "row-\($0)" }.filter { tester.tree.node($0)?.visible == true }
  }

  private func begin() throws {
    try tester.tap("search-field")
    tester.settle()
  }

  private func press(_ keys: String...) throws {
    for key in keys {
      try tester.tap("key-\(key)")
      tester.pass(20)
    }
  }

  @Test
  func `ER-02: A tap on the search field brings the keyboard up, its search key takes it away`()
    throws
  {
    #expect(!tester.exists("keyboard"))
    try begin()
    #expect(tester.tree.focused == "search-field")
    let frame = try tester.frame("keyboard")
    #expect(frame == Rect(0, 568 - 216, 320, 216))
    try press("return")
    tester.settle()
    #expect(!tester.exists("keyboard") && tester.tree.focused == nil)
    withExtendedLifetime(tester) {}
  }

  @Test func `Keys type, shift is for one letter, delete repeats while it is held`() throws {
    try begin()
    try press("shift", "a", "b", "123", "1", "abc", "c", "space", "d")
    #expect(field.field.string == "Ab1c d")
    try press("delete")
    #expect(field.field.string == "Ab1c ")
    let key = try tester.frame("key-delete").center
    tester.touch(.began, key.x, key.y)
    #expect(field.field.string == "Ab1c")
    tester.pass(499)
    #expect(field.field.string == "Ab1c")
    tester.pass(1)
    #expect(field.field.string == "Ab1")
    tester.pass(200)
    #expect(field.field.string == "A")
    tester.touch(.ended, key.x, key.y)
    tester.pass(2000)
    #expect(field.field.string == "A")
    withExtendedLifetime(tester) {}
  }

  @Test func `The list shows what is sought, in sender, subject or text`() throws {
    try begin()
    tester.send(.type("TRAIN"))
    #expect(shown == ["row-2"])
    #expect(tester.tree.nodes.contains { $0.text == "1 found" })
    tester.send(.type(" halden"))
    #expect(shown == ["row-2"])
    tester.send(.type(" zzz"))
    #expect(shown == [])
    #expect(tester.tree.nodes.contains { $0.text == "Nothing found" })
    // The one row has the place of the first.
    field.clear()
    tester.pass(1)
    let first = try tester.frame("row-1")
    tester.send(.type("train"))
    #expect(try tester.frame("row-2").y == first.y)
    withExtendedLifetime(tester) {}
  }

  @Test func `A found message opens, and the search is there on coming back`() throws {
    try begin()
    tester.send(.type("train"))
    try tester.tap("row-2")
    tester.settle()
    #expect(!tester.exists("keyboard"))
    #expect(try tester.node("message").label?.contains("train") == true)
    try tester.tap("back-button")
    tester.settle()
    #expect(shown == ["row-2"] && field.field.string == "train")
    // Keys are the list's again.
    tester.send(.key(KeyInput("down")))
    tester.send(.key(KeyInput("return")))
    tester.settle()
    #expect(tester.exists("message"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A notification opens a message that the search hides`() throws {
    try begin()
    tester.send(.type("train"))
    tester.application.phoneDelegate.openMessage(5)
    tester.settle()
    #expect(field.field.string == "")
    #expect(tester.exists("message"))
    withExtendedLifetime(tester) {}
  }

  @Test
  func `A shake asks about the list only once searching has ended, and deleting minds the search`()
    throws
  {
    try begin()
    tester.send(.type("train"))
    try press("return")
    tester.settle()
    tester.send(.key(KeyInput("down")))
    tester.send(.key(KeyInput("delete")))
    tester.settle()
    #expect(shown == [])
    tester.send(.shake)
    tester.settle()
    try tester.tap("undo")
    tester.settle()
    #expect(shown == ["row-2"])
    field.clear()
    tester.pass(1)
    #expect(tester.application.phoneDelegate.inbox.isEditing == false)
    #expect(shown.first == "row-1")
    withExtendedLifetime(tester) {}
  }

  @Test func `Scrolling the list, a tab and a touch beside put the keyboard away`() throws {
    try begin()
    tester.touch(.began, 160, 300)
    tester.move(160, from: 300, to: 200, milliseconds: 100)
    tester.touch(.ended, 160, 200)
    #expect(tester.tree.focused == nil)
    tester.settle()
    tester.send(.scroll(by: Point(0, -2000), at: Point(160, 300), phase: .wheel))
    tester.settle()
    try begin()
    tester.application.phoneDelegate.tabs.select("device")
    tester.settle()
    #expect(!tester.exists("keyboard"))
    tester.application.phoneDelegate.tabs.select("inbox")
    tester.settle()
    try begin()
    tester.tap(200, 60)
    #expect(tester.tree.focused == nil)
    withExtendedLifetime(tester) {}
  }

  @Test func `The last message can be scrolled to above the keyboard`() throws {
    try begin()
    tester.send(.scroll(by: Point(0, 4000), at: Point(160, 300), phase: .wheel))
    tester.settle()
    #expect(abs(try tester.frame("row-12").maxY - tester.frame("keyboard").y) < 0.01)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Devices.all.map(\.name))
  func `Every key has an id of the vocabulary and lies on the screen`(device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try PhoneTester(device, environment: Environment(orientation: orientation))
      tester.send(.activate("search-field"))
      tester.settle()
      let screen = Rect(origin: .zero, size: tester.stage.screenSize)
      for page in ["123", "#+=", "abc"] {
        let keys = try tester.node("keyboard").children
        #expect(keys.count > 20)
        for key in keys {
          let id = try #require(key.id)
          #expect(phone.ids.contains(id), "\(id)")
          #expect(screen.contains(key.frame) && key.frame.height >= 30, "\(id) \(key.frame)")
        }
        tester.send(.activate("key-\(page)"))
      }
      withExtendedLifetime(tester) {}
    }
  }

  // MARK: The answer

  private func openReply() throws {
    try tester.tap("row-1")
    tester.settle()
    tester.send(.scroll(by: Point(0, 4000), at: Point(160, 300), phase: .wheel))
    tester.settle()
    try tester.tap("reply-field")
    tester.settle()
  }

  @Test func `ER-16: A text view breaks lines with return and has a Done button near its top`()
    throws
  {
    try openReply()
    #expect(try tester.node("key-return").text == "return")
    try press("o", "k", "return", "b")
    #expect(try tester.node("reply-field").text == "Ok\nB")
    let done = try tester.frame("reply-done")
    #expect(done.maxY <= (try tester.frame("reply-field").y) + 1)
    try tester.tap("reply-done")
    tester.settle()
    #expect(tester.tree.focused == nil && !tester.exists("keyboard"))
    #expect(try tester.node("reply-done").visible == false)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Devices.all.map(\.name), Orientation.allCases)
  func `Answer and Done are seen above the keyboard`(
    device: String, orientation: Orientation
  ) throws {
    let tester = try PhoneTester(
      device, environment: Environment(orientation: orientation), screen: "message")
    tester.send(.activate("reply-field"))
    tester.settle()
    let top = try tester.frame("keyboard").y
    let done = try tester.node("reply-done")
    #expect(done.visible && done.frame.maxY <= top)
    #expect(tester.stage.explain(done.frame.midX, done.frame.midY).taker == "reply-done")
    withExtendedLifetime(tester) {}
  }

  @Test func `An answer that was begun is there when the message is opened again`() throws {
    try openReply()
    tester.send(.type("Thank you"))
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("message") && !tester.exists("keyboard"))
    try tester.tap("row-1")
    tester.settle()
    #expect(try tester.node("reply-field").text == "Thank you")
    try tester.tap("back-button")
    tester.settle()
    try tester.tap("row-2")
    tester.settle()
    #expect(try tester.node("reply-field").text == "")
    withExtendedLifetime(tester) {}
  }

  // MARK: Directions

  @Test func `Where directions meet a weak caret is drawn too`() throws {
    try begin()
    tester.send(.type("abc"))
    let input = field.field.input
    #expect(input.weakCaretFrame == nil)
    tester.send(.type("אבג"))
    let caret = try #require(input.caretFrame)
    let weak = try #require(input.weakCaretFrame)
    #expect(weak.x != caret.x && weak.height < caret.height)
    let place = field.field.screenFrame
    let pixels = try tester.pixels(scale: 1)
    let ground = pixels[Int(place.maxX) - 4, Int(place.midY)]
    for frame in [caret, weak] {
      let x = Int(place.x + frame.midX)
      #expect(pixels[x, Int(place.y + frame.y) + 3] != ground)
    }
    withExtendedLifetime(tester) {}
  }
}
