import JSON
import Testing

@Suite struct ObjectReaderTests {
  @Test func `Members are read by name and kind`() throws {
    var o = try reader(
      #"{"s": "x", "n": 1.5, "i": 3, "b": true, "a": [1, 2], "o": {"z": 1}, "e": "left"}"#)
    #expect(try o.string("s") == "x")
    #expect(try o.number("n", in: 0...2) == 1.5)
    #expect(try o.integer("i") == 3)
    #expect(try o.bool("b"))
    #expect(try o.array("a", count: 2...2).count == 2)
    var inner = try o.object("o", in: "the inside")
    #expect(try inner.integer("z", in: 0...9) == 1)
    try inner.finish()
    #expect(try o.enumeration("e", of: ["left", "right"]) == "left")
    try o.finish()
  }

  @Test func `What is not there is nil where that is allowed`() throws {
    var o = try reader("{}")
    #expect(try o.optionalString("s") == nil)
    #expect(try o.optionalNumber("n", in: 0...1) == nil)
    #expect(try o.optionalInteger("i") == nil)
    #expect(try o.optionalBool("b") == nil)
    #expect(try o.optionalArray("a") == nil)
    #expect(try o.optionalObject("o", in: "x") == nil)
    #expect(try o.optionalEnumeration("e", of: ["a"]) == nil)
    try o.finish()
  }

  @Test
  func `Without a range a whole number may be what a Double holds with all whole numbers below`()
    throws
  {
    var o = try reader(#"{"a": 9007199254740992, "b": -9007199254740992, "c": 9007199254740994}"#)
    #expect(try o.integer("a") == 9_007_199_254_740_992)
    #expect(try o.optionalInteger("b") == -9_007_199_254_740_992)
    let problem = #expect(throws: Problem.self) { try o.integer("c") }
    #expect(problem?.remedy == "it must be at most 9007199254740992")
  }

  @Test func `Refusals say what is wrong and what would be right`() {
    check(
      #"{"device": "clasic"}"#, "1:12: unknown device \"clasic\"; did you mean \"classic\"?"
    ) { o throws(Problem) in _ = try o.enumeration("device", of: ["modern", "classic"]) }
    check(
      #"{"device": "zzz"}"#, "1:12: unknown device \"zzz\"; known: \"modern\", \"classic\""
    ) { o throws(Problem) in _ = try o.enumeration("device", of: ["modern", "classic"]) }
    check(#"{"name": 7}"#, "1:10: \"name\" of a step is a number; it must be a string") {
      o throws(Problem) in _ = try o.string("name")
    }
    check(#"{"name": null}"#, "1:10: \"name\" of a step is null; it must be a string") {
      o throws(Problem) in _ = try o.optionalString("name")
    }
    check(#"{"x": 1e3}"#, "1:7: \"x\" of a step is 1e3; it must be 0 to 100") {
      o throws(Problem) in _ = try o.number("x", in: 0...100)
    }
    check(#"{"x": -1}"#, "1:7: \"x\" of a step is -1; it must be at least 0") {
      o throws(Problem) in _ = try o.number("x", in: 0...Double.greatestFiniteMagnitude)
    }
    check(#"{"x": 1.5}"#, "1:7: \"x\" of a step is 1.5; it must be a whole number") {
      o throws(Problem) in _ = try o.integer("x")
    }
    check(#"{"x": 1e300}"#, "1:7: \"x\" of a step is 1e300; it must be a whole number") {
      o throws(Problem) in _ = try o.integer("x", in: 0...5)
    }
    check(#"{"x": 6}"#, "1:7: \"x\" of a step is 6; it must be 0 to 5") {
      o throws(Problem) in _ = try o.integer("x", in: 0...5)
    }
    check(#"{"x": 3e9}"#, "1:7: \"x\" of a step is 3e9; it must be 0 to 5") {
      o throws(Problem) in _ = try o.integer("x", in: 0...5)
    }
    check(#"{"x": -3e9}"#, "1:7: \"x\" of a step is -3e9; it must be at least 0") {
      o throws(Problem) in _ = try o.integer("x", in: 0...Int.max)
    }
    check(#"{"x": [1]}"#, "1:7: \"x\" of a step has 1 item; it must have 2 to 4 items") {
      o throws(Problem) in _ = try o.array("x", count: 2...4)
    }
    check(#"{"y": 1}"#, "1:1: a step has no \"name\"; add it") {
      o throws(Problem) in _ = try o.string("name")
    }
    check(
      #"{"nmae": 1}"#, "1:2: a step has no \"name\"; did you mean \"name\" instead of \"nmae\"?"
    ) {
      o throws(Problem) in _ = try o.string("name")
    }
    check(#"{"x": []}"#, "1:7: the inside is an array; it must be an object") {
      o throws(Problem) in _ = try o.object("x", in: "the inside")
    }
    check(#"[]"#, "1:1: a step is an array; it must be an object") { _ throws(Problem) in }
  }

  @Test func `Keys that nobody asked for are refused with the nearest that was`() {
    check(
      #"{"name": "x", "duratoin": 3}"#,
      "1:15: unknown key \"duratoin\" in a step; did you mean \"duration\"?"
    ) { o throws(Problem) in
      _ = try o.string("name")
      _ = try o.optionalNumber("duration")
      try o.finish()
    }
    check(#"{"q": 3}"#, "1:2: unknown key \"q\" in a step; known: \"name\", \"phase\"") {
      o throws(Problem) in
      _ = try o.optionalString("name")
      try o.finish(alsoKnown: ["phase"])
    }
    check(#"{"q": 3}"#, "1:2: unknown key \"q\" in a step; there are no known names") {
      o throws(Problem) in
      try o.finish()
    }
  }

  @Test func `A near miss is one slip in three letters`() {
    let words = ["status-bar", "drawer", "device", "tap", "x"]
    #expect(nearest("statusbar", in: words) == "status-bar")
    #expect(nearest("darwer", in: words) == "drawer")
    #expect(nearest("Device", in: words) == "device")
    #expect(nearest("tpa", in: words) == "tap")
    #expect(nearest("y", in: words) == nil)
    #expect(nearest("", in: words) == nil)
    #expect(nearest("notification", in: words) == nil)
    #expect(nearest(String(repeating: "a", count: 100_000), in: words) == nil)
    #expect(nearest("ab", in: ["ac", "abc", "ab"]) == "ab")
  }

  @Test func `Nothing hostile in a problem reaches the terminal as it is`() {
    let problem = Problem(
      file: "::error\u{1B}[2J", what: "a\nb\u{202E}c" + String(repeating: "x", count: 9999),
      remedy: "d\r\u{9B}31m\u{2066}")
    let text = problem.description
    #expect(text.hasPrefix("./::error\\u{1B}[2J: a\\nb\\u{202E}cxx"))
    #expect(text.hasSuffix("…; d\\r\\u{9B}31m\\u{2066}"))
    #expect(text.unicodeScalars.count < 700)
    #expect(quoted(String(repeating: "k", count: 61)).hasSuffix("k…\""))
  }

  private func reader(_ text: String) throws(Problem) -> ObjectReader {
    try ObjectReader(JSONReader.parse(text), in: "a step")
  }

  private func check(
    _ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout ObjectReader) throws(Problem) -> Void
  ) {
    do throws(Problem) {
      var o = try reader(text)
      try body(&o)
      Issue.record("accepted", sourceLocation: sourceLocation)
    } catch {
      #expect(error.description == message, sourceLocation: sourceLocation)
    }
  }
}
