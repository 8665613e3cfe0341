import Files
import Fuzz
import Testing

/// The inputs that fuzzing found worth keeping (script/fuzz), and those that once failed.
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `Every kept input is read or refused as it should be`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let file = "\(name).txt"
    let text = try Folder(opening: Self.corpus).read(file)
    let inputs = try KeptInput.parse(String(decoding: text, as: UTF8.self), file: file)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(name)/\(input.name)") { try target.run(input.bytes) }
    }
  }

  @Test func `A kept input is a name and its bytes, or none`() throws {
    let inputs = try KeptInput.parse("empty -\nword QUI=", file: "a.txt")
    #expect(inputs.map(\.name) == ["empty", "word"])
    #expect(inputs.map(\.bytes) == [[], [0x41, 0x42]])
  }

  @Test(arguments: [
    "", "word", "word ", " QUI=", "word QUI", "word QU!=", "word QUI= QUI=", "word QUI=\r",
  ])
  func `A line that is no kept input is refused with its place`(line: String) {
    #expect { try KeptInput.parse("empty -\n\(line)\n", file: "a.txt") } throws: {
      "\($0)" == "a.txt:2:1: expected a name, a space and base64"
    }
  }

  /// The folder of the kept inputs, found from here.
  private static let corpus =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/fuzz/corpus"
}
