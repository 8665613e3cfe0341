import JSON
import Testing

@Suite struct JSONReaderTests {
  @Test func `Values keep the order of the file and know their places`() throws {
    let value = try JSONReader.parse("{\n  \"b\": [1, true,\n \"é\", null],\n\t\"a\": {}\n}\n")
    #expect(value.position == SourcePosition(line: 1, column: 1))
    guard case .object(let members) = value.kind else { throw Problem(what: "no object") }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(
      members.map(\.keyPosition) == [
        SourcePosition(line: 2, column: 3), SourcePosition(line: 4, column: 2),
      ])
    guard case .array(let items) = members[0].value.kind else { throw Problem(what: "no array") }
    #expect(items.map(\.kind) == [.number(1, text: "1"), .bool(true), .string("é"), .null])
    #expect(
      items.map(\.position) == [
        SourcePosition(line: 2, column: 9), SourcePosition(line: 2, column: 12),
        SourcePosition(line: 3, column: 2), SourcePosition(line: 3, column: 7),
      ])
    #expect(value["a"]?.kind == .object([]))
    #expect(value["c"] == nil)
  }

  @Test func `Columns count scalars, not bytes`() {
    #expect(problem("[\"é👍🏽\", x]")?.position == SourcePosition(line: 1, column: 9))
  }

  @Test func `A line feed ends a line with or without a carriage return`() {
    #expect(problem("[\r\n\r\n x]")?.position == SourcePosition(line: 3, column: 2))
  }

  @Test(
    arguments: [
      ("0", 0.0), ("-0", -0.0), ("10", 10), ("-1.5", -1.5), ("1e3", 1000), ("1E+2", 100),
      ("25e-1", 2.5), ("1e308", 1e308), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0), ("0.1", 0.1),
      ("123456789012345678", 123456789012345678.0),
    ] as [(String, Double)])
  func `Numbers are read to the nearest Double`(text: String, expected: Double) throws {
    #expect(try JSONReader.parse(text).kind == .number(expected, text: text))
  }

  @Test func `Escapes become what they stand for`() throws {
    let value = try JSONReader.parse(#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0000z""#)
    #expect(value.kind == .string("a\"\\/\u{8}\u{C}\n\r\té😀\0z"))
  }

  @Test func `Comments are read only where they are allowed`() throws {
    let text = "// one\n{ /* two\n * */ \"a\": 1 // three\n} /**/ // end"
    #expect(try JSONReader.parse(text, allowComments: true)["a"]?.kind == .number(1, text: "1"))
    #expect(
      problem(text)?.description
        == "1:1: this kind of file can't have comments; remove the comment")
    #expect(
      problem("[1 /* x", allowComments: true)?.description
        == "1:4: this comment is never closed; close it with */")
    #expect(problem("[1 / 2]", allowComments: true)?.position?.column == 4)
  }

  @Test(arguments: [
    ("", "1:1: the file is empty; write a JSON value"),
    (" \n\t", "2:2: the file is empty; write a JSON value"),
    (
      "{\"a\": 1,\n \"a\": 2}",
      "2:2: duplicate key \"a\"; the first one is in line 1; keep one of them"
    ),
    ("{\"\\u0061\": 1, \"a\": 2}", "1:15: duplicate key \"a\""),
    ("[1,2,]", "1:5: there can't be a comma before \"]\"; remove the comma"),
    ("{\"a\":1,\n}", "1:7: there can't be a comma before \"}\"; remove the comma"),
    ("[,1]", "1:2: expected a value, found \",\"; write a value"),
    ("[1 2]", "1:4: expected a comma or \"]\", found \"2\"; put a comma between"),
    ("{\"a\" 1}", "1:6: there is no colon after the key \"a\""),
    ("{a: 1}", "1:2: the key a has no quotes; write \"a\""),
    ("{'a': 1}", "1:2: a key must be in double quotes; replace the single quotes"),
    ("{1: 1}", "1:2: the key 1 has no quotes; write \"1\""),
    ("{,}", "1:2: expected a key, found \",\""),
    ("['a']", "1:2: a string must be in double quotes; replace the single quotes"),
    ("NaN", "1:1: NaN is not a JSON number"), ("[Infinity]", "1:2: Infinity is not a JSON number"),
    ("-Infinity", "1:1: -Infinity is not a JSON number"),
    ("-", "1:1: a number must follow the minus sign"),
    ("1e309", "1:1: the number 1e309 is too large"),
    ("[-1e309]", "1:2: the number -1e309 is too large"),
    ("01", "1:1: a number can't start with an extra 0"),
    ("-01", "1:1: a number can't start with an extra 0"),
    ("1.", "1:1: a number can't end with a point"),
    (".5", "1:1: a number can't start with \".\""),
    ("+5", "1:1: a number can't start with \"+\""),
    ("1e", "1:1: the exponent of the number has no digits"),
    ("0x10", "1:2: a number can't end with letters"),
    ("1_000", "1:2: a number can't end with letters"),
    ("True", "1:1: True is not a JSON value; did you mean true?"),
    ("undefined", "1:1: undefined is not a JSON value; put a string in double quotes"),
    ("nul", "1:1: nul is not a JSON value; did you mean null?"),
    ("{} {}", "1:4: found \"{\" after the end of the JSON value"),
    ("\"abc", "1:1: this string is never closed"),
    ("\"abc\\", "1:1: this string is never closed"),
    ("[\"a\nb\"]", "1:4: the line ends inside a string"),
    ("\"a\tb\"", "1:3: a string can't have a raw control character; write it as \\u0009"),
    ("\"a\u{1F}\"", "1:3: a string can't have a raw control character; write it as \\u001f"),
    ("\"\\x\"", "1:2: this escape is not known"),
    ("\"\\u12g4\"", "1:2: \\u needs four hexadecimal digits after it"),
    ("\"\\u12", "1:2: \\u needs four hexadecimal digits after it"),
    ("\"\\ud800\"", "1:2: the string has half a surrogate pair"),
    ("\"\\udc00\\ud800\"", "1:2: the string has half a surrogate pair"),
    ("\"\\ud800\\u0041\"", "1:2: the string has half a surrogate pair"),
    (
      "[1,\n[2,",
      "2:4: the file ends inside an array; close the array that begins in line 2, column 1"
    ),
    ("{\"a\":", "1:6: the file ends, but a value is expected"),
    (
      "{\"a\":1",
      "1:7: the file ends inside an object; close the object that begins in line 1, column 1"
    ),
    ("{", "1:2: the file ends inside an object; close the object that begins in line 1, column 1"),
    ("[1}", "1:3: expected a comma or \"]\", found \"}\""),
    ("\u{FEFF}{}", "1:1: the file starts with a byte order mark; save it as UTF-8 without one"),
    ("\u{0}", "1:1: expected a value, found a control character"),
    ("[1,\u{A0}2]", "1:4:"),
  ])
  func `Whatever is not strict JSON is refused with its place`(text: String, message: String) {
    let found = problem(text)?.description ?? "accepted"
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xFF], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `Bytes that are no UTF-8 are refused with their place`(bad: [UInt8]) {
    let bytes = Array("[\n\"é".utf8) + bad + Array("\"]".utf8)
    #expect(throws: Problem.self) { try JSONReader.parse(bytes) }
    do {
      _ = try JSONReader.parse(bytes)
    } catch {
      #expect(error.position == SourcePosition(line: 2, column: 3))
    }
  }

  @Test func `UTF-16 is named as such`() {
    #expect(throws: Problem.self) { try JSONReader.parse([0xFF, 0xFE, 0x7B, 0x00]) }
    #expect(throws: Problem.self) { try JSONReader.parse([0xFE, 0xFF, 0x00, 0x7B]) }
  }

  @Test func `Nesting is read to 64 levels and refused beyond`() throws {
    let nested = { (n: Int) in String(repeating: "[", count: n) + String(repeating: "]", count: n) }
    _ = try JSONReader.parse(nested(64))
    #expect(problem(nested(65))?.position == SourcePosition(line: 1, column: 65))
    #expect(
      problem(nested(100_000))?.what == "arrays and objects are nested more than 64 levels deep")
    #expect(problem(String(repeating: "{\"a\":", count: 100_000)) != nil)
    #expect(problem(String(repeating: "[", count: 100_000)) != nil)
  }

  @Test func `A file beyond its size is refused unread`() {
    let problem = problem("[1, 2, 3]", limits: JSONLimits(bytes: 8))
    #expect(problem?.description == "the file has 9 bytes; at most 8 are allowed")
  }

  @Test func `Duplicates are found among many keys`() throws {
    let keys = (0..<5000).map { "\"k\($0)\": \($0)" }
    _ = try JSONReader.parse("{" + keys.joined(separator: ",") + "}")
    for twice in [0, 15, 16, 17, 4999] {
      let text = "{" + (keys + ["\"k\(twice)\": 0"]).joined(separator: ",") + "}"
      #expect(problem(text)?.what == "duplicate key \"k\(twice)\"")
    }
  }

  @Test func `The file is named before the place`() {
    do {
      _ = try JSONReader.parse("[", file: "a/b.json")
      Issue.record("accepted")
    } catch {
      #expect(error.description.hasPrefix("a/b.json:1:2: the file ends"))
    }
  }

  /// A file that uses the whole grammar.
  private let whole = Array(
    (#"// c"# + "\n"
      + #"{"a": [1.5e-3, "é\u00e9\ud83d\ude00", true], "b": {"c": null}}/**/"#).utf8)

  @Test func `Cut off anywhere but behind its value, a file is refused where it ends`() throws {
    let end = whole.count - "/**/".utf8.count
    let read = (0...whole.count).filter { count in
      do throws(Problem) {
        _ = try JSONReader.parse(Array(whole[..<count]), allowComments: true)
        return true
      } catch {
        #expect(isInside(error.position, whole[..<count]), "\(count) bytes: \(error)")
        return false
      }
    }
    #expect(read == [end, whole.count])
  }

  @Test(arguments: [0, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0x2F, 0x80, 0xE2, 0xFF] as [UInt8])
  func `A wrong byte anywhere in a file is a value like another, or refused with its place`(
    wrong: UInt8
  ) throws {
    var refused = 0
    for offset in whole.indices where whole[offset] != wrong {
      var copy = whole
      copy[offset] = wrong
      do throws(Problem) {
        let value = try JSONReader.parse(copy, allowComments: true)
        guard case .object(let members) = value.kind else {
          Issue.record("byte \(offset) makes the file \(value.kindName)")
          continue
        }
        #expect(members.count <= 2)
      } catch {
        refused += 1
        #expect(isInside(error.position, copy[...]), "byte \(offset): \(error)")
      }
    }
    #expect(refused > whole.count / 2)
  }

  /// Whether a place is one of a text's, or just behind it.
  private func isInside(_ position: SourcePosition?, _ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let position, lines.indices.contains(position.line - 1) else { return false }
    return (1...lines[position.line - 1].count + 1).contains(position.column)
  }

  private func problem(
    _ text: String, allowComments: Bool = false, limits: JSONLimits = .standard
  ) -> Problem? {
    do {
      _ = try JSONReader.parse(text, allowComments: allowComments, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
