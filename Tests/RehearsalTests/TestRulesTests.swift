import Files
import Rehearsal
import Testing
import TouchKit

/// What a scenario says to tests.
@Suite struct TestRulesTests {
  @Test func `A scenario that lists nothing is played once, as it begins`() throws {
    let scenario = try Desk.scenario("", #""device": "wide", "appearance": "dark", "#)
    #expect(scenario.renditions == [Rendition(opening: scenario.opening, scale: 2)])
    #expect(scenario.tests == TestRules())
  }

  @Test func `Lists multiply`() throws {
    let scenario = try Desk.scenario(
      "",
      """
      "devices": ["wide", "small"], "appearances": ["light", "dark"], "scales": [1, 3],
      "orientations": ["portrait", "landscape-left"], "directions": ["rtl", "ltr"],
      """)
    let renditions = scenario.renditions
    #expect(renditions.count == 32)
    #expect(Set(renditions.map { "\($0)" }).count == 32)
    #expect(renditions[0].opening == scenario.opening)
    #expect(scenario.opening.settings.device.name == "wide")
    #expect(scenario.opening.settings.environment.direction == .rightToLeft)
    #expect(renditions[31].opening.settings.device.name == "small")
    #expect(
      renditions[31].opening.settings.environment
        == Environment(appearance: .dark, direction: .leftToRight, orientation: .landscapeLeft))
    #expect(renditions[31].scale == 3)
    #expect(renditions[1].opening == renditions[0].opening)
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
    var tolerance = TestRules.Tolerance()
    tolerance.threshold = 0.25
    tolerance.smoothing = false
    #expect(rules.tolerance == tolerance)
    #expect(try Desk.scenario("", #""tolerance": {}, "#).tests.tolerance == TestRules.Tolerance())
  }

  @Test(arguments: [
    (#""devices": ["small"], "device": "wide", "#, #""device" beside "devices"; give one of them"#),
    (#""scales": [1, 2, 1], "#, #""scales" lists something twice; list it once"#),
    (#""scales": [4], "#, "must be 1 to 3"), (#""devices": [], "#, "it must have 1 to 16"),
    (#""appearances": ["drak"], "#, #"did you mean "dark"?"#),
    (#""mask": ["bx"], "#, #"did you mean "box"?"#), (#""mask": [[1, 2, 3]], "#, "4"),
    (#""skip": "", "#, "is empty"), (#""tolerance": {"threshold": 2}, "#, "must be 0 to 1"),
    (#""repeat": 0, "#, "must be 1 to 100"),
  ])
  func `What makes no sense is refused`(header: String, words: String) {
    #expect(Desk.refusal("", header).contains(words), "\(Desk.refusal("", header))")
    #expect(Desk.refusal("", #""take": true, "# + header).contains("unknown key"))
  }

  @Test func `Masks lie where their views are seen when the shot is taken`() throws {
    let rehearsal = try Desk.rehearsal(
      #"{ "shot": "a", "mask": ["box", "field", [1, 2, 3, 4]] }, { "shot": "b" }"#,
      #""mask": ["label"], "#)
    let tree = rehearsal.stage.tree()
    let box = try #require(tree.node("box"))
    let label = try #require(tree.node("label"))
    #expect(tree.node("field") == nil)
    #expect(
      rehearsal.nextShot()?.masks
        == [label.clipped ?? label.frame, box.clipped ?? box.frame, Rect(1, 2, 3, 4)])
    #expect(rehearsal.nextShot()?.masks.count == 1)
  }
}
