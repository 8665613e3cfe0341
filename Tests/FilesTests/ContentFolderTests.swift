import Files
import Foundation
import JSON
import TestSupport
import Testing

/// A folder of content that stands in for what is built in.
@Suite struct ContentFolderTests {
  private static let builtIn = [
    ContentFile("words.json", path: "resources/content/words.json", bytes: Array("{}".utf8)),
    ContentFile("pictures/leaf.png", path: "resources/content/pictures/leaf.png", bytes: [1, 2]),
  ]

  private static func read(_ folder: String) throws(Problem) -> ContentFolder.Reading {
    try ContentFolder(folder, for: builtIn).read()
  }

  private static func refusal(_ folder: String) -> String {
    do throws(Problem) {
      return "\(try read(folder))"
    } catch {
      return error.description
    }
  }

  @Test func `Files of the folder take the places of those of their names`() throws {
    let folder = try TemporaryFolder()
    try folder.put("{ \"a\": 1 }", at: "words.json")
    try folder.put("not asked for", at: "other.json")
    let reading = try ContentFolderTests.read(folder.path + "/")
    #expect(reading.names == ["words.json"])
    #expect(reading.content.files[0].path == "\(folder.path)/words.json")
    #expect(reading.content.files[1] == ContentFolderTests.builtIn[1])
    try folder.makeFolder("pictures")
    try folder.put("picture", at: "pictures/leaf.png")
    #expect(try ContentFolderTests.read(folder.path).names == ["words.json", "pictures/leaf.png"])
  }

  @Test func `A folder that is none, or has nothing of the content, is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "file")
    #expect(
      ContentFolderTests.refusal(folder.path + "/none").hasSuffix(
        "/none: this is not a folder; use the path of a folder with content files"))
    #expect(ContentFolderTests.refusal(folder.path + "/file").contains("is not a folder"))
    #expect(
      ContentFolderTests.refusal(folder.path).hasSuffix(
        "has no content file; known: \"words.json\", \"pictures/leaf.png\""))
  }

  @Test func `Nothing leads out of the folder, and only files of a fit size are read`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try folder.link("words.json", to: "/etc/hostname")
    #expect(ContentFolderTests.refusal(folder.path).contains("words.json: this is a symbolic link"))
    try manager.removeItem(atPath: folder.path + "/words.json")
    try folder.link("pictures", to: "/usr/share")
    #expect(ContentFolderTests.refusal(folder.path).contains("pictures: this is a symbolic link"))
    try manager.removeItem(atPath: folder.path + "/pictures")
    #expect(mkfifo(folder.path + "/words.json", 0o600) == 0)
    #expect(ContentFolderTests.refusal(folder.path).contains("words.json: this is a named pipe"))
    try manager.removeItem(atPath: folder.path + "/words.json")
    try folder.put("", at: "words.json")
    #expect(truncate(folder.path + "/words.json", 100 << 20) == 0)
    #expect(ContentFolderTests.refusal(folder.path).contains("the file has 104857600 bytes"))
  }

  @Test func `A program can't name a file outside of its folder`() throws {
    let folder = try TemporaryFolder()
    for name in ["../words.json", "/etc/hostname", "a//b", ".hidden", ""] {
      let outside = ContentFolder(folder.path, for: [ContentFile(name, path: name, bytes: [])])
      #expect(throws: Problem.self) { try outside.read() }
    }
  }

  @Test func `What is wrong in a file is told with its place`() throws {
    let folder = try TemporaryFolder()
    try folder.put("{\n  \"a\": tru }", at: "words.json")
    let content = try ContentFolderTests.read(folder.path).content
    func place(_ name: String) -> String {
      do throws(Problem) {
        return try content.read(name) { (value) throws(Problem) in try value.string("a word") }
      } catch {
        return error.description
      }
    }
    #expect(place("words.json").hasPrefix("\(folder.path)/words.json:2:8: "))
    #expect(
      place("wrods.json")
        == "there is no content file \"wrods.json\"; did you mean \"words.json\"?")
    try folder.put("// A word.\n\"a\"", at: "words.json")
    let commented = try ContentFolderTests.read(folder.path).content
    #expect(
      try commented.read("words.json") { (value) throws(Problem) in try value.string("a word") }
        == "a")
    try folder.put([0x7B, 0xFF, 0x7D], at: "words.json")
    let wrong = try ContentFolderTests.read(folder.path).content
    #expect(throws: Problem.self) {
      try wrong.read("words.json") { (value) throws(Problem) in try value.string("a word") }
    }
  }
}
