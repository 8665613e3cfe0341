import Testing

@testable import JSON

/// What is spelled out in names and on the terminal, and what in prose.
@Suite struct PrintableTests {
  private static let invisible: [Unicode.Scalar] = [
    0xAD, 0x34F, 0x115F, 0x1160, 0x200B, 0x200C, 0x200D, 0x3164, 0xFFA0, 0xE0100, 0xE01EF,
  ].compactMap(Unicode.Scalar.init)

  @Test
  func `Letters that show nothing are spelled out in a name, so that no name looks like another`() {
    for scalar in PrintableTests.invisible {
      let name = "Maya\(scalar)Lindqvist"
      let code = String(scalar.value, radix: 16, uppercase: true)
      #expect(printable(name) == "Maya\\u{\(code)}Lindqvist")
      #expect(quoted(name).contains("\\u{\(code)}"))
      // They may be part of a word.
      #expect(readable(name) == name)
    }
    #expect(printable("\u{200E}\u{200F}") == "\\u{200E}\\u{200F}")
    let plain = "Zoë \u{1F9D1} \u{FE0F} 名 a\u{301}"
    #expect(printable(plain) == plain && readable(plain) == plain)
  }

  @Test func `Prose keeps emoji and Persian words whole`() {
    for words in ["🧑‍🧑‍🧒‍🧒 می‌خواهم", "co\u{AD}operate", "葛\u{E0101}"] {
      #expect(readable(words) == words)
    }
  }

  @Test(arguments: [
    ("a\u{200F}b", "a\\u{200F}b"), ("\u{202E}evil\u{202C}", "\\u{202E}evil\\u{202C}"),
    ("\u{2068}a\u{200F}b\u{2069}", "\u{2068}a\u{200F}b\u{2069}"),
    (
      "\u{2066}a\u{2067}b\u{61C}\u{2069}\u{200E}\u{2069}",
      "\u{2066}a\u{2067}b\u{61C}\u{2069}\u{200E}\u{2069}"
    ),
    // What is not closed on its line, or never opened.
    ("\u{2066}a\u{200E}", "\\u{2066}a\\u{200E}"), ("a\u{2069}", "a\\u{2069}"),
    ("\u{2066}a\n\u{2069}", "\\u{2066}a\\n\\u{2069}"),
    ("\u{2067}\u{2066}\u{200E}\u{2069}\u{200E}", "\\u{2067}\u{2066}\u{200E}\u{2069}\\u{200E}"),
    // An override reverses letters wherever it is.
    ("\u{2066}\u{202E}a\u{202C}\u{2069}", "\u{2066}\\u{202E}a\\u{202C}\u{2069}"),
    ("\u{1B}[31m\u{FEFF}\u{2028}", "\\u{1B}[31m\\u{FEFF}\\u{2028}"),
  ])
  func `In prose direction marks stay in an isolate alone`(text: String, shown: String) {
    #expect(readable(text) == shown)
    #expect(!printable(text).unicodeScalars.contains { spelling($0) != nil })
  }

  @Test func `Both are cut after so many letters, and a cut leaves no isolate open`() {
    #expect(printable("abc", atMost: 3) == "abc" && printable("abcd", atMost: 3) == "abc…")
    #expect(readable("abc", atMost: 3) == "abc" && readable("abcd", atMost: 3) == "abc…")
    #expect(readable("\u{2066}ab\u{2069}", atMost: 2) == "\\u{2066}a…")
  }
}
