import TestSupport
import Testing

@testable import TouchKit

/// Undo and redo within a text.
struct EditHistoryTests {
  let tester = StageTester()
  let field: TextField

  init() {
    field = tester.add(TextField("", id: "field", style: TestStyles.field))
    field.frame = Rect(0, 0, 300, 40)
    field.becomeFirstResponder()
  }

  private func type(_ words: String) {
    for letter in words { tester.send(.type(String(letter))) }
  }

  private func key(_ name: String, _ modifiers: KeyInput.Modifier...) -> String {
    tester.send(.key(KeyInput(name, modifiers: modifiers)))
    return field.input.shown
  }

  private func undo() -> String { key("z", .control) }
  private func redo() -> String { key("z", .control, .shift) }

  @Test func `Typing is taken back word by word, and done again`() {
    type("one two  three")
    #expect(undo() == "one two  |")
    #expect(undo() == "one |")
    #expect(undo() == "|")
    #expect(undo() == "|")
    #expect(redo() == "one |")
    #expect(redo() == "one two  |")
    #expect(key("y", .control) == "one two  three|")
    #expect(redo() == "one two  three|")
    withExtendedLifetime(tester) {}
  }

  @Test func `Deleting is one step, and going elsewhere begins another`() {
    type("abcd")
    _ = key("backspace")
    _ = key("backspace")
    #expect(key("home") == "|ab")
    type("x")
    #expect(undo() == "|ab")
    #expect(undo() == "abcd|")
    #expect(undo() == "|")
    withExtendedLifetime(tester) {}
  }

  @Test func `What is replaced comes back selected, and a new edit forgets what was undone`() {
    type("abc")
    _ = key("a", .control)
    type("x")
    #expect(undo() == "[abc]")
    type("y")
    #expect(field.string == "y")
    #expect(redo() == "y|")
    #expect(undo() == "[abc]")
    withExtendedLifetime(tester) {}
  }

  @Test func `What was composed is one step, and what a program sets can't be undone`() {
    tester.send(.compose("´"))
    tester.send(.type("é"))
    #expect(undo() == "|")
    #expect(redo() == "é|")
    tester.send(.compose("`"))
    #expect(undo() == "|")
    field.string = "set"
    #expect(undo() == "set|")
    withExtendedLifetime(tester) {}
  }

  @Test func `Undoing tells of an edit`() {
    type("a")
    var told = 0
    field.on(.editingChanged) { told += 1 }
    _ = undo()
    #expect(told == 1 && tester.log(.text).last == "field: ")
    withExtendedLifetime(tester) {}
  }

  @Test func `Only the last hundred steps are kept`() {
    for _ in 0..<150 { type("a ") }
    for _ in 0..<EditHistory.mostSteps { _ = undo() }
    let left = field.string
    #expect(!left.isEmpty)
    _ = undo()
    #expect(field.string == left)
    withExtendedLifetime(tester) {}
  }

  @Test func `Any edits, undone one by one and done again, give the same texts`() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<20 {
      field.string = ""
      for _ in 0..<40 {
        switch Int(random.double(in: 0...5.9)) {
        case 0: _ = key("backspace")
        case 1: _ = key("left", .shift)
        case 2: _ = key("home")
        case 3: type("ab ")
        default: type("x")
        }
      }
      let end = field.string
      var back = [end]
      // An undo changes the words or what is selected; the one that does not had nothing to take back.
      var before = field.input.shown
      while undo() != before {
        before = field.input.shown
        back.append(field.string)
      }
      #expect(back.last == "")
      for step in back.dropLast().reversed() {
        _ = redo()
        #expect(field.string == step)
      }
    }
    withExtendedLifetime(tester) {}
  }
}
