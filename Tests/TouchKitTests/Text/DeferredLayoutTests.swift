import TestSupport
import Testing

@testable import TouchKit

/// Deferred layout: it makes no difference whether or when the text is looked at.
struct DeferredLayoutTests {
  /// A stage with a text view or a text field.
  private struct TextFixture {
    let tester = StageTester()
    let host: any TextInputHost
    var input: TextInput { host.input }

    init(isView: Bool) {
      if isView {
        let view = TextView(id: "text", style: TestStyles.input)
        view.indicatorColor = DynamicColor(.black)
        host = view
      } else {
        host = TextField(id: "text", style: TestStyles.field)
      }
      tester.add(host as View)
      host.frame = Rect(0, 0, 120, 60)
      host.becomeFirstResponder()
      tester.send(.pointer(nil))
    }

    func look() {
      _ = tester.stage.frame()
      _ = tester.stage.tree()
    }
  }

  /// Something that happens to a text.
  private enum Change {
    case input(Input.Kind, after: Double)
    case resize(Double)
    case set(String)
    case focus(Bool)
  }

  private static let words = [
    "a", "b", " ", "mm", "\n", "long words ", "א", "בג ", "é", "e\u{301}", "👍🏽", "1", ".",
  ]
  private static let keys = [
    "left", "right", "up", "down", "home", "end", "backspace", "delete",
  ]

  private static func changes(_ count: Int, _ random: inout SeededRandom) -> [Change] {
    (0..<count).map { _ in
      let after: Double = [0, 0, 0, 5, 40, 400][Int.random(in: 0..<6, using: &random)]
      switch Int.random(in: 0..<40, using: &random) {
      case 0: return .resize(Double(Int.random(in: 6...20, using: &random) * 10))
      case 1: return .set(words.randomElement(using: &random) ?? "")
      case 2: return .focus(Bool.random(using: &random))
      case 3:
        let size: Double = Bool.random(using: &random) ? 1 : 1.6
        return .input(.environment(EnvironmentChange(textSize: size)), after: after)
      case 4:
        let direction = [Environment.Direction.leftToRight, .rightToLeft].randomElement(
          using: &random)
        return .input(.environment(EnvironmentChange(direction: direction)), after: after)
      case 5:
        return .input(.compose(["", "´", "xy"].randomElement(using: &random) ?? ""), after: 0)
      case 6: return .input(.scroll(by: Point(0, 30), at: Point(50, 30), phase: .wheel), after: 0)
      case 7, 8, 9:
        let phase = [Touch.Phase.began, .moved, .ended].randomElement(using: &random) ?? .moved
        let point = Point(
          Double(Int.random(in: 0..<120, using: &random)),
          Double(Int.random(in: 0..<60, using: &random)))
        return .input(.touch(finger: 1, phase: phase, at: point), after: 20)
      case 10...15:
        let modifiers: [KeyInput.Modifier] =
          [[], [], [.shift], [.control]].randomElement(using: &random) ?? []
        let key = keys.randomElement(using: &random) ?? "left"
        return .input(.key(KeyInput(key, modifiers: modifiers)), after: after)
      case 16, 17:
        return .input(.key(KeyInput("z", modifiers: [.control])), after: after)
      case 18:
        return .input(.key(KeyInput("y", modifiers: [.control])), after: after)
      default: return .input(.type(words.randomElement(using: &random) ?? "a"), after: after)
      }
    }
  }

  private static let longest = 60

  /// Begins a long text anew, which the grid would measure slowly; true where it did.
  private static func shorten(_ fixture: TextFixture) -> Bool {
    guard fixture.input.editor.string.utf8.count > longest else { return false }
    fixture.input.replaceAll("")
    return true
  }

  private static func perform(_ change: Change, on fixture: TextFixture) {
    switch change {
    case .input(let kind, let after): fixture.tester.send(kind, after: after)
    case .resize(let width):
      fixture.host.frame = Rect(0, 0, width, 60)
      fixture.tester.send(.pointer(nil))
    case .set(let string):
      (fixture.host as? TextView)?.string = string
      (fixture.host as? TextField)?.string = string
    case .focus(let gains):
      if gains { fixture.host.becomeFirstResponder() } else { fixture.host.resignFirstResponder() }
    }
  }

  @Test(arguments: [false, true])
  func `Looked at after each edit, at random or at the end alone, it is the same`(isView: Bool) {
    for seed in 0..<25 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let changes = DeferredLayoutTests.changes(120, &random)
      let desks = (0..<3).map { _ in TextFixture(isView: isView) }
      for change in changes {
        for fixture in desks {
          _ = DeferredLayoutTests.shorten(fixture)
          DeferredLayoutTests.perform(change, on: fixture)
        }
        desks[1].look()
        if random.next() % 5 == 0 { desks[2].look() }
      }
      let pictures = desks.map { $0.tester.stage.frame() }
      let trees = desks.map { $0.tester.stage.tree() }
      #expect(pictures.allSatisfy { $0 == pictures[0] }, "seed \(seed)")
      #expect(trees.allSatisfy { $0 == trees[0] }, "seed \(seed)")
      #expect(desks.allSatisfy { $0.tester.log() == desks[0].tester.log() }, "seed \(seed)")
      #expect(desks.allSatisfy { $0.input.editor == desks[0].input.editor }, "seed \(seed)")
    }
  }

  @Test(arguments: [false, true])
  func `Undo and redo of any edits give what copies of the whole text would`(isView: Bool) {
    for seed in 100..<120 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let fixture = TextFixture(isView: isView)
      var copies = CopyHistory()
      for change in DeferredLayoutTests.changes(300, &random) {
        guard case .input(let kind, _) = change else { continue }
        if !isView, case .type(let words) = kind, words.contains("\n") { continue }
        // What a program sets can't be taken back.
        if DeferredLayoutTests.shorten(fixture) { copies = CopyHistory() }
        let before = CopyHistory.Snapshot(fixture.input.editor)
        DeferredLayoutTests.perform(change, on: fixture)
        if case .key(let key) = kind, key.name == "z" || key.name == "y" {
          let expected = (key.name == "z" ? copies.undo() : copies.redo()) ?? before
          #expect(CopyHistory.Snapshot(fixture.input.editor) == expected, "seed \(seed)")
        } else {
          copies.note(before, CopyHistory.Snapshot(fixture.input.editor))
        }
      }
    }
  }

  @Test func `A view that moves is stopped by a letter at once`() throws {
    let fixture = TextFixture(isView: true)
    let view = try #require(fixture.host as? TextView)
    fixture.tester.send(.type(String(repeating: "line\n", count: 30)))
    view.scroll(to: 0)
    fixture.tester.advance(30)
    #expect(view.isMoving)
    fixture.tester.send(.type("a"))
    #expect(!view.isMoving)
    #expect(fixture.tester.log(.motion).contains { $0.hasSuffix("offset interrupted") })
  }
}
