import TestDesks
import Testing

@Suite struct SectionReadingTests {
  @Test(arguments: [
    (
      #"{ "motion": "a", "views": ["bix"] }, { "motion": "a", "end": true }"#,
      #"there is no view "bix"; did you mean "box"?"#
    ),
    (
      #"{ "motion": "a", "views": ["box.hight"] }, { "motion": "a", "end": true }"#,
      #"a view has no number "hight"; did you mean "height"?"#
    ),
    (
      #"{ "motion": "a", "monotone": ["box"] }, { "motion": "a", "end": true }"#,
      #""box" is a view, not a number of a view; use a number of the view, such as "box.y""#
    ),
    (
      #"{ "motion": "a" }, { "wait": 10 }"#,
      #"the motion "a" never ends; add { "motion": "a", "end": true }"#
    ),
    (
      #"{ "motion": "a", "end": true }"#,
      #"the motion "a" ends here, but it is not open; remove this step"#
    ),
    (
      #"{ "motion": "a" }, { "motion": "b", "end": true }"#,
      #"the motion "b" ends here, but it is not open; the open motions are "a""#
    ),
    (
      #"{ "motion": "a" }, { "motion": "a", "end": true }, { "motion": "a" }, { "motion": "a", "end": true }"#,
      #"two motions have the name "a"; the first begins in line 1; use a different name for each"#
    ),
    (
      #"{ "motion": "a", "together": [["box"]] }, { "motion": "a", "end": true }"#,
      #"an item of "together" of a motion step has 1 item; it must have 2 to 16 items"#
    ),
    (
      #"{ "motion": "a", "settles": -1 }, { "motion": "a", "end": true }"#,
      #""settles" of a motion step is -1; it must be 0 to 86400000"#
    ),
    (
      #"{ "motion": "../a" }, { "motion": "../a", "end": true }"#,
      #"at most 64 letters"#
    ),
    (#"{ "motion": "a", "othrs": "still" }"#, #"did you mean "others"?"#),
    (#"{ "motion": "a", "others": "moving" }"#, #""still""#),
    (#"{ "motion": "a", "still": "yes" }"#, #""still" of a motion step"#),
  ])
  func `A section that means nothing is refused with the remedy`(_ steps: String, _ words: String) {
    let said = Desk.refusal(steps)
    #expect(said.contains(words), "\(said)")
  }
}
