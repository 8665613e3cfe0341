import Files
import TouchKit

/// The steps that say what is expected on the screen.
extension StepTable {
  private static let words = ValueSchema.text(0...TextEditor.longest)

  private static let swept = ValueSchema.Member.optional(
    "swept", .bool, "whether the runs of a sweep check it, too (default: true)")

  static let expectations: [StepRule] = [
    StepRule(
      "expect", "counts the views whose ids begin with this",
      .text(1...200),
      [
        .required("count", .integer(0...100_000), "the expected number of views"),
        .optional("visible", .bool, "true: counts only visible views; false: only invisible ones"),
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
      "expect", "a view is there and has these properties", .id,
      [
        .optional("exists", .exactly(.bool(true)), "it is in the view tree"),
        .optional(
          "visible", .bool, "it is not hidden or clipped away; views in front of it do not count"),
        .optional("enabled", .bool, "it and its ancestors can be used"),
        .optional("focused", .bool, "it has the keyboard focus"),
        .optional(
          "frame", .list(.number(-1_000_000...1_000_000), count: 4...4),
          "x, y, width and height on the screen, as drawn, before clipping"),
        .optional("alpha", .number(0...1), "its own and its ancestors', multiplied"),
        .optional("text", words, "the words it shows"),
        .optional("value", words, "its state as text"),
        .optional("label", words, "the text that assistive technology reads"),
        .optional("role", .word(Role.allCases.map(\.rawValue)), "its kind"),
        .optional("window", .text(1...200), "the id of the window it is in"),
        .optional("within", .number(0...10_000), "the tolerance of numbers (default: 0.005)"),
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
