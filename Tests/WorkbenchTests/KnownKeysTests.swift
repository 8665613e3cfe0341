import Screens
import TestSupport
import Testing

@testable import Workbench

@Suite struct KnownKeysTests {
  private func actions(of key: String) -> [String] {
    Shortcut.table(for: phone).filter { $0.keys.contains(key) }.map(\.action)
  }

  private func route(_ key: String, _ modifiers: CanvasEvent.Modifiers = [], isStopped: Bool = true)
    -> KeyRoute
  {
    KeyRoute(.init(code: 1, name: key), modifiers, in: .init(isStopped: isStopped))
  }

  private func onTimeline(_ key: String, _ modifiers: CanvasEvent.Modifiers = []) -> TimeKey? {
    TimeKey(.init(code: 1, name: key), modifiers, onTimeline: true)
  }

  @Test(
    arguments: [
      ("<Control><Shift>l", .loop, nil),
      ("<Control>e", .makeTest, nil),
      ("<Control>1", .speed, "100"),
      ("<Control>2", .speed, "50"),
      ("<Control>3", .speed, "25"),
      ("<Control>4", .speed, "10"),
      ("<Control>c", .copyScreenshot, nil),
      ("<Control>z", .undo, nil),
      ("<Control><Shift>z", .redo, nil),
      ("<Control>y", .redo, nil),
      ("<Alt>Left", .back, nil),
      ("<Control>Left", .rotateLeft, nil),
      ("<Control>Right", .rotateRight, nil),
      ("<Control><Shift>t", .showTouches, nil),
      ("<Control>l", .log, nil),
      ("F9", .branches, nil),
      ("F11", .present, nil),
      ("<Alt>backslash", .panels, nil),
      ("<Control>g", .askTime, nil),
    ] as [(String, Command, String?)])
  func `A key with a modifier, or a function key, does what people know it for`(
    key: String, command: Command, value: String?
  ) {
    #expect(actions(of: key) == [command.action(value)])
  }

  @Test(
    arguments: [
      ("Left", [], .step(-1)), ("Right", [], .step(1)), ("Left", .shift, .step(-10)),
      ("Right", .shift, .step(10)), ("j", [], .shuttle(-1)), ("k", [], .shuttle(0)),
      ("l", [], .shuttle(1)), ("i", [], .rangeStart), ("o", [], .rangeEnd),
    ] as [(String, CanvasEvent.Modifiers, TimeKey)])
  func `Time has the same keys on the phone and on the timeline`(
    key: String, modifiers: CanvasEvent.Modifiers, wanted: TimeKey
  ) {
    #expect(onTimeline(key, modifiers) == wanted)
    #expect(route(key, modifiers) == .window(.time(wanted)))
  }

  @Test(
    arguments: [
      ("Page_Up", .input(isNext: false)), ("Page_Down", .input(isNext: true)), ("Home", .start),
      ("End", .end),
    ] as [(String, TimeKey)])
  func `Keys that the phone has itself move time on the timeline alone`(
    key: String, wanted: TimeKey
  ) {
    #expect(onTimeline(key) == wanted)
    #expect(route(key) == .phone)
  }

  @Test func `Space plays and pauses, Escape is the phone's, F10 the toolkit's`() {
    #expect(onTimeline("space") == .togglePause)
    #expect(route("space") == .window(.togglePause))
    #expect(onTimeline("Escape") == nil && route("Escape") == .phone)
    #expect(onTimeline("F10") == nil && route("F10") == .toolkit)
  }

  @Test func `No key has two commands, and none takes a key that time or a gesture has`() {
    let keys = Shortcut.table(for: phone).flatMap(\.keys).map(KnownKeysTests.plain)
    #expect(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.isEmpty)
    let others = Shortcut.gestures.flatMap { $0.keys.split(separator: " ") }
      .map { KnownKeysTests.plain(String($0)) }
    #expect(Dictionary(grouping: others) { $0 }.filter { $1.count > 1 }.isEmpty)
    #expect(Set(keys).isDisjoint(with: others))
    // A letter alone would be taken from what is typed on the phone.
    #expect(keys.allSatisfy { $0.count > 1 })
    // They open the toolkit's inspector, where a person has turned that on.
    #expect(
      Set(keys).isDisjoint(
        with: ["<Control><Shift>i", "<Control><Shift>d"].map(KnownKeysTests.plain)))
  }

  /// A key with its modifiers in one order, as the toolkit compares them.
  private static func plain(_ key: String) -> String {
    let parts = key.split(separator: ">").map { $0.lowercased() }
    return (parts.dropLast().sorted() + parts.suffix(1)).joined(separator: ">")
  }
}
