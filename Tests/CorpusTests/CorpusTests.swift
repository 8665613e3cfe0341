import Files
import Fuzz
import Testing

/// The inputs that fuzzing found worth keeping (script/fuzz), and those that once failed.
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `Every kept input is read or refused as it should be`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let folder = try Folder(opening: "\(CorpusTests.corpus)/\(name)")
    let files = try folder.names()
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try folder.read(file)
      #expect(throws: Never.self, "\(name)/\(file)") { try target.run(bytes) }
    }
  }

  /// The folder of the kept inputs, found from here.
  private static let corpus =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/fuzz/corpus"
}
