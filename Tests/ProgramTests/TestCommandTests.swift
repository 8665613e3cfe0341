import Files
import Foundation
import Testing

/// `test`, `approve`, `reject`, `report` and `diff` from outside.
@Suite struct TestCommandTests {
  let project: TestProject

  init() throws { project = try TestProject() }

  @Test func `A baseline that is missing is exit 4, and equal ones are 0`() throws {
    let missing = try project.run("test")
    #expect(missing.status == 4)
    #expect(
      missing.text.split(separator: "\n") == [
        "missing: a.scenario.json classic@1x light start@1x: there is no baseline yet",
        "record the missing baselines: drawer-proto test --update=missing", "1 missing",
      ])
    #expect(try project.scratch.names() == [".drawer-proto", "a.scenario.json"])
    let recorded = try project.run("test", "--update")
    #expect(recorded.status == 0 && recorded.text == "1 recorded\n")
    let equal = try project.run("test", "a.scenario.json")
    #expect(equal.status == 0 && equal.text == "1 equal\n" && equal.complaints.isEmpty)
  }

  @Test func `A difference is exit 1 and can be approved, rejected and taken back`() throws {
    try project.run("test", "-u")
    try project.write(textSize: 1.2)
    let different = try project.run("test")
    #expect(different.status == 1)
    #expect(different.text.contains("approve it: drawer-proto approve a.baselines/start@1x\n"))
    let rejected = try project.run("reject", "start@1x", "--reason", "not yet")
    #expect(rejected.status == 0 && rejected.text.hasPrefix("reject: a.baselines/start@1x.png ("))
    #expect(try project.run("test").text.contains("start@1x: rejected: not yet\n"))
    #expect(try project.run("approve", "--dry-run").status == 0)
    #expect(try project.run("test").status == 1)
    #expect(try project.run("approve").status == 0)
    #expect(try project.run("test").status == 0)
    #expect(
      try project.run("approve", "--undo").text.hasSuffix("\nundone: approve\n  a.baselines\n"))
    #expect(
      try project.run("reject", "--undo").text
        == "undo: a.baselines/manifest.json changes\nundone: reject\n  a.baselines\n")
    #expect(try project.run("test").text.contains(" pixels differ"))
    #expect(try project.run("approve", "nothing").status == 2)
    #expect(try project.run("approve", "--filter", "nothing").status == 5)
    #expect(try project.run("reject", "start@1x").status == 2)
  }

  @Test func `With CI=true nothing is recorded and approving needs a yes`() throws {
    let ci = ["CI": "true"]
    #expect(try project.run(["test"], environment: ci).status == 4)
    for words in [
      ["test", "-u"], ["test", "--update=missing"], ["approve"], ["approve", "--undo"],
    ] {
      let refused = try project.run(words, environment: ci)
      #expect(refused.status == 2 && refused.lines.count == 1)
    }
    #expect(try project.scratch.names() == [".drawer-proto", "a.scenario.json"])
    #expect(try project.run(["approve", "--yes"], environment: ci).status == 0)
    #expect(try project.run(["test"], environment: ci).status == 0)
  }

  @Test func `Tests are listed, filtered, divided and repeated`() throws {
    try project.write(
      #""devices": ["classic", "compact"], "appearances": ["light", "dark"], "scales": [1], "#)
    let all = try project.run("test", "--list")
    #expect(
      all.text.split(separator: "\n") == [
        "a.scenario.json classic@1x light: start@1x-classic",
        "a.scenario.json classic@1x dark: start@1x-classic-dark",
        "a.scenario.json compact@1x light: start@1x-compact",
        "a.scenario.json compact@1x dark: start@1x-compact-dark",
      ])
    func count(_ words: String...) throws -> Int {
      try project.run(["test", "--list"] + words).text.split(separator: "\n").count
    }
    #expect(try count("--filter", "DARK") == 2)
    #expect(try count("--filter", "dark", "--filter", "classic") == 1)
    #expect(try count("--shard", "1/3") == 2 && count("--shard", "3/3") == 1)
    #expect(try count("--device", "librem") == 2)
    #expect(try project.run("test", "--filter", "nothing").status == 5)
    #expect(try project.run("test", "--shard", "9/9").text == "no test was selected\n")
    #expect(try project.run("test", "--shard", "9/9").status == 0)
    #expect(try project.run("test", "--update=missing", "--repeat-each", "2").status == 0)
    try project.run("test")
    #expect(try project.run("test", "--last-failed").status == 5)
    #expect(
      try project.run("test", "-x", "-j", "1", "--set", "drawer.open.duration=4").status == 0)
  }

  @Test func `Every reporter tells the same`() throws {
    #expect(try project.run("test", "--reporter", "json").text.contains("\"verdict\": \"missing\""))
    #expect(try project.run("test", "--reporter", "junit").text.contains("failures=\"1\""))
    #expect(
      try project.run("test", "--reporter", "github").text.hasPrefix(
        "::error file=a.scenario.json,title=1 missing::"))
  }

  @Test func `A report is one file, of one run or of several`() throws {
    try project.run("test")
    #expect(try project.run("report").text == ".drawer-proto/report.html\n")
    let page = try SafeFile.read(project.scratch.at(".drawer-proto/report.html"))
    let folder = ".drawer-proto/last"
    let both = try project.run("report", folder, folder, "-o", "-")
    #expect(both.output == page)
    #expect(try project.run("report", "--reporter", "line").text.hasSuffix("1 missing\n"))
    #expect(try project.run("report", "nowhere").status == 2)
  }

  @Test func `Two pictures are compared`() throws {
    let pictures = [
      ("a.png", PixelBuffer(width: 4, height: 2)), ("b.png", PixelBuffer(width: 4, height: 3)),
    ]
    for (name, picture) in pictures {
      try SafeFile.write(PNG.encode(picture), to: project.scratch.at(name))
    }
    let equal = try project.run("diff", "a.png", "a.png")
    #expect(equal.status == 0 && equal.text == "equal\n")
    let different = try project.run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(different.status == 1 && different.text == "the size is 4 × 3, not 4 × 2\n")
    let drawn = try PNG.decode(SafeFile.read(project.scratch.at("d.png")))
    #expect(drawn.width == 4 && drawn.height == 3)
    #expect(try project.run("diff", "a.png").status == 2)
    #expect(try project.run("diff", "a.png", "a.scenario.json").status == 2)
    #expect(try project.run("diff", "a.png", "b.png", "--share", "1").status == 1)
  }

  @Test func `What is wrong with a scenario is exit 2, and with its steps 1`() throws {
    try project.scratch.put(
      "{ \"scenario\": 1, \"steps\": [ {\"tab\": 1} ] }", at: "b.scenario.json")
    let wrong = try project.run("test")
    #expect(wrong.status == 2 && wrong.lines.count == 1)
    #expect(wrong.complaints.hasPrefix("b.scenario.json:1:"))
    try project.scratch.put(
      #"{ "scenario": 1, "steps": [ { "expect": "drawer", "visible": true } ] }"#,
      at: "b.scenario.json")
    let failed = try project.run("test", "b.scenario.json")
    #expect(failed.status == 1)
    #expect(
      failed.text.hasPrefix("failed: b.scenario.json classic@1x light: b.scenario.json:1:29: "))
    try project.scratch.put(
      #"{ "scenario": 1, "steps": [ { "wait": 1 } ] }"#, at: "b.scenario.json")
    #expect(try project.run("test", "b.scenario.json").text == "1 passed\n")
  }

  @Test func `Scenarios are found in folders, and neither links nor hidden ones are followed`()
    throws
  {
    let manager = FileManager.default
    for folder in ["more/deep", ".hidden"] {
      try manager.createDirectory(
        atPath: project.scratch.at(folder), withIntermediateDirectories: true)
      try project.write(to: "\(folder)/b.scenario.json")
    }
    try project.write(to: "more/no.json")
    try manager.createSymbolicLink(
      atPath: project.scratch.at("linked"), withDestinationPath: project.scratch.at(".hidden"))
    let list = try project.run("test", "--list").text.split(separator: "\n").map {
      $0.prefix { $0 != " " }
    }
    #expect(list == ["a.scenario.json", "more/deep/b.scenario.json"])
    #expect(
      try project.run("test", "--list", "more", "more/").text.split(separator: "\n").count == 1)
    #expect(try project.run("test", "nothing").status == 2)
  }

  @Test func `What --update does not record is told with the reason, and no command twice`() throws
  {
    try project.scratch.put(
      """
      { "scenario": 1, "steps": [ { "shot": "start" }, { "expect": "status-bar", "exists": false },
        { "shot": "end" } ] }
      """, at: "a.scenario.json")
    for words in [["--update"], ["--update=missing"], ["--update=all"]] {
      let result = try project.run(["test"] + words)
      #expect(result.status == 1)
      let lines = result.text.split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(4) == [
          "missing: a.scenario.json classic@1x light start@1x: there is no baseline yet",
          "  - not recorded: the scenario fails at a.scenario.json:1:50",
          "missing: a.scenario.json classic@1x light end@1x: there is no baseline yet",
          "  - not recorded: the scenario fails at a.scenario.json:1:50",
        ], "\(words)")
      #expect(!result.text.contains("record the missing baselines"), "\(words)")
    }
    #expect(try project.scratch.names() == [".drawer-proto", "a.scenario.json"])
    // What is not asked for has no reason, and the command is the next one to run.
    let compared = try project.run("test")
    #expect(
      compared.text.contains(
        "\nrecord the missing baselines: drawer-proto test --update=missing\n"))
    #expect(!compared.text.contains("not recorded"))
    // A person's no is a reason, too.
    try project.write()
    try project.run("test", "-u")
    try project.write(textSize: 1.2)
    try project.run("test")
    try project.run("reject", "start@1x", "--reason", "not yet")
    let rejected = try project.run("test", "-u").text
    #expect(rejected.contains(": rejected: not yet\n  - not recorded: this picture was rejected\n"))
  }

  @Test func `A scenario is played with each of its tunings, whose names its pictures have`() throws
  {
    try project.write(#""tunings": ["default", "classic"], "appearances": ["light", "dark"], "#)
    #expect(
      try project.run("test", "--list").text.split(separator: "\n") == [
        "a.scenario.json classic@1x default light: start@1x-default",
        "a.scenario.json classic@1x default dark: start@1x-default-dark",
        "a.scenario.json classic@1x classic light: start@1x-classic",
        "a.scenario.json classic@1x classic dark: start@1x-classic-dark",
      ])
    try project.run("test", "-u")
    #expect(try project.run("test").text == "4 equal\n")
    let manifest = try project.scratch.text("a.baselines/manifest.json")
    let hashes = Set(
      manifest.split(separator: "\n").compactMap { line in
        line.firstRange(of: #""tuning""#).map { line[$0.upperBound...].prefix(70) }
      })
    #expect(hashes.count == 2, "each tuning has its hash")
    // One of them is asked for by its name, and compared with its own baseline.
    #expect(try project.run("test", "--filter", "classic light").text == "1 equal\n")
    let named = try project.run("test", "--tuning", "classic")
    #expect(named.status == 0 && named.text.hasSuffix("2 equal\n"), "\(named.text)")
    let both = try project.run("check", "a.scenario.json")
    #expect(both.status == 0)
  }

  @Test func `Masks and skipped scenarios reach the test`() throws {
    try project.write(#""mask": [[0, 0, 320, 480]], "#)
    try project.run("test", "-u")
    try project.write(#""mask": [[0, 0, 320, 480]], "#, textSize: 1.2)
    #expect(try project.run("test").status == 0)
    try project.write(#""skip": "waits", "#)
    #expect(try project.run("test").text == "1 skipped\n")
  }

  @Test func `Neither language, time zone, home nor processor reach a picture`() throws {
    try project.write(
      #""devices": ["classic", "modern"], "scales": [1, 2], "directions": ["ltr", "rtl"], "#)
    try project.run(["test", "-u"], environment: ["LANG": "C", "TZ": "UTC"])
    let other = [
      "LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata", "HOME": "/nowhere",
      "XDG_DATA_HOME": "/nowhere", "FONTCONFIG_FILE": "/nowhere", "GDK_SCALE": "2",
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F,-AVX",
      "PIXMAN_DISABLE": "ssse3 sse2 mmx",
    ]
    let result = try project.run(["test", "-j", "1"], environment: other)
    #expect(result.status == 0 && result.text.contains("8 equal\n"))
  }
}
