import Foundation
import TestSupport
import Testing

/// `--content`: the phone with words from a folder.
@Suite struct ContentTests {
  private static let subject = "Keys for the workshop"

  /// A copy of the phone's own content with other words in it.
  private static func folder(_ words: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["inbox.json", "tour.json"] {
      let text = try String(contentsOfFile: Program.resource("content/\(name)"), encoding: .utf8)
      try folder.put(text.replacingOccurrences(of: subject, with: words), at: name)
    }
    return folder
  }

  private static func picture(_ options: [String]) throws -> [UInt8] {
    let result = try Program.run(
      ["capture", Program.drawer, "--at", "0", "-o", "-"] + options)
    #expect(result.status == 0 && result.lines == [])
    return result.output
  }

  @Test func `Words of a folder are on the phone, and the built-in ones are the same from there`()
    throws
  {
    let usual = try ContentTests.picture([])
    #expect(try ContentTests.picture(["--content", Program.resource("content")]) == usual)
    let folder = try ContentTests.folder("Words of a designer")
    #expect(try ContentTests.picture(["--content", folder.path]) != usual)
    // One of the files may be there alone.
    try FileManager.default.removeItem(atPath: folder.at("tour.json"))
    let tree = try Program.run(
      ["inspect", Program.drawer, "--at", "0", "--content=\(folder.path)"])
    #expect(tree.text.contains("Words of a designer") && !tree.text.contains(ContentTests.subject))
  }

  @Test(arguments: ["check", "capture", "inspect", "trace", "test"])
  func `What is wrong with content is one message with its place`(_ command: String) throws {
    let folder = try ContentTests.folder("\" and so on")
    var words = [command, Program.drawer, "--content", folder.path]
    if command == "capture" { words += ["-o", folder.at("a.png")] }
    let result = try Program.run(words, folder: folder.path)
    #expect(result.status == 2)
    #expect(result.lines.count == 1)
    #expect(result.lines[0].hasPrefix("\(folder.path)/inbox.json:5:"))
    #expect(result.output.isEmpty)
    #expect(try folder.names() == ["inbox.json", "tour.json"])
  }

  @Test func `Check reads a folder of content without a file beside it`() throws {
    let folder = try ContentTests.folder("Fine")
    let result = try Program.run(["check", "--content", folder.path])
    #expect(result.status == 0)
    #expect(result.text == "\(folder.path): content of the phone\n")
    let none = try Program.run(["check"])
    #expect(none.status == 2 && none.lines.count == 1)
  }

  @Test func `Baselines are not recorded with other content than the program's`() throws {
    let folder = try ContentTests.folder("Other")
    let project = try TestProject()
    let result = try project.run("test", "--update", "--content", folder.path)
    #expect(result.status == 2)
    #expect(result.lines.first?.contains("--content can't be used together with --update") == true)
  }
}
