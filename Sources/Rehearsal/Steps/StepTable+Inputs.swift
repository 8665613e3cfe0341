import TouchKit
import TuningFiles

/// The steps that reach the phone as inputs.
extension StepTable {
  /// The recorder of a take numbers the fingers.
  static let finger = ValueSchema.integer(0...1000)

  private static let touchMembers: [ValueSchema.Member] =
    [
      .required("phase", .word(Touch.Phase.reported.map { $0.rawValue }), "what the finger does")
    ] + placeMembers

  private static let landing: [ValueSchema.Member] = [
    .optional(
      "on", .id,
      "the view that the finger hit. A replay touches the point x, y, or this view with --follow"),
    .optional("offset", .pair, "where the finger landed in this view, [x, y] in points"),
  ]

  static let touches: [StepRule] = [
    .raw(
      "touch", "a finger lands, moves or lifts; the value is the finger's number", finger,
      touchMembers, in: .scenario, read: touch),
    .raw(
      "touch", "a finger lands, moves or lifts; the value is the finger's number", finger,
      touchMembers + landing, in: .take, read: touch),
    .raw(
      "scroll", scrolled, .pair,
      [.required("place", place, "the place of the pointer on the screen"), scrollPhase],
      in: .scenario, chosenBy: [.init(key: "place")]
    ) { scroll($0, at: $0.place("place")) },
    .raw("scroll", scrolled, .pair, placeMembers + [scrollPhase]) { scroll($0, at: $0.point) },
    .raw(
      "pointer", "the pointer moves to this place; null: it leaves the screen",
      .either([.pair, .object(placeMembers), .null]), in: .scenario
    ) { .pointer($0.value.checkedPlace) },
    .raw(
      "pointer", "the pointer moves to [x, y]; null: it leaves the screen",
      .either([.pair, .null]),
      in: .take
    ) { .pointer($0.value.checkedPoint) },
  ]

  private static let scrolled =
    "a mouse wheel or a touchpad scrolls the content under the pointer by [x, y] points"

  private static let scrollPhase = ValueSchema.Member.optional(
    "phase", .word(Input.ScrollPhase.allCases.map { $0.rawValue }),
    "what the fingers on a touchpad do: began, moved or ended (default: wheel, one notch of a mouse wheel)"
  )

  private static func scroll(_ members: StepMembers, at point: Point) -> Input.Kind {
    .scroll(
      by: members.point("scroll"), at: point, phase: members.optionalWord("phase") ?? .wheel)
  }

  private static let touch: @Sendable (StepMembers) -> Input.Kind = {
    .touch(finger: $0.integer("touch"), phase: $0.word("phase"), at: $0.point)
  }

  static let inputs: [StepRule] = [
    .raw(
      "activate", "assistive technology or the keyboard presses the view with this id", .id,
      [
        .optional(
          "action", .text(1...64),
          "the name of one of the view's own actions, which replaces the press")
      ]
    ) {
      .activate($0.text("activate"), action: $0.optionalText("action"))
    },
    .raw(
      "type", "the user enters this text with a keyboard or an input method",
      .text(1...TextEditor.longest)
    ) {
      .type($0.text("type"))
    },
    .raw(
      "compose", "an input method shows this text while the user still composes it",
      .text(0...TextEditor.longest)
    ) {
      .compose($0.text("compose"))
    },
    .raw(
      "key", "a key of a hardware keyboard is used; the value is its name in lower case",
      .text(1...32),
      [
        .optional(
          "phase", .word(KeyInput.Phase.allCases.map { $0.rawValue }),
          "what the key does (default: press)"),
        .optional(
          "modifiers", .list(.word(KeyInput.Modifier.allCases.map { $0.rawValue }), count: 0...3),
          "the modifier keys that are held at the same time"),
      ], read: key),
    StepRule(
      "rotate", "the device turns anticlockwise (left), clockwise (right) or to an orientation",
      .word(Step.Turn.allCases.map { $0.rawValue } + Orientation.allCases.map { $0.rawValue })
    ) { members in
      if let turn: Step.Turn = members.optionalWord("rotate") { return .turn(turn) }
      return .inputs([.rotate(members.word("rotate"))])
    },
    .raw(
      "rotate", "the device turns to this orientation",
      .word(Orientation.allCases.map { $0.rawValue }), in: .take
    ) { .rotate($0.word("rotate")) },
    .raw("shake", "the device is shaken", .exactly(.bool(true))) { _ in .shake },
    .raw(
      "interrupt", "the system interrupts the prototype; \"resume\" ends the interruption",
      .word(Input.Interruption.allCases.map { $0.rawValue })
    ) { .interrupt($0.word("interrupt")) },
    .raw(
      "environment", "the user changes settings of the phone, or the phone's surroundings change",
      .someOf(environment)
    ) {
      .environment(
        environmentChange(StepMembers(key: "environment", $0.value.members, $0.catalogue)))
    },
    .raw(
      "raw", "an event record of 32-bit words, in hexadecimal digits; the prototype decodes it",
      .pattern(hex)
    ) {
      .raw([UInt8](hexadecimal: $0.text("raw")) ?? [])
    },
  ]

  private static let key: @Sendable (StepMembers) -> Input.Kind = { members in
    let held = (members["modifiers"]?.checkedItems ?? []).compactMap { $0.checkedText }
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
        "set", "changes values of the tuning; motions that are running keep their old values",
        .tunings, in: .both
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
