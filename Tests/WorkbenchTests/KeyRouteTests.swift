import Testing

@testable import Workbench

@Suite struct KeyRouteTests {
  private func route(
    _ key: String, _ modifiers: CanvasEvent.Modifiers = [],
    in situation: KeyRoute.Situation = .init()
  ) -> KeyRoute {
    KeyRoute(.init(code: 1, name: key), modifiers, in: situation)
  }

  @Test(arguments: ["Tab", "ISO_Left_Tab", "F1", "F10", "F35"])
  func `Keys that walk the focus and open menus are the toolkit's, whatever is on the phone`(
    key: String
  ) {
    #expect(route(key) == .toolkit)
    #expect(route(key, in: .init(isPresented: true, takesText: true)) == .toolkit)
  }

  @Test func `With Alt or Super every key is the toolkit's; a letter F is the phone's`() {
    for key in ["a", "space", "Return", "Escape"] {
      #expect(route(key, .alt, in: .init(isPresented: true)) == .toolkit)
      #expect(route(key, [.super, .shift]) == .toolkit)
    }
    #expect(["F", "f", "Find", "Forward"].map { route($0) } == [.phone, .phone, .phone, .phone])
  }

  @Test func `Escape ends presenting and is the phone's otherwise`() {
    #expect(route("Escape", in: .init(isPresented: true)) == .window(.leavePresenting))
    #expect(
      route("Escape", in: .init(isPresented: true, takesText: true)) == .window(.leavePresenting))
    #expect(route("Escape") == .phone)
  }

  @Test func `Space and Return press what has the keyboard, otherwise Space stops time`() {
    let focused = KeyRoute.Situation(pressable: "row-1")
    for key in ["space", "Return", "KP_Enter"] {
      #expect(route(key, in: focused) == .proxy("row-1"))
      #expect(route(key, .control, in: focused) == .phone)
    }
    #expect(route("space") == .window(.togglePause))
    #expect(route("Return") == .phone && route("KP_Enter") == .phone)
  }

  @Test func `Arrows make steps only where time stands`() {
    #expect(route("Right", in: .init(isStopped: true)) == .window(.time(.step(1))))
    #expect(route("Left", .shift, in: .init(isStopped: true)) == .window(.time(.step(-10))))
    #expect(route("j") == .window(.time(.shuttle(-1))))
    #expect(route("j", in: .init(takesText: true)) == .phone)
    #expect(route("Home") == .phone)
    #expect(route("Right") == .phone)
    #expect(route("Right", .control, in: .init(isStopped: true)) == .phone)
    #expect(route("Left") == .phone)
  }

  @Test(arguments: ["space", "Return", "KP_Enter", "Right", "a"])
  func `Where the phone takes text every one of them is text`(key: String) {
    let writing = KeyRoute.Situation(isStopped: true, takesText: true, pressable: "field")
    #expect(route(key, in: writing) == .phone)
  }
}
