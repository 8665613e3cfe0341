import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JSON

@Suite struct SequenceWriterTests {
  let temporary: TemporaryFolder
  let isFrame = { (name: String) in name.hasPrefix("frame-") }

  init() throws { temporary = try TemporaryFolder() }

  @Test func `The folder appears whole at the end`() throws {
    let writer = try SequenceWriter(temporary.at("a/shots/"), mayReplace: isFrame)
    try writer.write([1], to: "frame-1.png")
    try writer.write([2], to: "frame-2.png")
    #expect(try temporary.names("a").allSatisfy { $0.hasPrefix("shots.partial-") })
    try writer.finish()
    #expect(try temporary.names("a") == ["shots"])
    #expect(try temporary.names("a/shots") == ["frame-1.png", "frame-2.png"])
    #expect(try SafeFile.read(temporary.at("a/shots/frame-2.png")) == [2])
  }

  @Test func `An earlier sequence is replaced whole`() throws {
    try write(["frame-1", "frame-2", "frame-3"])
    try write(["frame-1"])
    #expect(try temporary.names("shots") == ["frame-1"])
    #expect(try temporary.names() == ["shots"])
    try write([])
    #expect(try temporary.names("shots") == [])
    try write(["frame-9"])
    #expect(try temporary.names("shots") == ["frame-9"])
  }

  @Test func `A sequence that is not finished leaves nothing`() throws {
    try write(["frame-1"])
    do {
      let writer = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
      try writer.write([7], to: "frame-2")
      #expect(try temporary.names().count == 2)
    }
    #expect(try temporary.names() == ["shots"])
    #expect(try temporary.names("shots") == ["frame-1"])
  }

  @Test func `A folder with a person's files is never replaced`() throws {
    try temporary.makeFolder("shots")
    try temporary.put("mine", at: "shots/thesis.txt")
    let alone = problem { () throws(Problem) in try write(["frame-1"]) }
    #expect(alone?.what == "the folder would be replaced, but it holds \"thesis.txt\"")
    try temporary.put("frame", at: "shots/frame-1")
    let found = problem { () throws(Problem) in try write(["frame-1"]) }
    #expect(
      found?.description.hasSuffix(
        "the folder would be replaced, but it holds \"thesis.txt\" (2 entries in all); "
          + "use another folder, or empty this one") == true)
    try temporary.makeFolder("other/frame-folder")
    #expect(throws: Problem.self) {
      try SequenceWriter(temporary.at("other"), mayReplace: isFrame)
    }
    #expect(try temporary.text("shots/thesis.txt") == "mine")
    #expect(try temporary.names() == ["other", "shots"])
  }

  @Test func `A file that a person adds meanwhile is not lost`() throws {
    try write(["frame-1"])
    let writer = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
    try writer.write([2], to: "frame-2")
    try temporary.put("mine", at: "shots/notes.txt")
    #expect(throws: Problem.self) { try writer.finish() }
    #expect(try temporary.names("shots") == ["frame-1", "notes.txt"])
  }

  @Test func `A link or a file in the folder's place is refused`() throws {
    try temporary.makeFolder("real")
    try temporary.link("link", to: "real")
    try temporary.put("x", at: "file")
    for path in ["link", "link/", "file"] {
      #expect(throws: Problem.self) {
        try SequenceWriter(temporary.at(path), mayReplace: { _ in true })
      }
    }
    for path in ["", "/", ".", "..", temporary.at("..")] {
      #expect(throws: Problem.self) { try SequenceWriter(path, mayReplace: { _ in true }) }
    }
    #expect(try temporary.names() == ["file", "link", "real"])
  }

  @Test func `Names inside are safe ones and given once`() throws {
    let writer = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
    for name in ["../a", ".a", "a/b", ""] {
      #expect(throws: Problem.self) { try writer.write([1], to: name) }
    }
    try writer.write([1], to: "a")
    let found = problem { () throws(Problem) in try writer.write([2], to: "a") }
    #expect(
      found?.description.hasSuffix(
        "shots/a: this file name is used twice; use another name") == true)
  }

  @Test func `Two runs into one folder leave one of the two whole`() throws {
    let one = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
    let two = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
    try one.write([1], to: "frame-1")
    try two.write([2], to: "frame-2")
    try one.finish()
    try two.finish()
    #expect(try temporary.names() == ["shots"])
    #expect(try temporary.names("shots") == ["frame-2"])
  }

  private func write(_ names: [String]) throws(Problem) {
    let writer = try SequenceWriter(temporary.at("shots"), mayReplace: isFrame)
    for name in names { try writer.write([1], to: name) }
    try writer.finish()
  }
}
