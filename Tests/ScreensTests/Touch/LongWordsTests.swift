import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// Long words in the phone's fields: a letter costs what the first one did.
struct LongWordsTests {
  /// Asks another measurer and notes the longest text that it was asked about.
  private final class Listener: TextMeasuring {
    private let measurer: PangoMeasurer
    var longest = 0

    init() throws { measurer = PangoMeasurer(fonts: try Fonts()) }

    private func asked(_ text: Text) -> PangoMeasurer {
      longest = max(longest, text.string.utf8.count)
      return measurer
    }

    func measure(_ text: Text, width: Double?) -> TextMetrics {
      asked(text).measure(text, width: width)
    }

    func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
      asked(text).caret(text, width: width, at: offset)
    }

    func offset(_ text: Text, width: Double?, at point: Point) -> Int {
      asked(text).offset(text, width: width, at: point)
    }

    func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
      asked(text).rectangles(text, width: width, from: start, to: end)
    }

    func edges(_ text: Text) -> TextEdges { asked(text).edges(text) }
  }

  private static let letters = 3000

  @Test(arguments: ["search-field", "reply-field"])
  func `Letters typed unseen are not measured on the phone either`(id: String) throws {
    let listener = try Listener()
    let device = try #require(phone.device(named: "modern"))
    let tuning = try #require(phone.tuning(named: Prototype.usualTuning))
    let stage = Stage(
      phone, settings: Settings(device: device, screen: "inbox"), tuning: tuning,
      measurer: listener)
    func send(_ kind: Input.Kind) { stage.send(Input(kind, at: stage.now + .milliseconds(1))) }
    stage.advance(to: .seconds(1))
    if id == "reply-field" {
      send(.activate("row-1"))
      stage.advance(to: .seconds(2))
    }
    send(.activate(id))
    stage.advance(to: stage.now + .seconds(2))
    let field = try #require(stage.application.firstResponder as? any TextInputHost)
    #expect(field.id == id)
    listener.longest = 0
    for _ in 0..<LongWordsTests.letters { send(.type("a")) }
    #expect(field.input.editor.string.utf8.count == LongWordsTests.letters)
    #expect(listener.longest < LongWordsTests.letters / 5)
    _ = stage.frame()
    #expect(listener.longest == LongWordsTests.letters)
  }

  @Test func `A word that no message can hold is found in none, and part of one in some`() throws {
    let messages = try Message.bundled()
    let word = String(repeating: "a", count: 5000)
    #expect(messages.allSatisfy { !$0.has([word]) && $0.has([]) })
    #expect(messages.contains { $0.has(["the"]) })
    var message = messages[0]
    message.subject = "\u{390}"
    // The same letter in three parts takes three times the bytes.
    #expect(message.has(["\u{3B9}\u{308}\u{301}"]))
  }
}
