import Files
import GtkPaint
import TestSupport
import Testing
import TouchKit

/// Texts that are set with Pango and with ours: glyphs, lines, carets, offsets, rectangles and edges are equal to the bit.
@Suite struct SettingLikePangoLong {
  @Test func `Every string of the repository is set as Pango sets it`() throws {
    let fixture = try SettingFixture()
    var chance = StyledTexts(seed: 11)
    #expect(RepositoryStrings.all.count > 10_000)
    for string in RepositoryStrings.all where string.utf8.count < 3000 {
      for _ in 0..<Samples.often(1, whole: 8) {
        let text = chance.text(string)
        // Pango draws a box with two letters instead of a line separator in a line that is cut.
        let isKnown = text.lines > 0 && string.unicodeScalars.contains("\u{2028}")
        if !isKnown { fixture.compare(text, chance.width()) }
      }
      fixture.compareEdges(chance.text(string))
    }
    print("\(fixture.compared) results of the repository's strings compared")
    #expect(fixture.differences.isEmpty, "\(fixture.differences.joined(separator: "\n"))")
  }

  @Test func `Texts of chance are set as Pango sets them`() throws {
    let fixture = try SettingFixture()
    var chance = StyledTexts(seed: 12)
    for _ in 0..<Samples.often(4000, whole: 100_000) {
      let text = chance.text(chance.string())
      fixture.compare(text, chance.width())
      fixture.compareEdges(text)
    }
    print("\(fixture.compared) results of texts of chance compared")
    #expect(fixture.differences.isEmpty, "\(fixture.differences.joined(separator: "\n"))")
  }

  @Test func `A text that is edited is set as Pango sets it, after each edit`() throws {
    let fixture = try SettingFixture()
    var chance = StyledTexts(seed: 13)
    for _ in 0..<Samples.often(60, whole: 1000) {
      var text = chance.text(chance.string())
      let width = chance.width()
      for _ in 0..<20 {
        var scalars = Array(text.string.unicodeScalars)
        let start = chance.whole(below: scalars.count + 1)
        let end = min(start + chance.whole(below: 4), scalars.count)
        scalars.replaceSubrange(start..<end, with: chance.string().unicodeScalars.prefix(3))
        text.string = StyledTexts.withMarksOnLetters(String.UnicodeScalarView(scalars))
        fixture.compare(text, width)
        fixture.compareEdges(text)
      }
    }
    print("\(fixture.compared) results of edited texts compared")
    #expect(fixture.differences.isEmpty, "\(fixture.differences.joined(separator: "\n"))")
  }

  @Test func `A prototype's own font is set as Pango sets it`() throws {
    let bytes = try SafeFile.read("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    let fixture = try SettingFixture(
      own: FontData("DejaVuSerif.ttf", bytes: bytes))
    var chance = StyledTexts(seed: 14)
    for _ in 0..<Samples.often(1000, whole: 20_000) {
      var text = chance.text(chance.string())
      text.style.family = "DejaVu Serif"
      fixture.compare(text, chance.width())
    }
    #expect(fixture.differences.isEmpty, "\(fixture.differences.joined(separator: "\n"))")
  }
}
