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
    for file in fonts.files {
      #expect(file.path.hasSuffix("/" + file.name))
      #expect(file.digest?.count == 64)
    }
    #expect(Set(fonts.files.map(\.digest)).count == 8)
  }

  @Test func `A font that is nowhere is named with its package`() {
    let wanted = FontFile(
      family: "No Such Family", style: "Regular", name: "NoSuch-Regular.otf",
      package: "fonts-no-such",
      path: "")
    let error = #expect(throws: FontError.self) {
      try FontFinder(folders: Fonts.folders).find(wanted)
    }
    #expect(error == .missing(file: "NoSuch-Regular.otf", package: "fonts-no-such"))
    #expect(error?.description.contains("install the package fonts-no-such") == true)
  }

  @Test func `A font that is not in its usual place is found through fontconfig`() throws {
    let known = try Fonts().files
    let found = try Fonts(folders: ["/nonexistent"]).files
    #expect(found.map(\.digest) == known.map(\.digest))
  }

  @Test func `A file that is no font is an error`() {
    let fake = Fonts.wanted.map { file in
      var file = file
      file.path = "/etc/hostname"
      return file
    }
    #expect(throws: FontError.unreadable(path: "/etc/hostname", package: "fonts-inter")) {
      try Fonts(files: fake)
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
