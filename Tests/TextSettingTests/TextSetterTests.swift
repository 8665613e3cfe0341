import Testing
import TouchKit

@testable import TextSetting

/// What a stage asks of texts, with ours instead of Pango.
@Suite struct TextSetterTests {
  private let style = TextStyle(size: 16, lineHeight: 22)

  private func setter() throws -> TextSetter { try SettingFixture().setter }

  @Test func `Some hundred texts of chance are set as Pango sets them`() throws {
    let fixture = try SettingFixture()
    var chance = StyledTexts(seed: 15)
    for _ in 0..<150 {
      let text = chance.text(chance.string())
      fixture.compare(text, chance.width())
      fixture.compareEdges(text)
    }
    #expect(fixture.differences.isEmpty, "\(fixture.differences.joined(separator: "\n"))")
  }

  /// Pango ends the program with texts like the last three if there is no width at all.
  @Test(
    arguments: [
      "", "Hello", "\n", "\u{2028}", "\0", "\u{2027}", "xxi\u{64B} \u{64B}   \u{64B}  b",
      "y\u{200D}\u{301} \u{A0}\u{200B}\u{20E3}el", "\u{2028}\u{64B}  u\u{2028}y\u{85}",
    ])
  func `Any text has a line, in any width`(string: String) throws {
    let setter = try setter()
    for width in [nil, 0, 1e-9, 1, 40, .nan, .infinity, -5] as [Double?] {
      for lines in 0...2 {
        let text = Text(string, style: style, lines: lines)
        let metrics = setter.measure(text, width: width)
        #expect(metrics.lines >= 1)
        for offset in -1...string.utf8.count + 1 {
          #expect(setter.caret(text, width: width, at: offset).strong.height == 22)
        }
        #expect(setter.offset(text, width: width, at: Point(.nan, .infinity)) >= 0)
      }
      #expect(setter.edges(Text(string, style: style)).graphemes.first == 0)
    }
  }

  @Test func `Sizes and spacings that no text has are set, too`() throws {
    let setter = try setter()
    let odd = [0, -1, .nan, .infinity, 1e300, -1e300, 1e5, 1e-9]
    for size in odd {
      for tracking in odd {
        let style = TextStyle(size: size, lineHeight: size, weight: .max, tracking: tracking)
        let text = Text("Grüße, שלום 12\n你好", style: style, lines: 0)
        #expect(setter.measure(text, width: 100).lines >= 2)
      }
    }
  }

  @Test func `Texts that only Unicode holds equal are measured apart`() throws {
    let setter = try setter()
    let composed = Text("\u{E9}t\u{E9}", style: style)
    let parted = Text("e\u{301}te\u{301}", style: style)
    #expect(composed.string == parted.string)
    #expect(setter.edges(composed).graphemes == [0, 2, 3, 5])
    #expect(setter.edges(parted).graphemes == [0, 3, 4, 7])
  }
}
