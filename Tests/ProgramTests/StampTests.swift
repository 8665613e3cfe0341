import Files
import Foundation
import TestSupport
import Testing

/// Whose results `approve` and `reject` take.
@Suite struct StampTests {
  let project: TestProject

  init() throws { project = try TestProject() }

  private var key: String { project.home.at("drawer-proto/key") }

  private func checkRefusal(
    _ reason: String, _ project: TestProject, environment: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) throws {
    for words in [["approve"], ["reject", "start@1x", "--reason", "no"], ["approve", "-y"]] {
      let result = try project.run(words, environment: environment)
      #expect(result.status == 2 && result.output.isEmpty, sourceLocation: location)
      #expect(result.lines.count == 1, sourceLocation: location)
      #expect(result.complaints.contains(reason), "\(result.complaints)", sourceLocation: location)
    }
    #expect(try !project.scratch.names().contains("a.baselines"), sourceLocation: location)
  }

  @Test func `What a checkout brings along is not approved`() throws {
    try project.run("test")
    let strangers = try TestProject()
    try project.copy(".drawer-proto", to: strangers.path(".drawer-proto"))
    try checkRefusal("--from .drawer-proto/last", strangers)
    // Nor by the same user in another folder, and with whatever stamp.
    let other = try TestProject(home: project.home)
    try project.copy(".drawer-proto", to: other.path(".drawer-proto"))
    try checkRefusal("these results were changed after your run, or come from another run", other)
    try project.scratch.put(
      SHA256.hex(of: []), at: ".drawer-proto/last/stamp")
    try checkRefusal("these results were changed after your run, or come from another run", project)
    try FileManager.default.removeItem(atPath: project.path(".drawer-proto/last/stamp"))
    try checkRefusal("these results do not have your stamp", project)
    // The next run mends it, and a report is made of any.
    #expect(try project.run("report").status == 0)
    try project.run("test")
    #expect(try project.run("approve").status == 0)
  }

  @Test func `What was changed after the stamp is not approved`() throws {
    try project.run("test")
    let last = ".drawer-proto/last"
    for (name, bytes) in try project.contents(last) where name != "stamp" {
      try SafeFile.write(bytes + [10], to: project.path("\(last)/\(name)"))
      try checkRefusal("were changed after your run, or come from another run", project)
      try SafeFile.write(bytes, to: project.path("\(last)/\(name)"))
    }
    try project.scratch.put("more", at: "\(last)/0002-more.png")
    try checkRefusal("were changed after your run, or come from another run", project)
    try FileManager.default.removeItem(atPath: project.path("\(last)/0002-more.png"))
    #expect(try project.run("approve").status == 0)
  }

  @Test func `Baselines can be taken from a run elsewhere, after a look and a yes`() throws {
    let machine = try TestProject()
    // Named from the root, by another name of the folder, or not at all: results mean the same everywhere.
    let name = machine.home.at("link")
    try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: machine.folder)
    var results: [[UInt8]] = []
    for words in [
      [], [machine.folder], [machine.path("a.scenario.json")], ["\(name)/a.scenario.json"],
    ] {
      try machine.run(["test"] + words, environment: ["CI": "true", "PWD": name])
      results.append(try SafeFile.read(machine.path(".drawer-proto/last/results.json")))
    }
    #expect(Set(results).count == 1)
    try machine.copy(".drawer-proto/last", to: project.path("ci"))
    for words in [
      ["approve", "--from", "ci"], ["approve", "--from", "ci", "--yes", "--dry-run"],
      ["reject", "--from", "ci", "start@1x", "--reason", "no"],
    ] {
      let looked = try project.run(words)
      #expect(looked.status == 0)
      #expect(
        looked.text.contains(": a.baselines/start@1x.png (missing: there is no baseline yet)"))
      #expect(looked.text.contains("nothing was changed, add --yes") != words.contains("--dry-run"))
      #expect(try project.scratch.names() == ["a.scenario.json", "ci"])
    }
    #expect(try project.run("approve", "--from", "ci", "--undo").status == 2)
    #expect(try project.run("approve", "--from", "nowhere", "--yes").status == 2)
    #expect(try project.run("approve", "--from", "ci", "--yes").status == 0)
    #expect(try project.run("test").text == "1 equal\n")
  }

  @Test func `Results from elsewhere are taken only over the baseline that they saw`() throws {
    let machine = try TestProject()
    try machine.run("test")
    try machine.copy(".drawer-proto/last", to: project.path("ci"))
    try project.write(textSize: 1.2)
    try project.run("test", "-u")
    let before = try project.contents("a.baselines")
    let refused = try project.run("approve", "--from", "ci", "--yes")
    #expect(refused.status == 2 && refused.complaints.contains("the baseline has changed"))
    #expect(try project.contents("a.baselines") == before)
  }

  @Test func `Results from elsewhere lead neither out of the project nor through a link`() throws {
    try project.run("test")
    try project.copy(".drawer-proto/last", to: project.path("ci"))
    let text = String(decoding: try SafeFile.read(project.path("ci/results.json")), as: UTF8.self)
    let victim = try TemporaryFolder()
    try project.link("link", to: victim.path)
    for (file, reason) in [
      ("../x.scenario.json", "is outside this folder"),
      ("\(victim.path)/x.scenario.json", "is outside this folder"),
      ("link/x.scenario.json", "\"link\" is a symbolic link"),
    ] {
      try project.scratch.put(
        text.replacing("\"a.scenario.json\"", with: "\"\(file)\""), at: "ci/results.json")
      let result = try project.run("approve", "--from", "ci", "--yes")
      #expect(result.status == 2 && result.lines.count == 1)
      #expect(result.complaints.contains(reason), "\(result.complaints)")
      #expect(try victim.names().isEmpty)
    }
  }

  @Test func `The key is random, whole and its owner's, whoever makes it first`() throws {
    let projects = try (0..<4).map { _ in try TestProject(home: project.home) }
    let script = "for folder in \"$@\"; do (cd \"$folder\" && exec \"$PROGRAM\" test) & done; wait"
    _ = try Program.run(
      "/bin/bash", ["-c", script, "bash"] + projects.map(\.folder),
      environment: ["XDG_STATE_HOME": project.home.path, "PROGRAM": Program.path])
    for project in projects { #expect(try project.run("approve").status == 0) }
    let attributes = try FileManager.default.attributesOfItem(atPath: key)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folder = try FileManager.default.attributesOfItem(
      atPath: project.home.at("drawer-proto"))
    #expect(folder[.posixPermissions] as? Int == 0o700)
    let bytes = try SafeFile.read(key)
    #expect(bytes.count == 32 && Set(bytes).count > 8)
    #expect(
      try TestProject.contents(of: project.home.at("drawer-proto")).keys.sorted() == ["key"])
  }

  @Test func `A key that others may know is refused, and removing it helps`() throws {
    try project.run("test")
    let good = try SafeFile.read(key)
    func spoil(_ reason: String, _ body: () throws -> Void) throws {
      try body()
      let tested = try project.run("test")
      #expect(tested.status == 4)
      let line =
        "\(key): \(reason), so these results have no stamp and approve will refuse them; remove the file; the program"
      #expect(tested.lines.count == 1 && tested.complaints.hasPrefix(line), "\(tested.complaints)")
      try checkRefusal("\(key): \(reason); remove the file; the program makes a new one", project)
      try FileManager.default.removeItem(atPath: key)
      try SafeFile.write(good, to: key)
      chmod(key, 0o600)
      try project.run("test")
    }
    try spoil("other users have access to the file") { chmod(key, 0o640) }
    try spoil("the file has 33 bytes, not 32") { try SafeFile.write(good + [1], to: key) }
    try spoil("the file has 0 bytes, not 32") { try SafeFile.write([], to: key) }
    try spoil("this is a folder") {
      try FileManager.default.removeItem(atPath: key)
      mkdir(key, 0o700)
    }
    try spoil("this is a named pipe") {
      try FileManager.default.removeItem(atPath: key)
      mkfifo(key, 0o600)
    }
    try spoil("this is a symbolic link") {
      try FileManager.default.moveItem(atPath: key, toPath: project.home.at("moved"))
      try FileManager.default.createSymbolicLink(
        atPath: key, withDestinationPath: project.home.at("moved"))
    }
    if geteuid() == 0 {
      try spoil("the file belongs to another user") { #expect(chown(key, 65534, 0) == 0) }
    }
    try FileManager.default.removeItem(atPath: key)
    try project.run("test")
    #expect(try SafeFile.read(key) != good)
    #expect(try project.run("approve").status == 0)
  }

  @Test func `Without a home tests run, and test and approve say what is missing`() throws {
    let homeless = ["XDG_STATE_HOME": ""]
    let tested = try project.run(["test"], environment: homeless)
    #expect(tested.status == 4 && tested.lines.count == 1)
    #expect(
      tested.complaints.hasPrefix(
        "neither XDG_STATE_HOME nor HOME has the path of a folder, so these"))
    // Where no person approves them, nothing is missing.
    let unseen = try project.run(["test"], environment: ["XDG_STATE_HOME": "", "CI": "true"])
    #expect(unseen.status == 4 && unseen.complaints.isEmpty)
    #expect(try !project.contents(".drawer-proto/last").keys.contains("stamp"))
    try checkRefusal("set XDG_STATE_HOME to a folder of yours and", project, environment: homeless)
    try project.scratch.put("a file", at: "home")
    let unusable = ["XDG_STATE_HOME": project.path("home")]
    let said = try project.run(["test"], environment: unusable)
    #expect(said.status == 4 && said.lines.count == 1)
    #expect(
      said.complaints.contains("can't be used as the folder for the program's state"),
      "\(said.complaints)")
    try checkRefusal("set XDG_STATE_HOME to a folder of yours and", project, environment: unusable)
  }

  @Test func `A full disk that has no room for the key's folder is the machine's fault`() throws {
    try project.run("test")
    let scratch = try TemporaryFolder()
    for number in [ENOSPC, EDQUOT] {
      let full = [
        "LD_PRELOAD": try faultLibrary(in: scratch), "FAULT_MKDIR": "\(number)",
        "XDG_STATE_HOME": project.path("full"),
      ]
      for words in [["test"], ["test", "--update=all"], ["approve"]] {
        let result = try project.run(words, environment: full)
        #expect(result.status == 3 && result.output.isEmpty, "\(words): \(result.status)")
        #expect(result.lines.count == 1)
        #expect(
          result.complaints.contains(
            "full/drawer-proto: the disk has no space left for this to be made"))
      }
    }
    #expect(try !project.scratch.names().contains("a.baselines"))
  }
}
