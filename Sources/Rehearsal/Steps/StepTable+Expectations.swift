import Files
import TouchKit

/// The steps that say what is expected on the screen.
extension StepTable {
  private static let words = ValueSchema.text(0...TextEditor.longest)

  private static let swept = ValueSchema.Member.optional(
    "swept", .bool, "whether it holds in the runs of a sweep, too; true unless given")

  static let expectations: [StepRule] = [
    StepRule(
      "expect", "views whose ids begin so are as many",
      .text(1...200),
      [
        .required("count", .integer(0...100_000), "how many there are"),
        .optional("visible", .bool, "counts only those that are visible, or only the others"),
        swept,
      ],
      chosenBy: [.init(key: "prefix", value: true)]
    ) {
      .count(
        PrefixCount(
          prefix: $0.text("expect"), count: $0.integer("count"),
          visible: $0.optionalBool("visible"), isSwept: $0.optionalBool("swept") ?? true))
    },
    StepRule(
      "expect", "a view is not there", .id, [swept], chosenBy: [.init(key: "exists", value: false)]
    ) {
      var conditions = Expectation.Conditions()
      conditions.exists = false
      conditions.isSwept = $0.optionalBool("swept") ?? true
      return .expect(Expectation($0.text("expect"), conditions))
    },
    StepRule(
      "expect", "a view is there and is so", .id,
      [
        .optional("exists", .exactly(.bool(true)), "it is in the view tree"),
        .optional(
          "visible", .bool, "nothing hides it or cuts it off; what lies over it does not count"),
        .optional("enabled", .bool, "it and all around it can be used"),
        .optional("focused", .bool, "it hears the keyboard first"),
        .optional(
          "frame", .list(.number(-1_000_000...1_000_000), count: 4...4),
          "x, y, width and height on the screen, as drawn, before clipping"),
        .optional("alpha", .number(0...1), "its own and its ancestors', multiplied"),
        .optional("text", words, "the words it shows"),
        .optional("value", words, "its state in words"),
        .optional("label", words, "what assistive technology says"),
        .optional("role", .word(Role.allCases.map(\.rawValue)), "what it is"),
        .optional("window", .text(1...200), "the id of the window it is in"),
        .optional("within", .number(0...10_000), "how far numbers may be off, 0.005 unless given"),
        swept,
      ]
    ) { members in
      var conditions = Expectation.Conditions()
      conditions.visible = members.optionalBool("visible")
      conditions.enabled = members.optionalBool("enabled")
      conditions.focused = members.optionalBool("focused")
      conditions.frame = members["frame"]?.checkedRect
      conditions.alpha = members.optionalNumber("alpha")
      conditions.text = members.optionalText("text")
      conditions.value = members.optionalText("value")
      conditions.label = members.optionalText("label")
      conditions.role = members.optionalWord("role")
      conditions.window = members.optionalText("window")
      conditions.within = members.optionalNumber("within") ?? Expectation.Conditions.usualTolerance
      conditions.isSwept = members.optionalBool("swept") ?? true
      return .expect(Expectation(members.text("expect"), conditions))
    },
  ]
}
