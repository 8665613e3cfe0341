import JSON
import Testing

@Suite struct JSONSpanTests {
  private func text(_ text: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  @Test func `Every key and value stands where its bytes are`() throws {
    let file = Array(
      """
      // é, a comment
      { "a\\u0062" : /* , */ -1.5e3 ,"list":[ 1,[ ] , "]" // "
        ] , "ü":{"x":true}, "none" :null} /* end */

      """.utf8)
    let span = try JSONSpan.find(in: file)
    #expect(span.keys.map { text(file, $0) } == [#""a\u0062""#, #""list""#, #""ü""#, #""none""#])
    #expect(span.values.map(\.values.count) == [0, 3, 1, 0])
    #expect(text(file, span.values[0].bytes) == "-1.5e3")
    #expect(span.values[1].values.map { text(file, $0.bytes) } == ["1", "[ ]", #""]""#])
    #expect(text(file, span.values[1].bytes).hasSuffix("// \"\n  ]"))
    #expect(text(file, span.values[2].bytes) == #"{"x":true}"#)
    #expect(span.values[2].keys.map { text(file, $0) } == [#""x""#])
    #expect(text(file, span.values[3].bytes) == "null")
    #expect(text(file, span.bytes).hasPrefix("{ ") && file[span.bytes.upperBound - 1] == 0x7D)
  }

  @Test(arguments: [
    "", "{", #"{"a" 1}"#, #"{"a": 1,}"#, "[1] 2", #"{"a": 1, "a": 2}"#, "\u{FEFF}{}",
  ])
  func `What the reader refuses has no span, for the same reason`(file: String) {
    func problem(_ body: () throws(Problem) -> Void) -> String? {
      do throws(Problem) {
        try body()
        return nil
      } catch {
        return error.description
      }
    }
    let bytes = Array(file.utf8)
    let said = problem { () throws(Problem) in _ = try JSONSpan.find(in: bytes) }
    #expect(said != nil)
    #expect(
      said == problem { () throws(Problem) in _ = try JSONReader.parse(bytes, allowComments: true) }
    )
  }
}
