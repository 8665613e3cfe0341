import Files
import Foundation
import Testing

/// What others put beside baselines stays.
@Suite struct StrangersFilesTests {
  let project: TestProject

  init() throws {
    project = try TestProject()
    try project.run("test", "-u")
  }

  @Test func `What the manifest does not name stays through every change`() throws {
    let mine = ["photo.png", "README.md", ".hidden", "with space.tree.json", "x.png"]
    for name in mine { try project.scratch.put("mine: \(name)", at: "a.baselines/\(name)") }
    try project.link("a.baselines/link.png", to: "/nowhere")
    chmod(project.path("a.baselines/photo.png"), 0o400)
    let all = try project.contents("a.baselines")
    func check(_ words: String..., location: SourceLocation = #_sourceLocation) throws {
      let before = try project.contents("a.baselines")
      let result = try project.run(words)
      #expect(result.status == 0, "\(result.complaints)", sourceLocation: location)
      let after = try project.contents("a.baselines")
      #expect(after != before, sourceLocation: location)
      for name in mine + ["link.png"] {
        #expect(after[name] == all[name], "\(name)", sourceLocation: location)
      }
    }
    try project.write(textSize: 1.2)
    try check("test", "-u")
    try project.write(textSize: 1.3)
    try check("test", "--update=all")
    try project.write(textSize: 1.4)
    try project.run("test")
    try check("reject", "start@1x", "--reason", "no")
    try check("approve")
    for _ in 0..<5 { try check("approve", "--undo") }
    let mode = try FileManager.default.attributesOfItem(
      atPath: project.path("a.baselines/photo.png"))[.posixPermissions]
    #expect(mode as? Int == 0o400)
    #expect(
      try project.contents("a.baselines").keys.sorted() == (mine + ["link.png"]).sorted())
    #expect(try project.scratch.names() == [".drawer-proto", "a.baselines", "a.scenario.json"])
  }

  @Test func `A file in the place of a new baseline is not written over`() throws {
    try project.scratch.put("mine", at: "a.baselines/other@1x.png")
    try project.scratch.put(
      #"{ "scenario": 1, "steps": [ { "shot": "start" }, { "shot": "other" } ] }"#,
      at: "a.scenario.json")
    let before = try project.contents("a.baselines")
    for words in [["test", "-u"], ["test", "--update=all"], ["approve"]] {
      if words == ["approve"] { try project.run("test") }
      let result = try project.run(words)
      #expect(result.status == 2 && result.lines.count == 1)
      #expect(
        result.complaints.hasPrefix("a.baselines/other@1x.png: this file would be replaced"))
      #expect(try project.contents("a.baselines") == before)
    }
  }

  @Test func `A folder among baselines is named, and nothing is changed`() throws {
    try project.makeFolder("a.baselines/more")
    try project.write(textSize: 1.2)
    let before = try project.contents("a.baselines")
    let result = try project.run("test", "-u")
    #expect(result.status == 2 && result.lines.count == 1)
    #expect(
      result.complaints.hasPrefix(
        "a.baselines: the folder holds a folder that this program did not make: \"more\""))
    #expect(try project.contents("a.baselines") == before)
  }

  @Test func `A manifest names no file outside its folder`() throws {
    let path = project.path("a.baselines/manifest.json")
    let text = String(decoding: try SafeFile.read(path), as: UTF8.self)
    for name in ["../start", "/start", ".start", "a b"] {
      try SafeFile.write(
        Array(text.replacing("\"start@1x\"", with: "\"\(name)\"").utf8), to: path)
      let result = try project.run("test", "-u")
      #expect(result.status == 2 && result.text.contains("a.baselines/manifest.json:"))
      #expect(result.text.contains("can't be the name of a picture"))
    }
  }

  @Test func `A link to a folder is named as such`() throws {
    try project.makeFolder("real")
    try project.write(to: "real/b.scenario.json")
    try project.link("link", to: "real")
    let result = try project.run("test", "link")
    #expect(result.status == 2)
    #expect(
      result.lines == [
        "link: this is a symbolic link to a folder, and links are not followed; use the path of its target"
      ])
    #expect(try project.run("test", "link/").lines.first?.contains("symbolic link") == true)
  }

  @Test func `JUnit's report spells out what the others do`() throws {
    try project.write(
      #""skip": "a\u061cb\u200bc\u2060d\u2065e\ufefff\ufff9g\ufffbh\udb40\udc41i", "#)
    let report = try project.run("test", "--reporter", "junit")
    #expect(report.status == 0)
    #expect(
      report.text.contains(
        #"<skipped message="a\u{61C}b\u{200B}c\u{2060}d\u{2065}e\u{FEFF}f\u{FFF9}g\u{FFFB}h\u{E0041}i"/>"#
      ), "\(report.text)")
  }
}
