import Files
import Foundation
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
        "opening.motion: \"drawer\" is there at 0 ms and was not before\n  - \"drawer.y\" arrives 121 ms earlier (309 → 188), "
      ), "\(different.text)")
    #expect(
      different.text.contains("approve it: drawer-proto approve a.baselines/opening.motion\n"))
    // Two motions, each drawn as it was expected, as it came, and both over each other.
    let page = try project.run("report", "-o", "-")
    #expect(page.status == 0)
    #expect(page.text.components(separatedBy: "data:image/svg+xml;base64,").count == 2 * 3 + 1)
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

  @Test func `A tube lets a motion pass that the baseline does not hold`() throws {
    try write(#", "noJumps": true, "points": 300, "milliseconds": 300"#)
    try project.run("test", "-u")
    // The drawer is there 50 ms earlier than before, which no tube forgives, so that only the content's way differs.
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
        "a.scenario.json:2:3: at 622.304 ms \"drawer.y\" arrives after 309.02 ms; \"opening\" expects it within 100 ms"
      ) || failed.text.contains("\"drawer.y\" arrives after 309.02 ms"), "\(failed.text)")
    #expect(try project.scratch.names().contains("a.baselines") == false)
  }

  @Test(arguments: [
    "", "time\n", "time,drawer.y\n0,nan\n", "time,drawer.y\n0,1\n0,2\n", "time,drawer.y\n0\n",
    "zeit,drawer.y\n0,1\n", "time,a,a\n0,1,2\n", "time,drawer.y\n0,1",
    "\u{FEFF}time,drawer.y\n0,1\n",
    "time,drawer.y\n5,1\n4,1\n", "time,drawer.y\n0,1e999\n",
  ])
  func `A baseline that a stranger wrote ends no run otherwise than with a message`(
    _ text: String
  ) throws {
    try project.run("test", "-u")
    try project.scratch.put(text, at: "a.baselines/opening.motion.csv")
    let result = try project.run("test")
    #expect(result.status == 1)
    #expect(result.text.contains("opening.motion"), "\(result.text)\(result.complaints)")
  }

  @Test func `A table of a billion rows is refused before it is read whole`() throws {
    try project.run("test", "-u")
    let row = Array("1,2\n".utf8)
    var bytes = Array("time,drawer.y\n".utf8)
    while bytes.count < 65 << 20 { bytes += row }
    try project.scratch.put(bytes, at: "a.baselines/opening.motion.csv")
    let result = try project.run("test")
    #expect(result.status == 1 || result.status == 2)
    #expect(result.text.utf8.count < 4_000)
  }
}
