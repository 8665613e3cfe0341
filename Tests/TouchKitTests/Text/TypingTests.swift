import TestSupport
import Testing

@testable import TouchKit

/// What a letter costs: nothing that grows with the text.
struct TypingTests {
  private static let letters = 600
  private static let looks = 100
  let measurer = CountingMeasurer()
  let tester: StageTester

  init() { tester = StageTester(measurer: measurer) }

  /// The places to type into, each of which is the first responder in its turn.
  private func places() -> [(name: String, input: TextInput)] {
    let field = tester.add(TextField(id: "field", style: TestStyles.field))
    field.frame = Rect(0, 0, 200, 40)
    let view = tester.add(TextView(id: "text", style: TestStyles.input))
    view.frame = Rect(0, 50, 200, 60)
    let search = tester.add(
      SearchField(
        placeholder: "Search", id: "search",
        glass: PathView(layers: [], unit: 1, color: .clear),
        clear: PathView(layers: [], unit: 1, color: .clear),
        style: .init(field: TestStyles.field, background: .clear, radius: 8)))
    search.frame = Rect(0, 200, 320, 40)
    tester.send(.pointer(nil))
    return [("field", field.input), ("text", view.input), ("search", search.field.input)]
  }

  @Test func `Typing measures nothing until somebody looks`() {
    for (name, input) in places() {
      #expect(input.host.becomeFirstResponder(), "\(name)")
      tester.send(.type("a"))
      let before = measurer.questions
      for letter in 1..<TypingTests.letters {
        tester.send(.type(letter % 9 == 8 ? " " : "a"), after: 10)
      }
      #expect(measurer.questions == before, "\(name)")
      #expect(input.editor.string.utf8.count == TypingTests.letters, "\(name)")
      _ = tester.stage.frame()
      #expect(measurer.questions > before, "\(name)")
    }
  }

  @Test func `Looking at what was typed asks for no more than looking at a letter`() {
    for (name, input) in places() {
      input.host.becomeFirstResponder()
      var asked: [Int] = []
      for _ in 0..<TypingTests.looks {
        let before = measurer.questions
        tester.send(.type("a"))
        _ = tester.stage.frame()
        asked.append(measurer.questions - before)
      }
      // A field asks one thing more once its words are longer than itself.
      #expect(asked.suffix(10).allSatisfy { $0 <= (asked.first ?? 0) + 2 }, "\(name): \(asked)")
    }
  }

  @Test func `Undo keeps what was changed, not what it was changed in`() {
    for (name, input) in places() {
      input.host.becomeFirstResponder()
      input.replaceAll(String(repeating: "long ", count: 1000))
      for _ in 0..<60 { tester.send(.type("a ")) }
      #expect(input.history.canUndo && heldText(input.history) <= 120, "\(name)")
    }
  }

  @Test func `The log keeps what was changed, and tells what the words were`() throws {
    let (name, input) = places()[1]
    input.host.becomeFirstResponder()
    let long = String(repeating: "long ", count: 1000)
    input.replaceAll(long)
    var texts: [String] = []
    for letter in 0..<TypingTests.letters {
      tester.send(.type(letter % 7 == 6 ? " " : "a"))
      texts.append("\(name): \(input.editor.string)")
    }
    #expect(tester.log(.text) == texts)
    let held = heldText(tester.stage.log)
    let wholes = TypingTests.letters / TextVersion.longestChain + 2
    #expect(held <= wholes * (long.utf8.count + TypingTests.letters) + 200 * TypingTests.letters)
  }

  @Test func `A version of a text is the text at its time, whatever was changed`() {
    var random = SeededRandom(seed: 21)
    var string = "a text"
    var version = TextVersion(string)
    var versions: [(TextVersion, String)] = [(version, string)]
    for _ in 0..<1000 {
      let length = string.utf8.count
      let start = Int.random(in: 0...length, using: &random)
      let end = Int.random(in: start...min(length, start + 3), using: &random)
      let bytes = Array(string.utf8)
      let change = TextChange(
        at: start, removed: String(decoding: bytes[start..<end], as: UTF8.self),
        inserted: ["", "b", "cd "].randomElement(using: &random) ?? "")
      change.apply(to: &string)
      version = TextVersion(change, since: version, string: string)
      versions.append((version, string))
    }
    #expect(versions.allSatisfy { $0.string == $1 })
    for (version, string) in versions.suffix(3) { #expect(version == TextVersion(string)) }
  }
}
