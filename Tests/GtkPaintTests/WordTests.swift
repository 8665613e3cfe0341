import GtkPaint
import Testing

@testable import TouchKit

/// The words of a text, and those that a width breaks.
@Suite struct WordTests {
  private static let fonts = Result { try Fonts() }
  private let style = TextStyle(size: 16, lineHeight: 22, weight: 400)

  private func text(_ words: String, lines: Int = 0) -> Text {
    Text(words, style: style, lines: lines)
  }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try WordTests.fonts.get())
  }

  @Test func `Words stand between spaces, dashes and ideographs`() {
    #expect(text("Text message 4").words == ["Text", "message", "4"])
    #expect(text("  a\nb ").words == ["a", "b"])
    #expect(text("").words == [])
    #expect(text("well-known 2026-01-05").words == ["well-", "known", "2026-01-05"])
    #expect(text("(60,230)->(60,230)").words == ["(60,230)-", ">(60,230)"])
    #expect(text("to\u{2014}and\u{A0}fro").words == ["to\u{2014}", "and\u{A0}fro"])
    #expect(text("\u{65E5}\u{672C}x").words == ["\u{65E5}", "\u{672C}", "x"])
  }

  @Test func `A word is broken if it is wider than its line, and less wide than the screen`() throws
  {
    let measurer = try measurer()
    let wide = measurer.widestWord(text("a message"))
    #expect(wide == measurer.measure(text("message", lines: 1), width: nil).size.width)
    func broken(_ text: Text, _ width: Double, most: Double = 300) -> Substring? {
      text.brokenWord(width: width, most: most, measurer)
    }
    #expect(broken(text("a message"), wide + 1) == nil)
    #expect(broken(text("a message"), wide - 1) == "message")
    #expect(broken(text("a message"), wide - 1, most: wide - 1) == nil)
    // A line that ends in an ellipsis after whole words has room for each of them.
    #expect(broken(text("a message of many words", lines: 1), wide + 20) == nil)
    #expect(broken(text("message", lines: 1), wide - 1) == "message")
  }

  @Test func `Pango breaks lines where words end, and inside a word only where it is broken`()
    throws
  {
    let measurer = try measurer()
    for words in [
      "Text message 4", "well-known facts", "a/b c\u{2014}d", "shalom \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    ] {
      let whole = text(words)
      let wide = measurer.widestWord(whole)
      let end = words.utf8.count
      for width in stride(from: wide, through: wide * 3, by: 3) {
        let lines = measurer.rectangles(whole, width: width, from: 0, to: end)
        for line in lines { #expect(line.width <= width + 0.5) }
        #expect(
          measurer.measure(whole, width: width).lines <= whole.words.count, "\(words) \(width)")
      }
    }
  }
}
