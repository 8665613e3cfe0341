import Files
import TouchKit

/// The steps that say what is expected on the screen.
extension StepTable {
  private static let words = Shape.text(0...TextEditor.longest)

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
      var claims = Expectation.Claims()
      claims.exists = false
      return .expect(Expectation($0.text("expect"), claims))
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
      var claims = Expectation.Claims()
      claims.visible = members.optionalBool("visible")
      claims.enabled = members.optionalBool("enabled")
      claims.focused = members.optionalBool("focused")
      claims.frame = members["frame"]?.checkedRect
      claims.alpha = members.optionalNumber("alpha")
      claims.text = members.optionalText("text")
      claims.value = members.optionalText("value")
      claims.label = members.optionalText("label")
      claims.role = members.optionalWord("role")
      claims.window = members.optionalText("window")
      claims.within = members.optionalNumber("within") ?? Expectation.Claims.usualTolerance
      return .expect(Expectation(members.text("expect"), claims))
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
