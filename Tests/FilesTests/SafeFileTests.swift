import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JSON

@Suite struct SafeFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Reading

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `A file is read whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.at("a")))
    #expect(try SafeFile.read(folder.at("a")) == bytes)
    #expect(try SafeFile.read(folder.at("a"), atMost: count) == bytes)
    guard count > 0 else { return }
    let tooLarge = problem { () throws(Problem) in
      _ = try SafeFile.read(folder.at("a"), atMost: count - 1)
    }
    #expect(tooLarge?.what == "the file has \(count) bytes")
    #expect(tooLarge?.kind == .usage)
  }

  @Test func `A file whose size the system does not know is read too`() throws {
    let text = String(decoding: try SafeFile.read("/proc/self/status"), as: UTF8.self)
    #expect(text.hasPrefix("Name:"))
    #expect(throws: Problem.self) { try SafeFile.read("/proc/self/status", atMost: 10) }
  }

  @Test func `A link is followed unless that is refused`() throws {
    try folder.put("text", at: "a")
    try folder.link("link", to: "a")
    #expect(try SafeFile.read(folder.at("link")) == Array("text".utf8))
    check("link", "this is a symbolic link; use the path of a regular file", noFollow: true)
    #expect(try SafeFile.read(folder.at("a"), noFollow: true) == Array("text".utf8))
  }

  @Test func `What is no regular file is refused without being opened`() throws {
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    try folder.link("to-pipe", to: "pipe")
    check("pipe", "this is a named pipe; use the path of a regular file")
    check("to-pipe", "this is a named pipe; use the path of a regular file")
    check(".", "this is a folder; use the path of a regular file")
    check("none", "there is no such file or folder; check the path")
    try folder.put("x", at: "file")
    check("file/inside", "a part of the path is not a folder; check the path")
    check(String(repeating: "n", count: 256), "the name is too long; use a shorter name")
    try folder.link("loop", to: "loop")
    #expect(throws: Problem.self) { try SafeFile.read(folder.at("loop")) }
    for path in ["/dev/zero", "/dev/full", "/dev/null"] {
      let found = problem { () throws(Problem) in _ = try SafeFile.read(path) }
      #expect(found?.description == "\(path): this is a device; use the path of a regular file")
    }
    #expect(throws: Problem.self) { try SafeFile.read("") }
    #expect(throws: Problem.self) { try SafeFile.read("a\0b") }
  }

  // MARK: Writing

  @Test func `A file is written whole and replaces the one before`() throws {
    try SafeFile.write(Array("one".utf8), to: folder.at("a.txt"))
    #expect(try folder.text("a.txt") == "one")
    try SafeFile.write(Array("second".utf8), to: folder.at("a.txt"))
    #expect(try folder.text("a.txt") == "second")
    try SafeFile.write([], to: folder.at("a.txt"))
    #expect(try folder.text("a.txt") == "")
    #expect(try folder.names() == ["a.txt"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.at("a.txt"))
    let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
    #expect(mode & ~0o644 == 0 && mode & 0o400 != 0)
  }

  @Test func `Nothing is written through a link`() throws {
    try folder.put("precious", at: "target")
    try folder.link("link", to: "target")
    try folder.link("dangling", to: "nowhere")
    for name in ["link", "dangling"] {
      let found = problem { () throws(Problem) in try SafeFile.write([1], to: folder.at(name)) }
      #expect(found?.what == "this is a symbolic link")
      #expect(found?.kind == .usage)
    }
    #expect(try folder.text("target") == "precious")
    #expect(try folder.names() == ["dangling", "link", "target"])
  }

  @Test func `A full device is the machine's problem and nothing is put in its place`() throws {
    let found = problem { () throws(Problem) in try SafeFile.write([1, 2], to: "/dev/full") }
    #expect(found?.kind == .machine)
    #expect(
      found?.description
        == "/dev/full: the disk has no space left for this to be written; free some space, or use another place"
    )
    var status = stat()
    #expect(lstat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    try SafeFile.write([1, 2], to: "/dev/null")
    #expect(lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `What cannot be replaced by a file is refused`() throws {
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    try folder.makeFolder("inner")
    func message(_ path: String) -> String? {
      problem { () throws(Problem) in try SafeFile.write([1], to: path) }?.description
    }
    #expect(
      message(folder.at("pipe"))?.hasSuffix(
        "this is a named pipe; use the path of a regular file") == true)
    #expect(
      message(folder.at("inner"))?.hasSuffix(
        "this is a folder; use the path of a file in the folder") == true)
    #expect(
      message(folder.at("inner/"))?.hasSuffix(
        "this is a folder; use the path of a file in the folder") == true)
    #expect(message(folder.at("none/a"))?.contains("none: there is no such file or folder") == true)
    for path in ["", "/", ".", "..", folder.at(".."), "a\0b"] {
      #expect(message(path) != nil, "\(path)")
    }
    #expect(try folder.names() == ["inner", "pipe"])
  }

  @Test func `Names that people give may hold anything but a slash`() throws {
    for name in ["Screenshot 1 é.png", "-o", String(repeating: "n", count: 255)] {
      try SafeFile.write([7], to: folder.at(name))
      #expect(try SafeFile.read(folder.at(name)) == [7])
    }
    #expect(try folder.names().count == 3)
  }

  @Test func `Errors of the system are told by who has to act`() {
    for code in [EACCES, EPERM, ENOSPC, EDQUOT, EROFS, EIO, EMFILE] {
      #expect(SystemError(code: code).problem("a", "written").kind == .machine)
    }
    for code in [ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG] {
      #expect(SystemError(code: code).problem("a", "written").kind == .usage)
    }
    #expect(
      SystemError(code: EIO).problem("a", "read").description
        == "a: this can't be read: Input/output error")
  }

  @Test func `Readers see the old content or the new one and no mixture`() throws {
    let path = folder.at("shared")
    let contents = (0..<4).map { [UInt8](repeating: UInt8($0), count: 5000 + $0) }
    try SafeFile.write(contents[0], to: path)
    let failures = SharedCounter()
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      for turn in 0..<40 {
        if worker < 4 {
          if (try? SafeFile.write(contents[worker], to: path)) == nil { failures.add() }
        } else if let found = try? SafeFile.read(path), contents.contains(found) {
          continue
        } else {
          failures.add()
        }
        _ = turn
      }
    }
    #expect(failures.count == 0)
    #expect(try folder.names() == ["shared"])
  }

  // MARK: Names

  @Test(arguments: ["a", "A-Z_0.9", "frame-0001.png", "a..b", String(repeating: "x", count: 100)])
  func `Safe names are accepted`(name: String) { #expect(isSafeName(name)) }

  @Test(arguments: [
    "", ".", "..", ".hidden", "a/b", "../a", "/a", "a b", "a\0", "a\n", "é", "a:b", "a\\b",
    "\u{202E}a", String(repeating: "x", count: 101), "ａ",
  ])
  func `Unsafe names are refused`(name: String) { #expect(!isSafeName(name)) }

  private func check(
    _ name: String, _ message: String, noFollow: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = folder.at(name)
    let found = problem { () throws(Problem) in _ = try SafeFile.read(path, noFollow: noFollow) }
    #expect(found?.description == "\(path): \(message)", sourceLocation: sourceLocation)
    #expect(found?.kind == .usage, sourceLocation: sourceLocation)
  }
}
