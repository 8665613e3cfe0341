import Testing

@testable import TouchKit

/// Text of several lines, and the field for what is sought.
struct TextViewTests {
  let tester = StageTester()
  let view: TextView

  init() {
    view = tester.add(TextView("", id: "text", style: TestStyles.input))
    view.textInset = .zero
    view.frame = Rect(0, 0, 102, 60)
    tester.send(.pointer(nil))
  }

  private func start(_ string: String) {
    view.string = string
    view.becomeFirstResponder()
    tester.send(.pointer(nil))
  }

  private func key(_ name: String, _ modifiers: KeyInput.Modifier...) -> String {
    tester.send(.key(KeyInput(name, modifiers: modifiers)))
    return view.input.shown
  }

  @Test func `ER-16: Return is a line break in a text view`() {
    start("a")
    #expect(key("return") == "a\n|")
    tester.send(.type("b\nc"))
    #expect(view.string == "a\nb\nc" && view.isFirstResponder)
  }

  @Test func `The caret goes up and down in its column, and past the ends to the ends`() {
    start("abcdef\ngh\nijklmn")
    #expect(key("left") == "abcdef\ngh\nijklm|n")
    #expect(key("up") == "abcdef\ngh|\nijklmn")
    #expect(key("up") == "abcde|f\ngh\nijklmn")
    #expect(key("up") == "|abcdef\ngh\nijklmn")
    #expect(key("down", .shift) == "[abcdef\n]gh\nijklmn")
    #expect(key("end", .control) == "abcdef\ngh\nijklmn|")
    #expect(key("up") == "abcdef\ngh|\nijklmn" && key("home") == "abcdef\n|gh\nijklmn")
    #expect(key("left") == "abcdef|\ngh\nijklmn" && key("right") == "abcdef\n|gh\nijklmn")
  }

  @Test func `Lines break at the width, and the view scrolls to its caret`() {
    start(String(repeating: "m", count: 25))
    #expect(view.contentSize.height == 60 && view.offset == 0)
    tester.send(.type("mmmmmm"))
    #expect(view.contentSize.height == 80 && view.offset == 20)
    #expect(key("home", .control).first == "|" && view.offset == 0)
  }

  @Test func `A finger scrolls it, a tap puts the caret, a double tap selects`() {
    start("one two\nthree\nfour\nfive\nsix")
    _ = key("home", .control)
    tester.drag(from: Point(50, 50), to: Point(50, 20), leaves: false)
    #expect(view.isDragging && view.shownOffset == 18)
    tester.touch(.ended, 50, 20, after: 100)
    view.scroll(to: 0, animated: false)
    tester.advance(1000)
    tester.tap(21, 10)
    #expect(view.input.shown.hasPrefix("on|e two"))
    tester.tap(21, 10)
    #expect(view.input.shown.hasPrefix("[one] two"))
    tester.advance(1000)
    tester.tap(51, 10)
    tester.touch(.began, 51, 10)
    tester.touch(.moved, 21, 30)
    #expect(view.input.shown.hasPrefix("one [two\nthree]\n") && !view.isDragging)
  }

  @Test func `A tap begins editing and callbacks tell of it`() {
    let journal = Journal()
    view.onBegin = { journal.write("begin") }
    view.onChange = { [view] in journal.write(view.string) }
    view.onEnd = { journal.write("end") }
    tester.tap(10, 10)
    tester.send(.type("a"))
    view.resignFirstResponder()
    view.isEditable = false
    tester.tap(10, 10)
    #expect(journal.lines == ["begin", "a", "end"])
  }

  @Test
  func `A search field tells what is sought, is cleared by its button and searches with return`() {
    let journal = Journal()
    let search = tester.add(
      SearchField(
        placeholder: "Search", id: "search-field",
        glass: PathView(layers: [], unit: 1, color: .clear),
        clear: PathView(layers: [], unit: 1, color: .clear),
        style: .init(field: TestStyles.field, background: .clear, radius: 8)))
    search.frame = Rect(0, 200, 320, 40)
    search.onChange = { journal.write("sought \($0)") }
    search.onSearch = { journal.write("search \($0)") }
    tester.tap(100, 220)
    #expect(tester.stage.tree().focused == "search-field")
    #expect(tester.stage.tree().node("search-field")?.role == .search)
    #expect(search.clearButton.isHidden)
    tester.send(.type("a"))
    tester.send(.type("\n"))
    tester.tap(303, 220)
    #expect(journal.lines == ["sought a", "search a", "sought "])
    #expect(search.field.string == "" && search.clearButton.isHidden)
  }
}
