import Files
import Foundation
import TestSupport
import Testing

/// Changes of several folders of baselines that are interrupted, and file systems that lack something.
@Suite struct FolderFaultsLong {
  let project: TestProject
  let tools: TemporaryFolder
  let library: String

  init() throws {
    project = try TestProject()
    tools = try TemporaryFolder()
    library = try faultLibrary(in: tools)
  }

  /// Both folders of baselines.
  private func contents() throws -> [[String: [UInt8]]] {
    try ["a.baselines", "b.baselines"].map(project.contents)
  }

  private func words(_ done: String, _ left: String, _ remedy: String) -> [String] {
    [
      "interrupted; \(done): a.baselines; \(left): b.baselines; \"drawer-proto approve --undo\" \(remedy)"
    ]
  }

  @Test func `Whoever interrupts a change of two folders is told which is new`() throws {
    try project.write(to: "b.scenario.json")
    try project.run("test", "-u")
    let old = try contents()
    try project.write(textSize: 1.2)
    try project.write(textSize: 1.2, to: "b.scenario.json")
    try project.run("test")
    var halves = 0
    for number in 1...100 {
      let faults = ["LD_PRELOAD": library, "FAULT_AT": "\(number)", "FAULT_SIGNAL": "\(SIGINT)"]
      let result = try project.run(["approve"], environment: faults)
      let now = try contents()
      if result.status == 0 {
        #expect(zip(now, old).allSatisfy { $0 != $1 })
        break
      }
      #expect(result.status == 130 && now[1] == old[1], "call \(number)")
      if now == old {
        #expect(result.lines == ["interrupted; no folder was changed"])
        // Nothing is left of it to be undone.
        #expect(try project.contents(".drawer-proto/undo").keys.sorted() == ["1"])
      } else {
        halves += 1
        #expect(result.lines == words("changed", "unchanged", "undoes the whole change"))
        #expect(try project.run("approve", "--undo").status == 0)
        #expect(try contents() == old)
      }
    }
    #expect(halves > 0)
    try checkUndo(old)
  }

  /// Undoing that is interrupted goes on the next time.
  private func checkUndo(_ old: [[String: [UInt8]]]) throws {
    var halves = 0
    for number in 1...100 {
      try project.run("test")
      try project.run("approve")
      let faults = ["LD_PRELOAD": library, "FAULT_AT": "\(number)", "FAULT_SIGNAL": "\(SIGINT)"]
      let result = try project.run(["approve", "--undo"], environment: faults)
      let now = try contents()
      if result.status == 0 {
        #expect(now == old)
        break
      }
      #expect(result.status == 130 && now[1] != old[1], "call \(number)")
      if now[0] == old[0] {
        halves += 1
        #expect(result.lines == words("restored", "not restored yet", "restores the rest"))
      }
      #expect(try project.run("approve", "--undo").status == 0)
      #expect(try contents() == old)
    }
    #expect(halves > 0)
  }

  @Test func `Where a file has one name only, keys are made and others' files kept all the same`()
    throws
  {
    let one = ["LD_PRELOAD": library, "FAULT_LINKS": "1"]
    #expect(try project.run(["test", "-u"], environment: one).status == 0)
    #expect(try SafeFile.read(project.home.at("drawer-proto/key")).count == 32)
    let large = [UInt8](repeating: 7, count: 3 << 20)
    try SafeFile.write(large, to: project.path("a.baselines/photo.png"))
    chmod(project.path("a.baselines/photo.png"), 0o640)
    try project.link("a.baselines/link", to: "photo.png")
    try project.write(textSize: 1.2)
    #expect(try project.run(["test", "-u"], environment: one).status == 0)
    let contents = try project.contents("a.baselines")
    #expect(contents["photo.png"] == large && contents["link"] == Array("photo.png".utf8))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: project.path("a.baselines/photo.png"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try project.run("test").status == 0)
  }
}
