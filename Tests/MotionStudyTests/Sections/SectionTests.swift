import JSON
import Rehearsal
import TestDesks
import Testing
import TouchKit

@Suite struct SectionTests {
  /// The failures of a section around some steps, until nothing moves.
  private func failures(_ checks: String, _ steps: String) throws -> [String] {
    try MotionDesk.failures(
      #"{ "motion": "m"\#(checks.isEmpty ? "" : ", \(checks)") }, \#(steps), { "wait": "settled" }, { "motion": "m", "end": true }"#
    )
  }

  private let line = #"{ "go": { "to": 100 } }"#
  private let spring = #"{ "go": { "to": 100, "damping": 0.5 } }"#

  @Test func `A motion that is as it has to be passes`() throws {
    #expect(
      try failures(
        #""views": ["box", "twin.x", "box.way"], "settles": 200, "overshoot": 0, "peakVelocity": 501, "monotone": ["box.x", "box.way"], "together": [["box", "twin"]], "others": "still""#,
        line) == [])
    #expect(try failures("", spring) == [])
    #expect(
      try failures(
        #""settles": 0, "overshoot": 0, "peakVelocity": 0, "still": true"#, #"{ "wait": 20 }"#)
        == [])
  }

  @Test func `It arrives when it stays within a point of its end`() throws {
    #expect(
      try failures(#""views": ["box"], "settles": 197"#, line) == [
        #""box.x" reaches its final value after 198 ms"#
      ])
    #expect(try failures(#""views": ["box"], "settles": 198"#, line) == [])
    #expect(
      try failures(#""settles": 100"#, line + #", { "wait": 50 }, { "go": { "to": 0 } }"#) == [
        #""box.x" reaches its final value after 242 ms"#
      ])
  }

  @Test func `It overshoots by how far it goes beyond its end, on its way`() throws {
    let words = try failures(#""views": ["box.x"], "overshoot": 10"#, spring)
    #expect(words.count == 1 && words[0].hasPrefix("\"box.x\" overshoots by 16."))
    #expect(try failures(#""views": ["box.x"], "overshoot": 17"#, spring) == [])
    // It goes to the left and comes back to where it began: it has no way to go beyond.
    #expect(
      try failures(#""overshoot": 0"#, line + #", { "wait": 200 }, { "go": { "to": 0 } }"#) == [])
  }

  @Test func `The greatest velocity counts whichever way`() throws {
    #expect(
      try failures(
        #""views": ["box"], "peakVelocity": 499"#, #"{ "go": { "to": -100 } }"#) == [
          #""box.x" reaches 500 pt/s"#
        ])
  }

  @Test func `What may not go back is told how far it does, and when`() throws {
    let words = try failures(#""monotone": ["box.x"]"#, spring)
    #expect(words.count == 1 && words[0].hasPrefix("\"box.x\" moves back by 18."))
    // There and back again.
    #expect(
      try failures(
        #""monotone": ["box.way"]"#, line + #", { "wait": 100 }, { "go": { "to": 10 } }"#) == [
          #""box.way" moves back by 40 pt at 300 ms"#
        ])
  }

  @Test func `Views that part are told with how far and how long`() throws {
    #expect(
      try failures(
        #""together": [["box", "twin"]], "noJumps": false"#,
        #"{ "fault": { "after": 50, "kind": "seam", "by": 3 } }, { "fault": { "after": 100, "kind": "seam", "by": 0 } }, "#
          + line) == [
          #""box" and "twin" move apart by up to 3 pt between 50 ms and 100 ms"#
        ])
    #expect(
      try failures(
        #""together": [["box", "twin"]], "noJumps": false"#,
        #"{ "fault": { "after": 50, "kind": "seam", "by": 0.009 } }, "# + line) == [])
  }

  @Test func `A jump is found though it lasts no time, and so is a kick`() throws {
    #expect(
      try failures("", #"{ "fault": { "after": 50, "kind": "jump", "by": 4 } }, "# + line) == [
        #""row-1.x" jumps by 4 pt at 50 ms"#
      ])
    #expect(
      try failures("", #"{ "fault": { "after": 50, "kind": "kick", "by": 3 } }, "# + line) == [
        #""twin.x" jumps in velocity by 1000 pt/s at 50 ms"#
      ])
    #expect(
      try failures("", #"{ "fault": { "after": 50, "kind": "fade", "by": 0.5 } }, "# + line) == [
        #""row-1.alpha" jumps by 0.5 at 50 ms"#
      ])
    // A section that names its views looks at those alone.
    #expect(
      try failures(
        #""views": ["box"]"#, #"{ "fault": { "after": 50, "kind": "jump", "by": 4 } }, "# + line)
        == [])
    #expect(
      try failures(
        #""noJumps": false"#, #"{ "fault": { "after": 50, "kind": "jump", "by": 4 } }, "# + line)
        == [])
  }

  /// What is wrong in a section that begins once a fault of the row has happened.
  private func failures(after first: String, _ checks: String, _ second: String) throws -> [String]
  {
    try MotionDesk.failures(
      #"\#(first), { "wait": 1 }, { "motion": "m", "still": true\#(checks) }, \#(second), { "wait": 200 }, { "motion": "m", "end": true }"#
    )
  }

  private func fault(_ kind: String, by distance: Double, after time: Int = 0) -> String {
    #"{ "fault": { "after": \#(time), "kind": "\#(kind)", "by": \#(distance) } }"#
  }

  @Test(arguments: ["", #", "views": ["row-1"]"#])
  func `What a view does off the screen, before and after, is no jump, and into sight it jumps`(
    _ checks: String
  ) throws {
    let away = fault("jump", by: -500)
    #expect(try failures(after: away, checks, fault("jump", by: 100, after: 50)) == [])
    #expect(
      try failures(after: away, checks, fault("jump", by: 450, after: 50)) == [
        #""row-1.x" jumps by 450 pt at 50 ms"#
      ])
    #expect(
      try failures(after: fault("jump", by: 0), checks, fault("jump", by: -400, after: 50)) == [
        #""row-1.x" jumps by 400 pt at 50 ms"#
      ])
  }

  @Test(arguments: ["", #", "views": ["row-1"]"#])
  func `What a view does at alpha 0, before and after, is no jump, and to be seen at once is one`(
    _ checks: String
  ) throws {
    let clear = fault("fade", by: 1)
    #expect(try failures(after: clear, checks, fault("jump", by: 4, after: 50)) == [])
    #expect(
      try failures(after: clear, checks, fault("fade", by: -1, after: 50)) == [
        #""row-1.alpha" jumps by 1 at 50 ms"#
      ])
  }

  @Test func `A view off the screen that holds one on it jumps where that is seen`() throws {
    // «row-3» is 400 points to the left of the row that holds it.
    #expect(
      try failures(after: fault("jump", by: 400), "", fault("jump", by: 10, after: 50)) == [
        #""row-1.x" jumps by 10 pt at 50 ms"#
      ])
  }

  @Test func `The velocity of a view that nobody sees does not jump`() throws {
    let kick = fault("kick", by: 3, after: 50) + ", " + line
    #expect(try failures(after: fault("seam", by: 500), "", kick) == [])
    #expect(
      try failures(after: fault("seam", by: 0), "", kick) == [
        #""twin.x" jumps in velocity by 1000 pt/s at 50 ms"#
      ])
  }

  @Test func `A section that watches nothing change fails, unless it may rest`() throws {
    let rests = #"{ "wait": 20 }"#
    #expect(try failures("", rests) == [#"nothing moves in the motion "m""#])
    #expect(try failures(#""still": false"#, rests) == [#"nothing moves in the motion "m""#])
    #expect(try failures(#""still": true"#, rests) == [])
    let unmoved = #"no view or value of the motion "m" changes"#
    #expect(try failures(#""views": ["list", "box.y"], "settles": 3000"#, line) == [unmoved])
    #expect(try failures(#""views": ["list", "box.y"], "still": true"#, line) == [])
    // What a check alone looks at is looked at, too.
    #expect(try failures(#""views": ["list"], "monotone": ["box.way"]"#, line) == [])
    #expect(try failures(#""views": ["list"], "together": [["box", "twin"]]"#, line) == [])
    #expect(try failures(#""views": ["list"], "monotone": ["box.y"]"#, line) == [unmoved])
    // It may rest, and need not.
    #expect(try failures(#""still": true"#, line) == [])
  }

  @Test func `A view that creeps is told with its list`() throws {
    #expect(
      try failures(
        #""views": ["box", "twin"], "others": "still""#,
        #"{ "fault": { "after": 40, "kind": "creep", "by": 12 } }, "# + line) == [
          #""row-1" moves by 12 pt at 140 ms within "list""#
        ])
    #expect(
      try failures(
        #""views": ["box", "twin", "row-1"], "others": "still""#,
        #"{ "fault": { "after": 40, "kind": "creep", "by": 12 } }, "# + line) == [])
  }

  @Test func `A view or a value that is never there is told with the nearest`() throws {
    #expect(
      try failures(#""views": ["row-2", "box.wai"]"#, line) == [
        #"there is no view "row-2" in the motion "m""#,
        #"there is nothing named "box.wai" in the motion "m""#,
      ])
  }

  @Test func `A section with an interruption, a short one and an endless one are judged, too`()
    throws
  {
    #expect(
      try failures(
        "", line + #", { "wait": 100 }, { "go": { "to": 0, "damping": 1 } }"#) == [])
    #expect(
      try MotionDesk.failures(
        #"{ "motion": "m", "settles": 0, "still": true }, { "motion": "m", "end": true }"#) == [])
    #expect(
      try MotionDesk.failures(
        line
          + #", { "motion": "m", "views": ["box"], "settles": 40 }, { "wait": 50 }, { "motion": "m", "end": true }"#
      ) == [#""box.x" reaches its final value after 48 ms"#])
  }

  @Test func `Several sections are open at once`() throws {
    let run = try MotionDesk.run(
      #"{ "motion": "a", "settles": 1 }, \#(line), { "wait": 50 }, { "motion": "b", "settles": 1 }, { "wait": "settled" }, { "motion": "a", "end": true }, { "motion": "b", "end": true }"#
    )
    run.finish()
    #expect(
      run.failures.map(\.what) == [
        "\"box.x\" reaches its final value after 198 ms",
        "\"box.x\" reaches its final value after 148 ms",
      ])
    #expect(run.failures.map(\.position.column) == run.failures.map(\.position.column).sorted())
  }

  @Test func `A run that looks back tells nothing twice`() throws {
    let run = try MotionDesk.run(
      #"{ "motion": "m", "settles": 1 }, \#(line), { "wait": 300 }, { "motion": "m", "end": true }, { "wait": 100 }"#
    )
    run.finish()
    _ = run.state(at: .milliseconds(100))
    _ = run.state(at: .milliseconds(390))
    #expect(run.failures.count == 1)
  }

  @Test func `How often a run is asked makes no difference`() throws {
    let steps =
      #"{ "motion": "m", "views": ["box"], "settles": 1, "overshoot": 0 }, \#(spring), { "wait": "settled" }, { "motion": "m", "end": true }"#
    let whole = try MotionDesk.run(steps)
    whole.finish()
    let often = try MotionDesk.run(steps)
    for time in stride(from: 0, to: 2_000, by: 7) { _ = often.state(at: .milliseconds(time)) }
    #expect(!whole.failures.isEmpty && whole.failures == often.failures)
  }
}
