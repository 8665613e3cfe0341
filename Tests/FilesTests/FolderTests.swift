import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JSON

@Suite struct FolderTests {
  let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test func `A folder is made with those above it and holds what is written`() throws {
    let folder = try Folder(creating: temporary.at("a/b//c/"))
    try folder.write([1, 2], to: "x.png")
    try folder.write([3], to: "x.png")
    #expect(try folder.read("x.png") == [3])
    #expect(try folder.kind(of: "x.png") == .file)
    #expect(try folder.kind(of: "y") == nil)
    let inner = try folder.makeFolder("inner")
    try inner.write([4], to: "z")
    #expect(try folder.folder("inner").read("z") == [4])
    #expect(try folder.names() == ["inner", "x.png"])
    try folder.remove("x.png")
    try folder.remove("x.png")
    #expect(try folder.names() == ["inner"])
    #expect(try Folder(creating: temporary.at("a/b/c")).names() == ["inner"])
    #expect(try Folder(opening: temporary.at("a")).names() == ["b"])
  }

  @Test func `No name reaches outside`() throws {
    let folder = try Folder(creating: temporary.at("out"))
    for name in ["../escaped", "..", ".", "/etc/passwd", "a/b", "", "a\0b", ".hidden"] {
      #expect(throws: Problem.self, "\(name)") { try folder.write([1], to: name) }
      #expect(throws: Problem.self, "\(name)") { try folder.read(name) }
      #expect(throws: Problem.self, "\(name)") { try folder.remove(name) }
      #expect(throws: Problem.self, "\(name)") { try folder.makeFolder(name) }
      #expect(throws: Problem.self, "\(name)") { try folder.kind(of: name) }
    }
    #expect(try temporary.names() == ["out"])
    let found = problem { () throws(Problem) in try folder.write([1], to: "../a\n") }
    #expect(
      found?.description.hasSuffix(
        "\"../a\\n\" can't be the name of a file; "
          + "use 1 to 200 characters of A-Z a-z 0-9 . _ - @, and no dot at the start") == true)
  }

  @Test func `No link inside is followed`() throws {
    let folder = try Folder(creating: temporary.at("out"))
    try temporary.put("precious", at: "precious")
    try temporary.makeFolder("elsewhere")
    try temporary.link("out/file", to: "../precious")
    try temporary.link("out/folder", to: "../elsewhere")
    #expect(try folder.kind(of: "file") == .link)
    #expect(throws: Problem.self) { try folder.write([1], to: "file") }
    #expect(throws: Problem.self) { try folder.read("file") }
    #expect(throws: Problem.self) { try folder.makeFolder("folder") }
    let found = problem { () throws(Problem) in _ = try folder.folder("folder") }
    #expect(found?.what == "this is a symbolic link")
    try folder.remove("file")
    #expect(try temporary.text("precious") == "precious")
    #expect(try temporary.names("elsewhere") == [])
  }

  @Test func `The folder itself is not reached through a link to write`() throws {
    try temporary.makeFolder("real")
    try temporary.link("link", to: "real")
    for path in ["link", "link/"] {
      let found = problem { () throws(Problem) in _ = try Folder(creating: temporary.at(path)) }
      #expect(found?.what == "this is a symbolic link")
      #expect(throws: Problem.self) { try Folder(opening: temporary.at(path)) }
      #expect(try Folder(opening: temporary.at(path), followingLink: true).names() == [])
    }
    try temporary.put("x", at: "file")
    #expect(throws: Problem.self) { try Folder(creating: temporary.at("file")) }
    #expect(throws: Problem.self) { try Folder(creating: temporary.at("file/inner")) }
    #expect(throws: Problem.self) { try Folder(opening: temporary.at("none")) }
    #expect(throws: Problem.self) { try Folder(opening: "") }
  }

  @Test func `It stays the same folder when a link is put in its place`() throws {
    let folder = try Folder(creating: temporary.at("out"))
    try temporary.makeFolder("trap")
    try FileManager.default.moveItem(atPath: temporary.at("out"), toPath: temporary.at("moved"))
    try temporary.link("out", to: "trap")
    try folder.write([1], to: "x")
    #expect(try temporary.names("moved") == ["x"])
    #expect(try temporary.names("trap") == [])
  }

  @Test func `Names are sorted by their bytes`() throws {
    let folder = try Folder(creating: temporary.at("out"))
    for name in ["b", "B", "a10", "a9", "_", "-"] { try folder.write([], to: name) }
    try temporary.put("", at: "out/é f")
    #expect(try folder.names() == ["-", "B", "_", "a10", "a9", "b", "é f"])
  }

  @Test func `Only what writers leave behind has a partial's name`() {
    for name in ["a.partial-1-0", "a.b.partial-123-45", "a.partial-1-0.partial-2-3"] {
      #expect(Partials.isPartial(name), "\(name)")
    }
    for name in [
      "a", "a.partial-", "a.partial-1", "a.partial-1-", "a.partial--1", ".partial-1-0",
      "partial-1-0",
      "a.partial-1-0.png", "a.partial-x-0", "a.partial-1-0x", "", "1-0", "-0",
    ] {
      #expect(!Partials.isPartial(name), "\(name)")
    }
    #expect(Partials.isPartial("a.b.partial-1-0", of: "a.b"))
    #expect(!Partials.isPartial("a.b.partial-1-0", of: "a"))
  }

  @Test func `What dead writers left is swept, what living ones write is not`() throws {
    let folder = try Folder(creating: temporary.at("out"))
    let number = try Descriptor(temporary.at("out"), O_RDONLY)
    let living = try Partials.makeFile(for: "x", in: number.number)
    for name in ["x.partial-1-0", "y.partial-99999-7", "notes.partial", "z"] {
      try temporary.put("left", at: "out/\(name)")
    }
    try temporary.makeFolder("out/s.partial-1-0")
    try temporary.put("left", at: "out/s.partial-1-0/frame.png")
    try temporary.makeFolder("out/deep.partial-1-0/inner")
    try temporary.link("out/l.partial-1-0", to: "z")
    _ = try Folder(creating: temporary.at("out"))
    #expect(
      try folder.names()
        == ["deep.partial-1-0", "l.partial-1-0", "notes.partial", living.name, "z"].sorted())
  }
}
