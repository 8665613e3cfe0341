import Files
import Foundation
import JSON
import TestSupport
import Testing

/// Motions as `test`, `approve` and `reject` treat them, from outside.
@Suite struct MotionTestTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try write()
  }

  /// A scenario with one section, in which the drawer is opened.
  private func write(_ checks: String = "", tuning: String = "default") throws {
    try project.scratch.put(
      """
      { "scenario": 1, "tuning": "\(tuning)", "appearances": ["light", "dark"], "scales": [1, 2], "steps": [
        { "motion": "opening", "views": ["drawer"]\(checks) },
        { "tap": "status-bar" }, { "wait": "settled" }, { "motion": "opening", "end": true } ] }
      """, at: "a.scenario.json")
  }

  @Test func `A motion has a baseline for each variant, whatever the scale`() throws {
    #expect(try project.run("test").status == 4)
    #expect(try project.run("test", "-u").text == "2 passed, 2 recorded\n")
    #expect(
      try project.scratch.names("a.baselines") == [
        "manifest.json", "opening-dark.motion.csv", "opening.motion.csv",
      ])
    let again = try project.run("test")
    #expect(again.status == 0 && again.text == "2 equal, 2 passed\n")
    let kept = try project.scratch.names(".drawer-proto/last")
    #expect(kept.contains("0001-opening.motion.actual.csv"))
    #expect(kept.contains("0001-opening.motion.expected.csv"))
  }

  @Test func `A motion that differs is told in words, rejected, approved and taken back`() throws {
    try project.run("test", "-u")
    let before = try project.contents("a.baselines")
    try write(tuning: "classic")
    let different = try project.run("test")
    #expect(different.status == 1)
    #expect(
      different.text.contains(
        "opening.motion: \"drawer\" is there at 0 ms, but was missing in the baseline\n  - \"drawer.y\" begins 50 ms earlier (50 → 0), reaches its final value 121 ms earlier (309 → 188), "
      ), "\(different.text)")
    #expect(
      different.text.contains("approve it: drawer-proto approve a.baselines/opening.motion\n"))
    #expect(different.text.contains("frames: .drawer-proto/last/0001-opening.motion.frames.png\n"))
    #expect(different.text.contains("log: .drawer-proto/last/0001-opening.motion.log.json\n"))
    // Two cards with curves, frames and commands each, and both motions small in the overview.
    let page = try project.run("report", "-o", "-")
    #expect(page.status == 0)
    for (part, count) in [
      ("<article class=\"motion\"", 2), ("<svg class=\"curves\"", 2),
      ("<figure class=\"small\"", 2),
      ("data:image/png;base64,", 2),
      ("drawer-proto approve a.baselines/opening-dark.motion</code>", 1),
    ] {
      #expect(page.text.components(separatedBy: part).count == count + 1, "\(part)")
    }
    let told = try JSONReader.parse(
      Array(try project.run("report", "--reporter", "json").text.utf8))
    let motion = try #require(try told["outcomes"]?.array("outcomes").first?["motion"])
    let track = try #require(try motion["tracks"]?.array("tracks").first)
    #expect(try track["name"]?.string("name") == "drawer.y")
    #expect(try track["expected"]?["begins"]?.number("begins") == 50)
    #expect(try track["actual"]?["begins"]?.number("begins") == 0)
    #expect(
      try project.run("reject", "opening.motion", "--reason", "too fast").text.hasPrefix(
        "reject: a.baselines/opening.motion.csv ("))
    #expect(try project.run("test").text.contains("opening.motion: rejected: too fast\n"))
    #expect(try project.run("approve", "a.baselines/opening.motion.csv").status == 0)
    #expect(try project.run("approve", "opening-dark.motion").status == 0)
    #expect(try project.run("test").status == 0)
    for _ in 0..<3 { #expect(try project.run("approve", "--undo").status == 0) }
    #expect(try project.contents("a.baselines") == before)
  }

  @Test func `A toleranceBand lets a motion pass that the baseline does not hold`() throws {
    try write(#", "noJumps": true, "points": 300, "milliseconds": 300"#)
    try project.run("test", "-u")
    // The drawer is there 50 ms earlier than before, which no tolerance band allows, so that only the content's way differs.
    let set = try project.run(
      "test", "--set", "drawer.open.curve=linear", "--set", "drawer.open.duration=0.3")
    #expect(set.status == 0, "\(set.text)")
    try write()
    #expect(
      try project.run(
        "test", "--set", "drawer.open.curve=linear", "--set", "drawer.open.duration=0.3"
      )
      .status == 1)
  }

  @Test func `A check that fails is exit 1, and records nothing`() throws {
    try write(#", "settles": 100"#)
    let failed = try project.run("test", "-u")
    #expect(failed.status == 1)
    #expect(
      failed.text.contains(
        "a.scenario.json:2:3: at 832.3 ms \"drawer.y\" reaches its final value after 309.02 ms; the motion \"opening\" allows 100 ms"
      ), "\(failed.text)")
    #expect(try project.scratch.names().contains("a.baselines") == false)
  }

  @Test func `A section in which nothing moves is exit 1, and records nothing`() throws {
    try write(steps: #"{ "motion": "m", "views": ["content"] }, { "motion": "m", "end": true }"#)
    let failed = try project.run("test", "-u")
    #expect(failed.status == 1)
    #expect(
      failed.text.contains(
        #"a.scenario.json:1:29: at 0 ms no view or value of the motion "m" changes; check the steps and "views", or add "still": true if nothing should move"#
      ), "\(failed.text)")
    #expect(try project.scratch.names().contains("a.baselines") == false)
  }

  @Test(
    arguments: [
      ("", 2), ("time,drawer.y\n0,nan\n", 2), ("time,drawer.y\n0,1\n0,2\n", 2),
      ("time,drawer.y\n0\n", 2), ("zeit,drawer.y\n0,1\n", 2), ("time,a,a\n0,1,2\n", 2),
      ("time,drawer.y\n0,1", 2), ("\u{FEFF}time,drawer.y\n0,1\n", 2),
      ("time,drawer.y\n5,1\n4,1\n", 2), ("time,drawer.y\n0,1e999\n", 2),
      // These can be read, and are other motions.
      ("time\n", 1), ("time,drawer.y\n99999999999999,1\n", 1),
      ("time,drawer.y\n0,99999999999999999999999999\n", 1),
    ] as [(String, Int32)])
  func `A baseline that a stranger wrote ends no run otherwise than with a message`(
    _ text: String, _ status: Int32
  ) throws {
    try project.run("test", "-u")
    try project.scratch.put(text, at: "a.baselines/opening.motion.csv")
    let result = try project.run("test")
    #expect(result.status == status)
    #expect(result.text.contains("opening.motion"), "\(result.text)\(result.complaints)")
  }

  /// Tables as large as a file may be, each with what is wrong in it.
  @Test(arguments: [
    ("time,drawer.y\n", "1,2\n", "3:1: the time \"1\" is too early"),
    ("time,drawer.y\n0,", "1", "is not a number"), ("time", ",a", "tracks"),
    ("time,drawer.y\n0", ",1", "2:1: this line has more or fewer cells than the first line"),
  ])
  func `A table of a billion rows or columns is refused before it takes the memory`(
    _ head: String, _ row: String, _ words: String
  ) throws {
    try project.run("test", "-u")
    var bytes = Array(head.utf8)
    let row = Array(row.utf8)
    bytes.reserveCapacity(64 << 20)
    var rows = row
    while rows.count < 1 << 20 { rows += rows }
    while bytes.count + rows.count < (64 << 20) - 1 { bytes += rows }
    while bytes.count + row.count < (64 << 20) - 1 { bytes += row }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try project.scratch.put(bytes, at: "a.baselines/opening.motion.csv")
    let result = try project.run("test")
    #expect(result.status == 2)
    #expect(result.text.contains("a.baselines/opening.motion.csv"), "\(result.text.prefix(500))")
    #expect(result.text.contains(words), "\(result.text.prefix(500))")
    #expect(result.text.utf8.count < 4_000)
    bytes += row + row
    try project.scratch.put(bytes, at: "a.baselines/opening.motion.csv")
    #expect(try project.run("test").text.contains("a.baselines/opening.motion.csv"))
  }

  @Test func `A baseline that can't be read fails its own motion alone, and is made again`() throws
  {
    try project.run("test", "-u")
    try project.scratch.put("time,drawer.y\n0,nan\n", at: "a.baselines/opening.motion.csv")
    let result = try project.run("test")
    #expect(result.status == 2)
    let words =
      #"a.baselines/opening.motion.csv:2:3: "nan" is not a number; write a number such as -12.5"#
    #expect(
      result.text.hasPrefix(
        "unreadable: a.scenario.json classic@1x light opening.motion: \(words)\n"),
      "\(result.text)")
    #expect(result.text.hasSuffix("1 equal, 2 passed, 1 unreadable\n"), "\(result.text)")
    let xml = try project.run("test", "--reporter", "junit")
    #expect(xml.text.contains(#"<error type="unreadable" message="a.baselines/opening"#))
    #expect(try project.run("report").status == 0)
    #expect(try project.run("test", "--update=changed").status == 0)
    #expect(try project.run("test").text == "2 equal, 2 passed\n")
  }

  @Test func `A baseline with other columns or rows is told in words`() throws {
    try project.run("test", "-u")
    for (text, words) in [
      ("time,row-3.y\n0,1\n", "\"row-3.y\" moved in the baseline, but does not move now"),
      ("time,drawer.y\n", "\"drawer\" is there at 50 ms, but was missing in the baseline"),
      ("time,drawer.y\n0,5\n", "\"drawer\" is missing at 0 ms, but was there in the baseline"),
    ] {
      try project.scratch.put(text, at: "a.baselines/opening.motion.csv")
      let result = try project.run("test")
      #expect(result.status == 1 && result.text.contains(words), "\(result.text)")
      #expect(try project.run("report").status == 0)
    }
  }

  // MARK: Sections of every kind

  /// Writes a scenario of these steps.
  private func write(steps: String) throws {
    try project.scratch.put(
      "{ \"scenario\": 1, \"steps\": [ \(steps) ] }", at: "a.scenario.json")
  }

  @Test(arguments: [
    (#"{ "motion": "m", "views": ["content"], "still": true }, { "motion": "m", "end": true }"#, 2),
    (#"{ "motion": "m", "still": true }, { "motion": "m", "end": true }"#, 2),
    (
      #"{ "motion": "m" }, { "tap": "search-field" }, { "wait": 900 }, { "motion": "m", "end": true }"#,
      100
    ),
    (
      #"{ "motion": "m" }, { "tap": "status-bar" }, { "wait": 80 }, { "tap": "status-bar" }, { "wait": "settled" }, { "motion": "m", "end": true }"#,
      50
    ),
    (
      #"{ "tap": "status-bar" }, { "wait": 80 }, { "motion": "m" }, { "wait": 90 }, { "motion": "m", "end": true }"#,
      10
    ),
  ])
  func `A section of one row, without an end or with an interruption is recorded and compared`(
    _ steps: String, _ rows: Int
  ) throws {
    try write(steps: steps)
    let recorded = try project.run("test", "-u")
    #expect(recorded.status == 0, "\(recorded.text)\(recorded.complaints)")
    let table = try project.scratch.bytes("a.baselines/m.motion.csv")
    #expect(table.count { $0 == UInt8(ascii: "\n") } >= rows)
    #expect(try project.run("test").text == "1 equal\n")
    try project.scratch.put("time,content.y\n0,1\n5,2\n", at: "a.baselines/m.motion.csv")
    #expect(try project.run("test").status == 1)
    #expect(try project.run("report").status == 0)
  }

  @Test(arguments: [
    (
      #"{ "motion": "m" }, { "tap": "status-bar" }"#,
      #"the motion "m" never ends; add { "motion": "m", "end": true }"#
    ),
    (#"{ "motion": "m", "end": true }"#, #"the motion "m" ends here, but it is not open"#),
    (
      #"{ "motion": "m" }, { "motion": "m", "end": true }, { "motion": "m" }, { "motion": "m", "end": true }"#,
      #"two motions have the name "m"; the first begins in line 1"#
    ),
    (#"{ "motion": "m", "points": -1 }, { "motion": "m", "end": true }"#, "points"),
    (#"{ "motion": "m", "milliseconds": 1e9 }, { "motion": "m", "end": true }"#, "milliseconds"),
  ])
  func `A section that means nothing is exit 2 with place and remedy`(
    _ steps: String, _ words: String
  ) throws {
    try write(steps: steps)
    let result = try project.run("test")
    #expect(result.status == 2)
    #expect(result.complaints.hasPrefix("a.scenario.json:1:"), "\(result.complaints)")
    #expect(result.complaints.contains(words), "\(result.complaints)")
  }
}
