import Files
import Foundation
import TestSupport
import Testing

/// Where outputs may go, and what they leave as it was.
@Suite struct OutputPathTests {
  let scratch: TemporaryFolder
  let elsewhere: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    elsewhere = try TemporaryFolder()
    try scratch.put(
      #"{ "scenario": 1, "steps": [ { "shot": "start" }, { "wait": 100 } ] }"#, at: "a.json")
    try SafeFile.write(
      PNG.encode(PixelBuffer(width: 4, height: 2)), to: scratch.at("a.png"))
  }

  private func run(
    _ words: [String], environment: [String: String] = [:], in folder: String? = nil
  ) throws -> Program.Result {
    try Program.run(words, environment: environment, folder: folder ?? scratch.path)
  }

  private func link(_ path: String, to target: String, owner: uid_t? = nil) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    if let owner { try #require(lchown(path, owner, owner) == 0) }
  }

  @Test func `Nothing is written through a folder that is a link`() throws {
    try link(scratch.at("sub"), to: elsewhere.path)
    try FileManager.default.createDirectory(
      atPath: scratch.at("real"), withIntermediateDirectories: false)
    try link(scratch.at("real/inner"), to: elsewhere.path)
    for place in ["sub", "./sub", "real/../sub", "\(scratch.path)/sub", "real/inner"] {
      for words in [
        ["capture", "a.json", "-o", "\(place)/y.png"],
        ["capture", "a.json", "--every", "50", "-o", "\(place)/frames"],
        ["capture", "a.json", "--every", "50", "-o", "\(place)/deep/frames"],
        ["capture", "a.json", "--every", "50", "--format", "apng", "-o", "\(place)/y.png"],
        ["capture", "a.json", "--every", "50", "--sheet", "-o", "\(place)/y.png"],
        ["capture", "a.json", "--shots", "-o", "\(place)/shots"],
        ["trace", "a.json", "-o", "\(place)/y.csv"],
        ["diff", "a.png", "a.png", "-o", "\(place)/y.png"],
      ] {
        let result = try run(words)
        #expect(result.status == 2 && result.lines.count == 1, "\(words)")
        #expect(
          result.complaints.contains("\" is a symbolic link; use the path of its target"),
          "\(result.complaints)")
        #expect(result.complaints.contains(place.hasSuffix("inner") ? "real/inner\"" : "sub\""))
        #expect(try elsewhere.names().isEmpty, "\(words)")
      }
    }
  }

  @Test func `A report does not go through a linked folder, and no run leaves its results in one`()
    throws
  {
    let project = try TestProject()
    try project.run("test")
    try project.link("sub", to: elsewhere.path)
    #expect(try project.run("report", "-o", "sub/r.html").status == 2)
    try FileManager.default.removeItem(atPath: project.path(".drawer-proto"))
    try project.link(".drawer-proto", to: elsewhere.path)
    for words in [["test"], ["test", "-u"]] {
      let result = try project.run(words)
      #expect(result.status == 2 && result.lines.count == 1)
    }
    #expect(try elsewhere.names().isEmpty)
    #expect(try !project.scratch.names().contains("a.baselines"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give links to others"))
  func `On a path from the root the system's links are followed, and nobody else's`() throws {
    let outside = try TemporaryFolder()
    try link(outside.at("system"), to: elsewhere.path, owner: 0)
    try link(outside.at("twice"), to: "system", owner: 0)
    try link(outside.at("anybodys"), to: elsewhere.path, owner: 65534)
    try link(outside.at("mixed"), to: "anybodys", owner: 0)
    for name in ["system", "twice"] {
      #expect(try run(["capture", "a.json", "-o", "\(outside.at(name))/y.png"]).status == 0)
      #expect(try elsewhere.names() == ["y.png"])
      try FileManager.default.removeItem(atPath: elsewhere.at("y.png"))
    }
    for name in ["anybodys", "mixed"] {
      let result = try run(["capture", "a.json", "-o", "\(outside.at(name))/y.png"])
      #expect(result.status == 2 && result.complaints.contains("anybodys\" is a symbolic link"))
    }
    #expect(try elsewhere.names().isEmpty)
  }

  @Test func `The working folder may be called by the name of a link`() throws {
    let outside = try TemporaryFolder()
    let name = outside.at("project")
    try link(name, to: scratch.path, owner: geteuid() == 0 ? 65534 : nil)
    let shell = ["PWD": name]
    #expect(
      try run(["capture", "a.json", "-o", "\(name)/y.png"], environment: shell).status == 0)
    #expect(try scratch.names().contains("y.png"))
    // The name is good for nothing else.
    try link(scratch.at("sub"), to: elsewhere.path)
    let words = ["capture", "a.json", "-o", "\(name)/sub/y.png"]
    #expect(try run(words, environment: shell).status == 2)
    #expect(try elsewhere.names().isEmpty)
  }

  // MARK: Modes

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(scratch.at(name), &status) == 0)
    return status.st_mode & 0o7777
  }

  @Test(arguments: [
    (0o600, 0o600), (0o640, 0o640), (0o444, 0o444), (0o755, 0o755), (0o4755, 0o755),
  ])
  func `A file that is replaced keeps its mode`(_ old: mode_t, _ new: mode_t) throws {
    try scratch.put("old", at: "y.png")
    chmod(scratch.at("y.png"), old)
    #expect(try run(["capture", "a.json", "-o", "y.png"]).status == 0)
    #expect(try SafeFile.read(scratch.at("y.png")) != Array("old".utf8))
    #expect(try mode("y.png") == new)
  }

  @Test func `A folder that is replaced keeps its mode and those of its files`() throws {
    let words = ["capture", "a.json", "--every", "50", "-o", "frames"]
    #expect(try run(words).status == 0)
    #expect(try mode("frames") == 0o755 && mode("frames/frame-00000.png") == 0o644)
    chmod(scratch.at("frames"), 0o700)
    chmod(scratch.at("frames/frame-00000.png"), 0o600)
    #expect(try run(words).status == 0)
    #expect(try mode("frames") == 0o700)
    #expect(try mode("frames/frame-00000.png") == 0o600)
    #expect(try mode("frames/frame-00001.png") == 0o644)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files to others"))
  func `A file that is replaced keeps its owner where the system lets it`() throws {
    try scratch.put("old", at: "y.png")
    try #require(chown(scratch.at("y.png"), 65534, 65533) == 0)
    #expect(try run(["capture", "a.json", "-o", "y.png"]).status == 0)
    var status = stat()
    try #require(lstat(scratch.at("y.png"), &status) == 0)
    #expect(status.st_uid == 65534 && status.st_gid == 65533)
  }
}
