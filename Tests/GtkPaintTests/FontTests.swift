import CFontQuery
import Files
import Glibc
import TestSupport
import Testing
import TouchKit

@testable import GtkPaint

@Suite struct FontTests {
  @Test func `The product's fonts are eight files with their hashes`() throws {
    let fonts = try Fonts()
    #expect(
      fonts.files.map(\.name) == [
        "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
        "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
      ])
    for font in KitFont.all {
      #expect(FontTables.fault(of: Array(font.bytes)) == nil)
      #expect(font.file.digest == SHA256.hex(of: Array(font.bytes)), "\(font.file.name)")
    }
  }

  /// The table was made with fontconfig 2.14; others know more properties and languages.
  @Test(.enabled(if: (21400..<21500).contains(font_query_version())))
  func `What the table says of a font is what fontconfig says of its file`() throws {
    let scratch = try TemporaryFolder()
    for font in KitFont.all {
      let path = scratch.at(font.file.name)
      try SafeFile.write(Array(font.bytes), to: path)
      let words = try #require(font_query_pattern(path))
      defer { free(words) }
      #expect(String(cString: font.pattern) == String(cString: words), "\(font.file.name)")
    }
  }

  @Test func `Libraries tell the versions that are linked`() {
    #expect(Libraries.versions.map(\.name) == ["cairo", "freetype", "gtk", "harfbuzz", "pango"])
    for library in Libraries.versions {
      let parts = library.version.split(separator: ".")
      #expect(parts.count == 3 && parts.allSatisfy { Int($0) != nil }, "\(library)")
    }
  }
}
