import Files
import Rehearsal
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
      try failures(#""settles": 0, "overshoot": 0, "peakVelocity": 0"#, #"{ "wait": 20 }"#) == [])
  }

  @Test func `It arrives when it stays within a point of its end`() throws {
    #expect(
      try failures(#""views": ["box"], "settles": 197"#, line) == [
        #""box.x" arrives after 198 ms"#
      ])
    #expect(try failures(#""views": ["box"], "settles": 198"#, line) == [])
    #expect(
      try failures(#""settles": 100"#, line + #", { "wait": 50 }, { "go": { "to": 0 } }"#) == [
        #""box.x" arrives after 242 ms"#
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
    #expect(words.count == 1 && words[0].hasPrefix("\"box.x\" goes back by 18."))
    // There and back again.
    #expect(
      try failures(
        #""monotone": ["box.way"]"#, line + #", { "wait": 100 }, { "go": { "to": 10 } }"#) == [
          #""box.way" goes back by 40 pt at 300 ms"#
        ])
  }

  @Test func `Views that part are told with how far and how long`() throws {
    #expect(
      try failures(
        #""together": [["box", "twin"]], "noJumps": false"#,
        #"{ "fault": { "after": 50, "kind": "seam", "by": 3 } }, { "fault": { "after": 100, "kind": "seam", "by": 0 } }, "#
          + line) == [
          #""box" and "twin" part by 3 pt from 50 ms to 100 ms"#
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
        #""twin.x" jumps by 1000 pt/s of velocity at 50 ms"#
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
        #"no view "row-2" was there in the motion "m""#,
        #"nothing named "box.wai" was there in the motion "m""#,
      ])
  }

  @Test func `A section with an interruption, a short one and an endless one are judged, too`()
    throws
  {
    #expect(
      try failures(
        "", line + #", { "wait": 100 }, { "go": { "to": 0, "damping": 1 } }"#) == [])
    #expect(
      try MotionDesk.failures(#"{ "motion": "m", "settles": 0 }, { "motion": "m", "end": true }"#)
        == [])
    #expect(
      try MotionDesk.failures(
        line
          + #", { "motion": "m", "views": ["box"], "settles": 40 }, { "wait": 50 }, { "motion": "m", "end": true }"#
      ) == [#""box.x" arrives after 48 ms"#])
  }

  @Test func `Several sections are open at once`() throws {
    let run = try MotionDesk.run(
      #"{ "motion": "a", "settles": 1 }, \#(line), { "wait": 50 }, { "motion": "b", "settles": 1 }, { "wait": "settled" }, { "motion": "a", "end": true }, { "motion": "b", "end": true }"#
    )
    run.finish()
    #expect(
      run.failures.map(\.what) == [
        "\"box.x\" arrives after 198 ms", "\"box.x\" arrives after 148 ms",
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
