import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func `Compact output has no white space`() {
    #expect(
      sample(.compact)
        == #"{"time":350,"frame":[0,20.5,-3],"empty":{},"none":[],"on":true,"nothing":null}"#)
  }

  @Test func `Pretty output has a member a line and short arrays on one`() {
    let expected = """
      {
        "time": 350,
        "frame": [0, 20.5, -3],
        "empty": {},
        "none": [],
        "on": true,
        "nothing": null
      }

      """
    #expect(sample(.pretty) == expected)
  }

  @Test func `What stands inside a single line stays on it`() {
    var writer = JSONWriter(style: .pretty)
    writer.array { a in
      a.object(onOneLine: true) { o in
        o.member("x", 1)
        o.key("y")
        o.array { $0.integer(2) }
      }
      a.string("z")
    }
    #expect(writer.text == "[\n  { \"x\": 1, \"y\": [2] },\n  \"z\"\n]\n")
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.0, "-1"), (0.1, "0.1"),
      (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"), (9_007_199_254_740_991.0, "9007199254740991"), (1e16, "1e+16"),
      (1e300, "1e+300"), (Double.leastNonzeroMagnitude, "5e-324"), (-2.5, "-2.5"),
    ] as [(Double, String)])
  func `A number is the shortest text that reads back as itself`(value: Double, text: String) throws
  {
    #expect(number(value, .shortest) == text)
    #expect(try JSONReader.parse(text).kind == .number(value, text: text))
  }

  @Test func `Decimals are rounded, and kept or dropped at the end`() {
    #expect(number(1.005, .rounded(1)) == "1")
    #expect(number(-0.001, .rounded(2)) == "0")
    #expect(number(-0.001, .fixed(2)) == "0.00")
    #expect(number(20.5, .rounded(2)) == "20.5")
    #expect(number(20.5, .fixed(3)) == "20.500")
    #expect(number(20.0625, .rounded(3)) == "20.063")
    #expect(number(-7.25, .fixed(1)) == "-7.3")
    #expect(number(3, .fixed(0)) == "3")
    #expect(number(1e300, .fixed(2)) == "1e+300")
    #expect(number(0.07, .rounded(2)) == "0.07")
  }

  @Test func `Strings are escaped, more so for HTML`() throws {
    let text = "\"\\\n\t\u{1}\u{8}\u{C}\r</script>é\u{2028}\u{2029}\u{202A}😀"
    var plain = JSONWriter()
    plain.string(text)
    #expect(
      plain.text == "\"\\\"\\\\\\n\\t\\u0001\\b\\f\\r</script>é\u{2028}\u{2029}\u{202A}😀\"")
    var escaped = JSONWriter(escapingForHTML: true)
    escaped.string(text)
    #expect(
      escaped.text
        == "\"\\\"\\\\\\n\\t\\u0001\\b\\f\\r\\u003C/script>é\\u2028\\u2029\u{202A}😀\"")
    #expect(try JSONReader.parse(plain.bytes).kind == .string(text))
    #expect(try JSONReader.parse(escaped.bytes).kind == .string(text))
  }

  @Test func `What was read is written with its numbers as they stood`() throws {
    let text = #"{"a":[1.50,-0,1e2,{"b":"é\n"}],"c":null,"d":[],"e":{},"f":false}"#
    var writer = JSONWriter()
    writer.value(try JSONReader.parse(text))
    #expect(writer.text == text)
    var pretty = JSONWriter(style: .pretty)
    pretty.value(try JSONReader.parse(text))
    var again = JSONWriter()
    again.value(try JSONReader.parse(pretty.bytes))
    #expect(again.text == text)
  }

  @Test func `Doubles of every size survive the round trip`() throws {
    var state: UInt64 = 7
    var written = 0
    while written < 2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      written += 1
      let text = number(value, .shortest)
      #expect(try JSONReader.parse(text).kind == .number(value, text: text))
    }
  }

  private func number(_ value: Double, _ format: JSONWriter.NumberFormat) -> String {
    var writer = JSONWriter()
    writer.number(value, format)
    return writer.text
  }

  private func sample(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style: style)
    writer.object { o in
      o.member("time", 350)
      o.key("frame")
      o.array(onOneLine: true) { a in for x in [0, 20.5, -3] { a.number(x) } }
      o.key("empty")
      o.object { _ in }
      o.key("none")
      o.array { _ in }
      o.member("on", true)
      o.key("nothing")
      o.null()
    }
    return writer.text
  }
}
