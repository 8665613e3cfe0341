import Files
import TouchKit

extension StepTable {
  private static let words = Shape.text(0...10_000)

  static let expectations: [StepRule] = [
    StepRule(
      "expect", "views whose ids begin so are as many",
      .text(1...200),
      [
        .required("count", .integer(0...100_000), "how many there are"),
        .optional("visible", .bool, "counts only those that are visible, or only the others"),
      ],
      chosenBy: [.init(key: "prefix", value: true)]
    ) {
      .count(
        PrefixCount(
          prefix: $0.text("expect"), count: $0.integer("count"),
          visible: $0.optionalBool("visible")))
    },
    StepRule(
      "expect", "a view is not there", .id, chosenBy: [.init(key: "exists", value: false)]
    ) {
      var expectation = Expectation($0.text("expect"))
      expectation.exists = false
      return .expect(expectation)
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
      ]
    ) { members in
      var expectation = Expectation(members.text("expect"))
      expectation.visible = members.optionalBool("visible")
      expectation.enabled = members.optionalBool("enabled")
      expectation.focused = members.optionalBool("focused")
      expectation.frame = members["frame"]?.checkedRect
      expectation.alpha = members.optionalNumber("alpha")
      expectation.text = members.optionalText("text")
      expectation.value = members.optionalText("value")
      expectation.label = members.optionalText("label")
      expectation.role = members.optionalWord("role")
      expectation.window = members.optionalText("window")
      expectation.within = members.optionalNumber("within") ?? Expectation.usualTolerance
      return .expect(expectation)
    },
  ]
}

extension JSONValue {
  fileprivate var checkedRect: Rect? {
    guard let numbers = checkedItems?.compactMap(\.checkedNumber), numbers.count == 4 else {
      return nil
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
