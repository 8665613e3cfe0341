import Files
import TouchKit
import TuningFiles

/// The steps that reach the phone as inputs.
extension StepTable {
  /// The recorder of a take numbers the fingers.
  static let finger = ValueSchema.integer(0...1000)

  private static let touchMembers: [ValueSchema.Member] =
    [
      .required("phase", .word(Touch.Phase.reported.map(\.rawValue)), "what the finger does")
    ] + placeMembers

  private static let landing: [ValueSchema.Member] = [
    .optional(
      "on", .id, "the view that it hit; replay uses the place, or this view with --follow"),
    .optional("offset", .pair, "the place in this view"),
  ]

  static let touches: [StepRule] = [
    .raw("touch", "a finger, by its number", finger, touchMembers, in: .scenario, read: touch),
    .raw(
      "touch", "a finger, by its number", finger, touchMembers + landing, in: .take, read: touch),
    .raw(
      "scroll", scrolled, .pair, [.required("place", place, "where the pointer is"), scrollPhase],
      in: .scenario, chosenBy: [.init(key: "place")]
    ) { scroll($0, at: $0.place("place")) },
    .raw("scroll", scrolled, .pair, placeMembers + [scrollPhase]) { scroll($0, at: $0.point) },
    .raw(
      "pointer", "the pointer moves to a place, or leaves",
      .either([.pair, .object(placeMembers), .null]), in: .scenario
    ) { .pointer($0.value.checkedPlace) },
    .raw("pointer", "the pointer moves to [x, y], or leaves", .either([.pair, .null]), in: .take) {
      .pointer($0.value.checkedPoint)
    },
  ]

  private static let scrolled =
    "a wheel or a touchpad moves content by [x, y] points under the pointer"

  private static let scrollPhase = ValueSchema.Member.optional(
    "phase", .word(Input.ScrollPhase.allCases.map(\.rawValue)),
    "the phase of a touchpad: began, moved, ended (default: a notch of a wheel)")

  private static func scroll(_ members: StepMembers, at point: Point) -> Input.Kind {
    .scroll(
      by: members.point("scroll"), at: point, phase: members.optionalWord("phase") ?? .wheel)
  }

  private static let touch: @Sendable (StepMembers) -> Input.Kind = {
    .touch(finger: $0.integer("touch"), phase: $0.word("phase"), at: $0.point)
  }

  static let inputs: [StepRule] = [
    .raw(
      "activate", "assistive technology or the keyboard presses a view", .id,
      [
        .optional(
          "action", .text(1...64), "one of the view's own actions; it is used instead of a press")
      ]
    ) {
      .activate($0.text("activate"), action: $0.optionalText("action"))
    },
    .raw("type", "text is committed", .text(1...TextEditor.longest)) {
      .type($0.text("type"))
    },
    .raw(
      "compose", "an input method shows text that is not committed yet",
      .text(0...TextEditor.longest)
    ) {
      .compose($0.text("compose"))
    },
    .raw(
      "key", "a key of a hardware keyboard, by its name in lower case", .text(1...32),
      [
        .optional(
          "phase", .word(KeyInput.Phase.allCases.map(\.rawValue)),
          "what the key does (default: press)"),
        .optional(
          "modifiers", .list(.word(KeyInput.Modifier.allCases.map(\.rawValue)), count: 0...3),
          "keys held with it"),
      ], read: key),
    StepRule(
      "rotate", "the device turns anticlockwise (left) or clockwise, or to an orientation",
      .word(Step.Turn.allCases.map(\.rawValue) + Orientation.allCases.map(\.rawValue))
    ) { members in
      if let turn: Step.Turn = members.optionalWord("rotate") { return .turn(turn) }
      return .inputs([.rotate(members.word("rotate"))])
    },
    .raw(
      "rotate", "the device turns to an orientation",
      .word(Orientation.allCases.map(\.rawValue)), in: .take
    ) { .rotate($0.word("rotate")) },
    .raw("shake", "the device is shaken", .exactly(.bool(true))) { _ in .shake },
    .raw(
      "interrupt", "the system interrupts the phone, or the interruption ends",
      .word(Input.Interruption.allCases.map(\.rawValue))
    ) { .interrupt($0.word("interrupt")) },
    .raw(
      "environment", "the user of the phone changes settings, or its surroundings change",
      .someOf(environment)
    ) {
      .environment(
        environmentChange(StepMembers(key: "environment", $0.value.members, $0.catalogue)))
    },
    .raw("raw", "a packed event record of 32-bit words, in hexadecimal digits", .pattern(hex)) {
      .raw([UInt8](hexadecimal: $0.text("raw")) ?? [])
    },
  ]

  private static let key: @Sendable (StepMembers) -> Input.Kind = { members in
    let held = (members["modifiers"]?.checkedItems ?? []).compactMap(\.checkedText)
    return .key(
      KeyInput(
        members.text("key"), phase: members.optionalWord("phase") ?? .press,
        modifiers: KeyInput.Modifier.allCases.filter { held.contains($0.rawValue) }))
  }

  static let hex = ValueSchema.Pattern(
    "an even number of hexadecimal digits", expression: "(?:[0-9A-Fa-f]{2}){1,4096}"
  ) { (1...4096).contains([UInt8](hexadecimal: $0)?.count ?? 0) }

  static func tuning(_ catalogue: TuningCatalogue) -> [StepRule] {
    [
      StepRule(
        "set", "changes the values of tunings; running motions keep their values", .tunings,
        in: .both
      ) { step in
        // With room for just these kinds, and with the catalogue's names, which all steps share.
        let members = step.value.members
        var kinds: [Input.Kind] = []
        kinds.reserveCapacity(members.count)
        for member in members {
          guard let entry = catalogue[member.key],
            let value = try? TuningReader.value(member.value, of: entry)
          else { continue }
          kinds.append(.set(entry.name, value))
        }
        return .inputs(Step.Inputs(kinds))
      }
    ]
  }

  static func custom(_ input: Prototype.CustomInput) -> StepRule {
    .raw(input.name, input.summary, input.schema, check: input.check) {
      .custom(input.name, $0.value.payload)
    }
  }
}
