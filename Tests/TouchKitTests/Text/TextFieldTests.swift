import Testing

@testable import TouchKit

/// One line of text: typing, keys, fingers, events.
struct TextFieldTests {
  let tester = StageTester()
  let field: TextField
  let journal = Journal()

  init() {
    field = tester.add(TextField("", id: "field", style: TestStyles.field))
    field.frame = Rect(0, 0, 200, 40)
    for (event, name) in ControlEvents.singles where ControlEvents.allEditingEvents.contains(event)
    {
      field.on(event, name) { [journal] in journal.write(name) }
    }
  }

  private func start(_ string: String) {
    field.string = string
    field.becomeFirstResponder()
    _ = journal.take()
  }

  private func key(_ name: String, _ modifiers: KeyInput.Modifier...) -> String {
    tester.send(.key(KeyInput(name, modifiers: modifiers)))
    return field.input.shown
  }

  @Test func `ER-16: A text field is a control; label, search field and text view are none`() {
    let views: [View] = [
      Label(style: TestStyles.text, color: .clear), TextView(style: TestStyles.input),
      SearchField(
        placeholder: "", glass: PathView(layers: [], unit: 1, color: .clear),
        clear: PathView(layers: [], unit: 1, color: .clear),
        style: .init(field: TestStyles.field, background: .clear, radius: 0)),
    ]
    #expect(field as View is Control && views.allSatisfy { !($0 is Control) })
    #expect(field.keyboard.returnKey == .done)
  }

  @Test func `ER-02: A tap on a field makes it first, and typed words go to it`() {
    tester.tap(10, 20)
    #expect(field.isFirstResponder && tester.stage.tree().focused == "field")
    tester.send(.type("red"))
    #expect(field.string == "red" && tester.stage.tree().node("field")?.text == "red")
    #expect(journal.lines == ["EditingDidBegin", "EditingChanged"])
    field.resignFirstResponder()
    tester.send(.type("nobody"))
    #expect(field.string == "red" && journal.lines.last == "EditingDidEnd")
    #expect(tester.log(.text) == ["field: red"])
  }

  @Test func `ER-12: EditingChanged comes with each edit, and not when a program sets the words`() {
    start("abc")
    tester.send(.type("d"))
    #expect(journal.take() == ["EditingChanged"])
    _ = key("backspace")
    #expect(journal.take() == ["EditingChanged"])
    _ = key("left")
    _ = key("a", .control)
    #expect(journal.take() == [])
    field.string = "other"
    #expect(journal.take() == [])
    tester.send(.compose("´"))
    #expect(journal.take() == [], "what is composed is no text yet")
    tester.send(.type("é"))
    #expect(journal.take() == ["EditingChanged"] && field.string == "otheré")
  }

  @Test
  func
    `ER-12: EditingDidEnd comes when something else is touched, EditingDidEndOnExit with return`()
  {
    let other = tester.add(TextField(id: "other", style: TestStyles.field))
    other.frame = Rect(0, 100, 200, 40)
    start("")
    tester.tap(10, 120)
    #expect(other.isFirstResponder && journal.take() == ["EditingDidEnd"])
    tester.tap(10, 20)
    _ = key("return")
    #expect(journal.take() == ["EditingDidBegin", "EditingDidEndOnExit"])
    #expect(!field.isFirstResponder)
  }

  @Test func `ER-16: The return handler resigns and answers yes, or keeps the field`() {
    start("abc")
    field.onReturn = { [field] in field.resignFirstResponder() }
    tester.send(.type("\n"))
    #expect(!field.isFirstResponder && journal.take() == ["EditingDidEndOnExit"])
    start("abc")
    field.onReturn = { false }
    tester.send(.type("d\ne"))
    #expect(field.isFirstResponder && field.string == "abcde")
    #expect(journal.take() == ["EditingChanged", "EditingChanged"])
  }

  @Test func `Beginning and ending may be refused, and a disabled field is not edited`() {
    field.shouldBeginEditing = { false }
    tester.tap(10, 20)
    #expect(!field.isFirstResponder)
    field.shouldBeginEditing = nil
    field.shouldEndEditing = { false }
    tester.tap(10, 20)
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    field.shouldEndEditing = nil
    field.resignFirstResponder()
    field.isEnabled = false
    tester.tap(10, 20)
    #expect(!field.isFirstResponder)
  }

  @Test func `Arrows, home and end move the caret, with shift they select`() {
    start("one two")
    #expect(key("left") == "one tw|o" && key("home") == "|one two" && key("right") == "o|ne two")
    #expect(key("end", .shift) == "o[ne two]" && key("left", .shift) == "o[ne tw]o")
    #expect(key("left") == "o|ne two")
    #expect(key("right", .control) == "one| two" && key("right", .control) == "one two|")
    #expect(key("left", .control, .shift) == "one [two]" && key("right") == "one two|")
    #expect(key("a", .control) == "[one two]" && key("left") == "|one two")
    #expect(key("left") == "|one two")
  }

  @Test func `Backspace and delete take a grapheme, with control a word, or what is selected`() {
    start("ab👨‍👩‍👧é cd")
    #expect(key("backspace", .control) == "ab👨‍👩‍👧é |")
    #expect(key("backspace") == "ab👨‍👩‍👧é|" && key("backspace") == "ab👨‍👩‍👧|")
    #expect(key("backspace") == "ab|" && key("home") == "|ab" && key("delete") == "|b")
    tester.send(.type("one two"))
    #expect(key("home", .shift) == "[one two]b" && key("delete") == "|b")
    #expect(key("backspace") == "|b" && key("end") == "b|" && key("delete") == "b|")
    tester.send(.type(" x"))
    #expect(key("home") == "|b x" && key("delete", .control) == "| x")
  }

  @Test func `Typing replaces what is selected`() {
    start("one two")
    _ = key("left", .control, .shift)
    tester.send(.type("six"))
    #expect(field.input.shown == "one six|")
  }

  @Test
  func `What is composed is shown underlined at the caret until it is committed or withdrawn`() {
    start("ac")
    _ = key("left")
    tester.send(.compose("bb"))
    #expect(field.input.shown == "abb|c" && field.string == "ac")
    #expect(
      tester.stage.frame().items.contains(
        .fill(Rect(10, 29, 20, 1), .zero, .black)))
    tester.send(.compose("b"))
    #expect(field.input.shown == "ab|c")
    tester.send(.compose(""))
    #expect(field.input.shown == "a|c" && journal.take() == [])
    tester.send(.compose("x"))
    #expect(key("backspace") == "a|c")
    tester.send(.compose("x"))
    tester.send(.type("b"))
    #expect(field.input.shown == "ab|c" && field.string == "abc")
    _ = key("a", .control)
    tester.send(.compose("y"))
    #expect(field.input.shown == "y|" && field.string == "")
    field.resignFirstResponder()
    #expect(field.input.editor.displayed == "")
  }

  @Test func `A double tap selects a word, dragging on selects by words, a triple tap all`() {
    start("one two three")
    tester.tap(52, 20)
    tester.touch(.began, 52, 20)
    #expect(field.input.shown == "one [two] three")
    tester.touch(.moved, 90, 20)
    #expect(field.input.shown == "one [two three]")
    tester.touch(.moved, 12, 20)
    #expect(field.input.shown == "[one two] three")
    tester.touch(.ended, 12, 20)
    tester.advance(1000)
    for _ in 1...3 { tester.tap(52, 20) }
    #expect(field.input.shown == "[one two three]")
    tester.advance(1000)
    tester.tap(52, 20)
    #expect(field.input.shown == "one t|wo three")
  }

  @Test func `A finger that moves takes the caret along`() {
    start("one two three")
    tester.touch(.began, 2, 20)
    #expect(field.input.shown == "|one two three")
    tester.touch(.moved, 61, 20)
    #expect(field.input.shown == "one tw|o three")
  }

  @Test func `Letters from right to left are edited as the eye sees them`() {
    start("אבג")
    #expect(field.input.shown == "אבג|")
    // The caret behind the last letter stands at the left.
    #expect(field.input.caretFrame?.midX == field.textBox.origin.x)
    #expect(key("right") == "אב|ג" && key("right") == "א|בג" && key("left") == "אב|ג")
    #expect(key("backspace") == "א|ג")
    #expect(key("right", .control) == "|אג" && key("left", .control) == "אג|")
  }

  @Test func `Where directions meet the caret goes on to the eye`() {
    start("abאבcd")
    _ = key("home")
    var places: [Double] = []
    for _ in 1...6 {
      _ = key("right")
      places.append(field.input.caretFrame?.midX ?? -1)
    }
    #expect(places == places.sorted())
    #expect(field.input.editor.selection.head == "abאבcd".utf8.count)
  }

  @Test func `Words longer than the field are pushed so that the caret can be seen`() {
    start(String(repeating: "m", count: 40))
    #expect(field.input.caretFrame?.midX == 198)
    #expect(key("home").first == "|" && field.input.caretFrame?.midX == 0)
    for _ in 1...25 { _ = key("right") }
    #expect(abs((field.input.caretFrame?.midX ?? 0) - 199) <= 1)
    field.resignFirstResponder()
    #expect(field.textBox.origin.x == 0)
  }

  @Test
  func
    `The caret blinks by the tuning, begins anew with each edit, and is steady under reduced motion`()
  {
    func isSeen() -> Bool {
      tester.stage.frame().items.contains { item in
        if case .fill(_, _, Color(hex: 0x0000FF)) = item { true } else { false }
      }
    }
    start("a")
    tester.advance(529)
    #expect(isSeen())
    tester.advance(2)
    #expect(!isSeen() && tester.stage.isSettled)
    tester.send(.type("b"))
    #expect(isSeen())
    tester.advance(600)
    #expect(!isSeen())
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    tester.advance(600)
    #expect(isSeen() && tester.stage.nextChange(after: tester.now) == nil)
    field.resignFirstResponder()
    #expect(!isSeen())
  }

  @Test func `A placeholder stands where nothing is written`() {
    field.placeholder = "Search"
    func words() -> [String] {
      tester.stage.frame().items.compactMap { item in
        if case .text(let text, _, _, _) = item { text.string } else { nil }
      }
    }
    #expect(words() == ["Search"])
    start("a")
    #expect(words() == ["a"])
  }

  @Test func `A field that goes away while it is edited ends editing`() {
    start("a")
    field.removeFromSuperview()
    #expect(tester.application.firstResponder == nil && !field.isFirstResponder)
    tester.advance(2000)
    #expect(tester.stage.nextChange(after: tester.now) == nil)
  }
}
