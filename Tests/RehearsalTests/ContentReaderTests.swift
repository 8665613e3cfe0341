import Files
import Rehearsal
import Testing
import TouchKit

/// JSON files of a prototype's own content.
@Suite struct ContentReaderTests {
  private let schema = ValueSchema.object([
    .required("title", .text(1...10)), .optional("sizes", .list(.integer(1...9), count: 1...3)),
  ])

  private func read(_ text: String) throws(Problem) -> Payload {
    try ContentReader.read(Array(text.utf8), path: "words.json", schema)
  }

  @Test func `What fits the schema is read in the order of the file, comments aside`() throws {
    let content = try read(
      #"""
      // The words of the first screen.
      { "sizes": [3, 1], "title": "Hello" }
      """#)
    #expect(
      content
        == .object([
          .init("sizes", .array([.number(3), .number(1)])), .init("title", .string("Hello")),
        ]))
  }

  @Test(arguments: [
    (#"{ "title": "" }"#, #"words.json:1:12: "title" of the file is empty; write something"#),
    (
      #"{ "tilte": "a" }"#,
      #"words.json:1:3: the file has no "title"; did you mean it by "tilte"?"#
    ),
    (
      #"{ "title": "a", "sizes": [12] }"#,
      #"words.json:1:27: an item of "sizes" of the file is 12; it must be 1 to 9"#
    ),
    (#"[]"#, "words.json:1:1: the file is an array; it must be an object"),
  ])
  func `What does not fit is refused with its place and the remedy`(_ text: String, _ words: String)
  {
    #expect { try read(text) } throws: { "\($0)" == words }
  }

  @Test func `What is no JSON is refused with the file's name`() {
    #expect { try read("{") } throws: { "\($0)".hasPrefix("words.json:1:") }
  }
}
