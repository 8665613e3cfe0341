import TouchKit

/// The steps that say what is expected on the screen.
extension StepTable {
  private static let words = ValueSchema.text(0...TextEditor.longest)

  private static let swept = ValueSchema.Member.optional(
    "swept", .bool, "whether the runs of a sweep also check this step (default: true)")

  static let expectations: [StepRule] = [
    StepRule(
      "expect", "counts the views whose ids begin with this text",
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
      "expect", "checks that there is no view with this id", .id, [swept],
      chosenBy: [.init(key: "exists", value: false)]
    ) {
      var conditions = Expectation.Conditions()
      conditions.exists = false
      conditions.isSwept = $0.optionalBool("swept") ?? true
      return .expect(Expectation($0.text("expect"), conditions))
    },
    StepRule(
      "expect",
      "checks that there is a view with this id, and that it has the other members' values", .id,
      [
        .optional(
          "exists", .exactly(.bool(true)), "true: the view tree has the view (default: true)"),
        .optional(
          "visible", .bool,
          "whether the view is on the screen and not hidden, transparent or clipped away; views in front of it do not count"
        ),
        .optional("enabled", .bool, "whether the view and all views that contain it are enabled"),
        .optional("focused", .bool, "whether the view has the keyboard focus"),
        .optional(
          "frame", .list(.number(-1_000_000...1_000_000), count: 4...4),
          "the view's x, y, width and height on the screen, as drawn and before clipping"),
        .optional(
          "alpha", .number(0...1),
          "the view's opacity: its own alpha multiplied with those of all views that contain it"),
        .optional("text", words, "the text that the view shows"),
        .optional(
          "value", words, "the state of the view as text, such as the position of a slider"),
        .optional("label", words, "the text that assistive technology reads"),
        .optional(
          "role", .word(Role.allCases.map { $0.rawValue }),
          "the kind of the view, as assistive technology knows it"),
        .optional("window", .text(1...200), "the id of the window that contains the view"),
        .optional(
          "within", .number(0...10_000), "how much the numbers may differ (default: 0.005)"),
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
