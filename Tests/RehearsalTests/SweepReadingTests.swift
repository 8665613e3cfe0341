import JSON
import Rehearsal
import TestDesks
import Testing

/// What is wrong with a sweep is told with its place and what to do.
@Suite struct SweepReadingTests {
  private func problem(_ steps: String) -> String? {
    do {
      _ = try MotionDesk.scenario(steps)
      return nil
    } catch let problem as Problem {
      return problem.description
    } catch {
      return "\(error)"
    }
  }

  private func sweep(_ plan: String, with steps: String = #"{ "shake": true }"#) -> String? {
    problem(#"{ "sweep": \#(plan), "with": [\#(steps)] }"#)
  }

  @Test func `A sweep needs only its end, and may have all kinds of steps`() {
    #expect(sweep(#"{ "to": 0 }"#) == nil)
    #expect(sweep(#"{ "every": 0.25, "from": 10, "to": 20 }"#) == nil)
    #expect(
      sweep(
        #"{ "to": 1 }"#,
        with:
          #"{ "repeat": 2, "steps": [{ "tap": "box" }] }, { "wait": "settled" }, { "rotate": "left" }, { "environment": { "textSize": 2 } }, { "touch": 10, "phase": "began", "x": 1, "y": 1 }, { "expect": "box" }, { "go": { "to": 1 } }"#
      ) == nil)
  }

  @Test(arguments: [
    (#"{ "to": 1, "every": 0 }"#, #"1:58: "every" of "sweep" of a sweep step is 0; it must be"#),
    (#"{ "to": 1, "every": -2 }"#, #"1:58: "every" of "sweep" of a sweep step is -2; it must be"#),
    (
      #"{ "from": 5, "to": 4 }"#,
      "1:57: the sweep ends at 4 ms, before it begins at 5 ms; \"to\" must"
    ),
    (#"{ "to": 100000 }"#, "1:38: this sweep has 100001 runs"),
    (
      #"{ "to": 86400000, "every": 0.001 }"#,
      "1:38: this sweep has 86400000001 runs"
    ),
    (#"{ "from": 1 }"#, #"1:38: "sweep" of a sweep step has no "to""#),
    (#"{ "til": 1 }"#, #""sweep" of a sweep step has no "to""#), (#"5"#, "it must be an object"),
  ])
  func `A plan that makes no sense is refused`(_ plan: String, _ words: String) {
    let found = sweep(plan)
    #expect(found?.contains(words) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("", "the interruption has no steps; add a step"),
    (#"{ "shot": "a" }"#, "an interruption can't have a shot; remove the shot"),
    (
      #"{ "motion": "a" }"#,
      "an interruption can't begin or end a motion; put the begin and the end"
    ),
    (#"{ "sweep": { "to": 1 }, "with": [] }"#, "an interruption can't have a sweep"),
    (#"{ "use": "b.scenario.json" }"#, "an interruption can't use the steps of another file"),
    (
      #"{ "expect": "box", "swept": false }"#,
      "in an interruption, \"swept\": false means that the step is never checked"
    ),
    (
      #"{ "touch": 1, "phase": "began", "x": 1, "y": 1 }"#,
      "an interruption can't use finger 1; use finger 10 or 11, which only interruptions use"
    ),
    (#"{ "tap": "bix" }"#, #"there is no view "bix"; did you mean "box"?"#),
  ])
  func `A step that makes no sense in an interruption is refused`(
    _ step: String, _ words: String
  ) {
    let found = sweep(#"{ "to": 1 }"#, with: step)
    #expect(found?.contains(words) == true, "\(found ?? "")")
    #expect(found?.hasPrefix("x:1:") == true)
  }

  @Test func `Two sweeps, a repeated one and its finger elsewhere are refused`() {
    let one = #"{ "sweep": { "to": 1 }, "with": [{ "shake": true }] }"#
    #expect(
      problem("\(one), \(one)")
        == "x:1:82: a scenario can have only one sweep; the first sweep is in line 1; put each sweep into its own scenario"
    )
    #expect(
      problem(#"{ "repeat": 2, "steps": [\#(one)] }"#)?.contains(
        "a sweep can't be among steps that are repeated; put the sweep before or after the repeat")
        == true)
    for finger in [10, 11] {
      #expect(
        problem(#"\#(one), { "touch": \#(finger), "phase": "began", "x": 1, "y": 1 }"#)?.hasSuffix(
          "the scenario can't use finger \(finger), because the interruption of its sweep uses this finger; use another finger"
        )
          == true)
    }
    #expect(
      problem(#"{ "motion": "m" }, \#(one)"#)?.contains(#"the motion "m" never ends"#) == true)
  }

  @Test func `More inputs in all runs than a scenario may have are refused`() {
    // Ten taps, 20 inputs a run.
    func sweep(to: Int) -> String {
      #"{ "wait": 1 }, { "sweep": { "to": \#(to), "every": 0.1 }, "with": [{ "tap": "box" }] }, { "repeat": 9, "steps": [{ "tap": "box" }] }"#
    }
    #expect(problem(sweep(to: 4999)) == nil)
    #expect(
      problem(sweep(to: 5000))
        == #"x:1:42: the 50001 runs of this sweep have 1000020 inputs in all; the limit is 1000000; use a greater "every", or bring "from" and "to" closer together"#
    )
  }
}
