import CSystem
import Testing
import TouchKit

@testable import GtkPaint

/// Texts of several paragraphs, which are set one by one.
@Suite struct ParagraphTests {
  private let style = TextStyle(size: 16, lineHeight: 22)
  private static let parts = [
    "a", "words go on ", "Grüße", "שלום ", "مرحبا", "12:41", " ", "\n", "\n", "\r\n", "\u{2029}",
    "\u{2028}", "👍🏽", "你", "e\u{301}", "\0", "\t", "o'clock", "3.5", "(", "\u{202B}", "\u{200F}",
  ]

  private func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try Fonts()) }

  /// A text as one layout of Pango's: a limit on lines that is never reached lets it be set whole.
  private func whole(_ text: Text) -> Text {
    var whole = text
    whole.lines = 10_000
    return whole
  }

  @Test func `Paragraphs set one by one are to the bit what Pango makes of the whole`() throws {
    let measurer = try measurer()
    var random = PictureGenerator(12)
    for number in 0..<400 {
      let string = (0..<random.below(14)).map { _ in
        ParagraphTests.parts[random.below(ParagraphTests.parts.count)]
      }.joined()
      let alignments = [Text.Alignment.leading, .center, .trailing, .left, .right]
      let directions = [Text.Direction.natural, .natural, .leftToRight, .rightToLeft]
      let text = Text(
        string, style: style, alignment: alignments[random.below(alignments.count)],
        direction: directions[random.below(4)], lines: 0)
      let width: Double? = random.below(4) == 0 ? nil : Double(20 + random.below(200))
      let name = Comment(rawValue: "\(number): \(string.debugDescription)")
      let parted = measurer.set(text, width: width)
      let one = measurer.set(whole(text), width: width)
      #expect(one.paragraphs.isEmpty)
      #expect(parted.metrics == one.metrics, name)
      let length = string.utf8.count
      for offset in 0...length {
        #expect(
          measurer.caret(text, width: width, at: offset)
            == measurer.caret(whole(text), width: width, at: offset), name)
      }
      for _ in 0..<10 {
        let point = Point(Double(random.below(260) - 20), Double(random.below(160) - 20))
        #expect(
          measurer.offset(text, width: width, at: point)
            == measurer.offset(whole(text), width: width, at: point), name)
        let (start, end) = (random.below(length + 1), random.below(length + 1))
        #expect(
          measurer.rectangles(text, width: width, from: start, to: end)
            == measurer.rectangles(whole(text), width: width, from: start, to: end), name)
      }
      #expect(
        TextEdges(measurer.set(text, width: nil), string: string)
          == TextEdges(measurer.set(whole(text), width: nil), string: string), name)
    }
  }

  @Test func `A picture of paragraphs is the picture of the whole`() throws {
    let fixture = try PainterFixture(size: Size(120, 200), scale: 2)
    for string in ["one\ntwo words that wrap\n\nשלום 12\n12", "a\n", "\n\nb", "你\n👍🏽 x\n"] {
      for x in [0, 0.3, -20] {
        let text = Text(string, style: style, lines: 0)
        let pictures = try [text, whole(text)].map {
          try fixture.paint([.text($0, Point(x, 3.4), width: 100, .black)])
        }
        #expect(pictures[0] == pictures[1], "\(string.debugDescription) at \(x)")
      }
    }
  }

  @Test func `An edit lays out the paragraph that was changed, and no other`() throws {
    let measurer = try measurer()
    var lines = (0..<200).map { "paragraph number \($0)" }
    func set() -> TextLayout {
      measurer.set(
        Text(lines.joined(separator: "\n"), style: style, lines: 0), width: 200)
    }
    var before = set()
    #expect(before.paragraphs.count == 200)
    for line in [0, 199, 100, 100] {
      lines[line] += "a"
      let after = set()
      let changed = zip(before.paragraphs, after.paragraphs).enumerated()
        .filter { $1.0 !== $1.1 }.map(\.offset)
      #expect(changed == [line])
      before = after
    }
    lines.insert("one more", at: 50)
    let after = set()
    #expect(Set(after.paragraphs.map(ObjectIdentifier.init)).count == 201)
    #expect(zip(before.paragraphs[50...], after.paragraphs[51...]).allSatisfy { $0 === $1 })
  }

  @Test func `Of a long text only the latest versions are kept`() throws {
    let measurer = try measurer()
    let before = dp_objects_alive()
    var string = String(repeating: "a long text ", count: 400)
    for _ in 0..<150 {
      string += "a"
      _ = measurer.measure(Text(string, style: style, lines: 0), width: 200)
    }
    #expect(dp_objects_alive() - before <= 40)
  }

  @Test func `The end of a line longer than any screen is drawn where it is`() throws {
    let fixture = try PainterFixture(size: Size(60, 22))
    let text = Text(String(repeating: "m", count: 4000), style: style)
    let end = fixture.measurer.measure(text, width: nil).size.width
    let pixels = try fixture.paint([.text(text, Point(50 - end, 0), width: nil, .black)])
    func hasInk(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<22).contains { pixels.red(x, $0) < 128 } }
    }
    for x in [0, 15, 30] { #expect(hasInk(x..<x + 15)) }
    #expect(!hasInk(52..<60))
  }

  @Test func `Lines above and below what is seen are left out, and that is not to be seen`() throws
  {
    let fixture = try PainterFixture(size: Size(80, 60))
    let lines = (0..<90).map { "Ágjy \($0)" }
    for y in [-1000.0, -1003, -1010.5, 0, -1950] {
      let all = try fixture.paint([
        .text(
          Text(lines.joined(separator: "\n"), style: style, lines: 0), Point(2, y), width: 70,
          .black)
      ])
      let each = try fixture.paint(
        lines.enumerated().map {
          .text(Text($1, style: style), Point(2, y + 22 * Double($0)), width: 70, .black)
        })
      #expect(all == each, "\(y)")
    }
  }
}
