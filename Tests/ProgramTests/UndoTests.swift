import Files
import Foundation
import TestSupport
import Testing

/// What `--undo` does, and what an undo step that a checkout brought along can't have it do.
@Suite struct UndoTests {
  let project: TestProject

  init() throws { project = try TestProject() }

  /// Lays an undo step as a stranger may have written it, in one line.
  private func lay(_ folders: String...) throws {
    try project.makeFolder(".drawer-proto/undo/1")
    try project.scratch.put("owned", at: ".drawer-proto/undo/1/0.kept")
    try project.scratch.put(
      #"{"undo":1,"what":"approve","folders":[\#(folders.joined(separator: ","))]}"#,
      at: ".drawer-proto/undo/1/undo.json")
  }

  private func folder(
    _ path: String, file: String = "start@1x.png", wasThere: Bool = true, after: String = ""
  ) -> String {
    let files = wasThere ? "{\"\(file)\":0}" : "{}"
    return
      #"{"path":"\#(path)","wasThere":\#(wasThere),"before":"","after":"\#(after)","files":\#(files)}"#
  }

  /// The folder of baselines as this step has to find it.
  private func present() throws -> String {
    try project.run("test", "-u")
    try FileManager.default.removeItem(atPath: project.path(".drawer-proto/undo"))
    return SHA256.hex(of: try SafeFile.read(project.path("a.baselines/manifest.json")))
  }

  private func checkRefusal(
    _ reason: String, victim: TemporaryFolder? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try project.contents("a.baselines")
    let stolen = try victim.map { try TestProject.contents(of: $0.path) }
    for words in [["approve", "--undo"], ["reject", "--undo"], ["approve", "--undo", "-n"]] {
      let result = try project.run(words)
      #expect(result.status == 2, sourceLocation: location)
      #expect(result.lines.count == 1 && result.output.isEmpty, sourceLocation: location)
      #expect(
        result.complaints.hasPrefix(".drawer-proto/undo/1/undo.json:1:"), sourceLocation: location)
      #expect(result.complaints.contains(reason), "\(result.complaints)", sourceLocation: location)
    }
    #expect(try project.contents("a.baselines") == before, sourceLocation: location)
    #expect(
      try victim.map { try TestProject.contents(of: $0.path) } == stolen, sourceLocation: location
    )
  }

  @Test func `A step for a folder of baselines in the project is undone`() throws {
    try lay(folder("a.baselines", after: try present()))
    #expect(try project.run("approve", "--undo").status == 0)
    #expect(try project.contents("a.baselines") == ["start@1x.png": Array("owned".utf8)])
  }

  @Test func `No step leads out of the project`() throws {
    let after = try present()
    let victim = try TemporaryFolder()
    let name = victim.path.split(separator: "/").last ?? ""
    for path in [
      "../\(name)", "../\(name)/x.baselines", victim.path, "\(victim.path)/x.baselines",
      "sub/../../\(name)/x.baselines", "\(project.folder)/../\(name)/x.baselines", "..", "/",
    ] {
      for wasThere in [true, false] {
        try victim.put("mine", at: "holiday.png")
        try lay(folder("a.baselines", after: after), folder(path, wasThere: wasThere, after: after))
        try checkRefusal("is outside this folder", victim: victim)
      }
    }
  }

  @Test func `No step reaches a folder through a link`() throws {
    let after = try present()
    let victim = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: victim.at("x.baselines"), withIntermediateDirectories: false)
    try project.link("link", to: victim.path)
    try project.link("l.baselines", to: victim.at("x.baselines"))
    for path in ["link/x.baselines", "\(project.folder)/link/x.baselines", "l.baselines"] {
      for wasThere in [true, false] {
        try lay(folder("a.baselines", after: after), folder(path, wasThere: wasThere))
        try checkRefusal("is a symbolic link", victim: victim)
        #expect(try TestProject.contents(of: victim.at("x.baselines")).isEmpty)
      }
    }
  }

  @Test func `No step brings back files in other folders, nor files of other names`() throws {
    let after = try present()
    for path in ["notes", ".git/hooks", "a.baselines/inner", ".baselines", "a.scenario.json"] {
      try lay(folder("a.baselines", after: after), folder(path, after: after))
      try checkRefusal("is not a folder of baselines")
    }
    for file in [
      "evil.desktop", "../x.png", "/x.png", "a/b.png", ".hidden.png", "..", "", ".png", "x.png.exe",
      "manifest.json.bak",
    ] {
      try lay(folder("a.baselines", file: file, after: after))
      try checkRefusal("a folder of baselines can't have the file")
    }
  }

  @Test func `A folder of pictures without a manifest is nobody's to remove`() throws {
    try project.makeFolder("photos.baselines")
    try project.scratch.put("mine", at: "photos.baselines/holiday.png")
    try lay(folder("photos.baselines", wasThere: false))
    #expect(try project.run("approve", "--undo").status == 0)
    #expect(try project.contents("photos.baselines").keys.sorted() == ["holiday.png"])
    try lay(
      #"{"path":"photos.baselines","wasThere":false,"before":"x","after":"","files":{}}"#)
    #expect(try project.run("approve", "--undo").status == 2)
    #expect(try project.contents("photos.baselines").keys.sorted() == ["holiday.png"])
  }

  @Test func `Undoing lists files first, and a dry run does no more`() throws {
    try project.run("test", "-u")
    let first = try project.contents("a.baselines")
    try project.scratch.put(
      #"{ "scenario": 1, "steps": [ { "shot": "other" } ] }"#, at: "a.scenario.json")
    try project.run("test", "--update=all")
    let second = try project.contents("a.baselines")
    let list = """
      undo: a.baselines/manifest.json changes
      undo: a.baselines/other@1x.png is removed
      undo: a.baselines/other@1x.tree.json is removed
      undo: a.baselines/start@1x.png is restored
      undo: a.baselines/start@1x.tree.json is restored

      """
    let dry = try project.run("approve", "--undo", "--dry-run")
    #expect(dry.status == 0 && dry.text == list)
    #expect(try project.contents("a.baselines") == second)
    let undone = try project.run("approve", "--undo")
    #expect(undone.text == list + "undone: test --update=all\n  a.baselines\n")
    #expect(try project.contents("a.baselines") == first)
    try project.run("approve", "--undo")
    #expect(try project.scratch.names() == [".drawer-proto", "a.scenario.json"])
  }

  @Test func `Baselines in a folder below, and those named from the root, are brought back`()
    throws
  {
    try project.makeFolder("sub/deep")
    try project.write(to: "sub/deep/b.scenario.json")
    for path in ["sub/deep", project.path("sub/deep/b.scenario.json")] {
      let recorded = try project.run("test", "-u", path)
      #expect(recorded.status == 0 && recorded.text == "1 recorded\n")
      #expect(try project.run("approve", "--undo").text.hasSuffix("\n  sub/deep/b.baselines\n"))
      #expect(try project.contents("sub/deep").keys.sorted() == ["b.scenario.json"])
    }
  }

  @Test func `Baselines outside of the folder are recorded, and that they stay is said`() throws {
    let other = try TestProject()
    let recorded = try project.run("test", "-u", other.path("a.scenario.json"))
    #expect(recorded.status == 0)
    #expect(recorded.text.contains("is outside this folder: \"drawer-proto approve --undo\""))
    #expect(try project.run("approve", "--undo").status == 5)
    #expect(try other.contents("a.baselines").count == 3)
  }

  @Test func `After a failure among several folders it is said which are new`() throws {
    try project.run("test", "-u")
    let first = try project.contents("a.baselines")
    try project.write(textSize: 1.2)
    try project.write(#""device": "modern", "scales": [3], "#, to: "b.scenario.json")
    try project.run("test")
    let most = try project.contents("a.baselines").values.map(\.count).max() ?? 0
    let limit = most / 1024 + 8
    let large = try project.contents(".drawer-proto/last").map {
      $0.key.contains("@3x") ? $0.value.count : 0
    }
    try #require((large.max() ?? 0) / 1024 > 2 * limit)
    let failed = try Program.run(
      "/bin/bash",
      ["-c", "trap '' XFSZ; ulimit -f \(limit); exec \"$@\"", "bash", Program.path, "approve"],
      environment: ["XDG_STATE_HOME": project.home.path], folder: project.folder)
    #expect(failed.status == 3 && failed.lines.count == 1)
    #expect(
      failed.complaints.hasSuffix(
        "; changed: a.baselines; unchanged: b.baselines; \"drawer-proto approve --undo\" undoes the whole change\n"
      ), "\(failed.complaints)")
    #expect(try project.contents("a.baselines") != first)
    #expect(try project.run("approve", "--undo").status == 0)
    #expect(try project.contents("a.baselines") == first)
    #expect(try !project.scratch.names().contains("b.baselines"))
  }
}
