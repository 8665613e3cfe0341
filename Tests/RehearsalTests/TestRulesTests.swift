import Files
import Rehearsal
import TestDesks
import Testing
import TouchKit

/// What a scenario says to tests.
@Suite struct TestRulesTests {
  @Test func `A scenario that lists nothing says nothing`() throws {
    #expect(
      try Desk.scenario("", #""device": "wide", "appearance": "dark", "#).tests == TestRules())
  }

  @Test func `Lists are read in their order`() throws {
    let scenario = try Desk.scenario(
      "",
      """
      "devices": ["wide", "small"], "appearances": ["light", "dark"], "scales": [1, 3],
      "orientations": ["portrait", "landscape-left"], "directions": ["rtl", "ltr"],
      "tunings": ["slow", "default"],
      """)
    let rules = scenario.tests
    #expect(rules.devices.map(\.name) == ["wide", "small"])
    #expect(rules.appearances == [.light, .dark] && rules.scales == [1, 3])
    #expect(rules.orientations == [.portrait, .landscapeLeft])
    #expect(rules.directions == [.rightToLeft, .leftToRight])
    #expect(rules.tunings == ["slow", "default"])
    // Without tests it begins with the first of each.
    #expect(scenario.startState.tuningName == "slow")
    #expect(scenario.startState.settings.device.name == "wide")
    #expect(scenario.startState.settings.environment.direction == .rightToLeft)
  }

  @Test func `Everything else is read as it stands`() throws {
    let rules = try Desk.scenario(
      "",
      """
      "skip": "waits for the list", "repeat": 4, "mask": ["box", [0, 1, 2.5, 3]],
      "tolerance": { "threshold": 0.25, "smoothing": false },
      """
    ).tests
    #expect(rules.skip == "waits for the list" && rules.repeats == 4)
    #expect(rules.masks == [.view("box"), .region(Rect(0, 1, 2.5, 3))])
    #expect(rules.tolerance == Tolerance(threshold: 0.25, ignoresAntialiasing: false))
    #expect(try Desk.scenario("", #""tolerance": {}, "#).tests.tolerance == Tolerance())
  }

  @Test(arguments: [
    (
      #""devices": ["small"], "device": "wide", "#,
      #"the scenario has both "device" and "devices"; keep one of them"#
    ),
    (#""scales": [1, 2, 1], "#, #""scales" has the same item twice; remove one of them"#),
    (#""scales": [4], "#, "must be 1 to 3"), (#""devices": [], "#, "it must have 1 to 16 items"),
    (#""appearances": ["drak"], "#, #"did you mean "dark"?"#),
    (#""tunings": ["slo"], "#, #"did you mean "slow"?"#),
    (
      #""tunings": ["slow"], "tuning": "slow", "#,
      #"the scenario has both "tuning" and "tunings"; keep one of them"#
    ),
    (#""mask": ["bx"], "#, #"did you mean "box"?"#), (#""mask": [[1, 2, 3]], "#, "4"),
    (#""skip": "", "#, "is empty"), (#""tolerance": {"threshold": 2}, "#, "must be 0 to 1"),
    (#""repeat": 0, "#, "must be 1 to 100"),
  ])
  func `What makes no sense is refused`(header: String, words: String) {
    #expect(Desk.refusal("", header).contains(words), "\(Desk.refusal("", header))")
    #expect(Desk.refusal("", #""take": true, "# + header).contains("unknown key"))
  }

  @Test func `Masks lie where their views are seen when the shot is taken`() throws {
    let run = try Desk.run(
      #"{ "shot": "a", "mask": ["box", "field", [1, 2, 3, 4]] }, { "shot": "b" }"#,
      #""mask": ["label"], "#)
    let tree = run.stage.tree()
    let box = try #require(tree.node("box"))
    let label = try #require(tree.node("label"))
    #expect(tree.node("field") == nil)
    #expect(
      run.nextShot()?.masks
        == [label.clipped ?? label.frame, box.clipped ?? box.frame, Rect(1, 2, 3, 4)])
    #expect(run.nextShot()?.masks.count == 1)
  }
}
