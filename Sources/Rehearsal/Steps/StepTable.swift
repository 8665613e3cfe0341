import JSON
import TouchKit

/// Every kind of step of a prototype's scenarios and takes.
struct StepTable: Sendable {
  private let inScenarios: [StepRule]
  private let inTakes: [StepRule]
  /// The indices of the rules of a key in these lists; only looked up by key, never iterated.
  private let indicesInScenarios: [String: [Int]]
  private let indicesInTakes: [String: [Int]]
  /// Whether a step's keys alone show its rule.
  private let isKnownByKeys: (inScenarios: Bool, inTakes: Bool)

  init(_ prototype: Prototype) {
    let all =
      StepTable.gestures + StepTable.pauses + StepTable.groups + StepTable.sections
      + StepTable.expectations
      + StepTable.touches
      + StepTable.inputs + StepTable.tuning(prototype.catalogue)
      + prototype.inputs.map(StepTable.custom)
    // A step that means nothing to the prototype is refused in a file that a person writes; a recording holds whatever
    // happened.
    inScenarios = all.filter { $0.scope != .take && !prototype.meaningless.contains($0.key) }
    inTakes = all.filter { $0.scope != .scenario }
    func indices(_ rules: [StepRule]) -> [String: [Int]] {
      Dictionary(grouping: rules.indices) { rules[$0].key }
    }
    indicesInScenarios = indices(inScenarios)
    indicesInTakes = indices(inTakes)
    isKnownByKeys = (
      inScenarios.allSatisfy { $0.chosenBy.isEmpty }, inTakes.allSatisfy { $0.chosenBy.isEmpty }
    )
  }

  /// The form of a step that was checked; nil if values, too, decide of which rule a step is.
  func form(of members: [JSONMember], _ rule: StepRule, inTake: Bool) -> StepForm? {
    guard inTake ? isKnownByKeys.inTakes : isKnownByKeys.inScenarios else { return nil }
    return StepForm(members, rule, rule.schema(inTake: inTake))
  }

  /// The first rule that is for an object; nil if no rule is.
  func rule(for reader: ObjectReader, inTake: Bool) -> StepRule? {
    let (rules, indices) =
      inTake ? (inTakes, indicesInTakes) : (inScenarios, indicesInScenarios)
    var first = rules.count
    for member in reader.members {
      for index in indices[member.key] ?? [] where index < first {
        if rules[index].isChosen(by: reader) { first = index }
      }
    }
    return first < rules.count ? rules[first] : nil
  }

  /// The rules of the steps that may occur in a file.
  func rules(inTake: Bool) -> [StepRule] { inTake ? inTakes : inScenarios }

  /// The names of the steps that may occur in a file, each once.
  func names(inTake: Bool) -> [String] {
    var names: [String] = []
    for rule in rules(inTake: inTake) where !names.contains(rule.key) { names.append(rule.key) }
    return names
  }

  /// The longest that a finger takes for one step.
  static let duration = ValueSchema.number(1...60_000)

  static let placeMembers: [ValueSchema.Member] = [
    .required("x", .coordinate, "from the left edge, in points"),
    .required("y", .coordinate, "from the top edge, in points"),
  ]
  /// A place on the screen: `[x, y]` or `{"x", "y"}`.
  static let place = ValueSchema.either([.pair, .object(placeMembers)])
  /// What a finger aims at: a view's id or a place.
  static let aim = ValueSchema.either([.id, .pair, .object(placeMembers)])

  private static let anyway = ValueSchema.Member.optional(
    "anyway", .bool,
    "true: the finger lands there even if another view receives the touch (default: false)")

  private static let gestures: [StepRule] = [
    StepRule(
      "tap", "a finger taps a point or the middle of a view", aim,
      [
        .optional(
          "count", .integer(1...20), "the number of taps, with 100 ms between them (default: 1)"),
        anyway,
      ]
    ) {
      .tap($0.aim, count: $0.integer("count", or: 1), anyway: $0.optionalBool("anyway") ?? false)
    },
    StepRule(
      "swipe",
      "a finger lands on a point or on the middle of a view, moves in a straight line and lifts while it still moves",
      aim,
      [
        .required(
          "direction", .word(Step.Direction.allCases.map { $0.rawValue }),
          "the direction in which the finger moves"
        ),
        .required("distance", .number(0...10_000), "how far the finger moves, in points"),
        .required("duration", duration, "how long the step takes, in milliseconds"), anyway,
      ]
    ) {
      .swipe(
        $0.aim,
        Step.Swipe(
          $0.word("direction"), distance: $0.number("distance"), duration: $0.time("duration")),
        anyway: $0.optionalBool("anyway") ?? false)
    },
    StepRule(
      "drag", "a finger moves from point to point at constant speed and lifts while it still moves",
      .list(place, count: 2...1000),
      [.required("duration", duration, "how long the step takes, in milliseconds")]
    ) {
      .drag(
        $0.value.checkedItems?.compactMap { $0.checkedPlace } ?? [], duration: $0.time("duration"))
    },
    StepRule(
      "hold", "a finger lands on a point or on the middle of a view, rests there and lifts", aim,
      [.required("duration", duration, "how long the step takes, in milliseconds"), anyway]
    ) {
      .hold(
        $0.aim, duration: $0.time("duration"), anyway: $0.optionalBool("anyway") ?? false)
    },
    twoFingers(
      "pinch",
      "two fingers, side by side around a point or the middle of a view, move apart or together",
      .number(Step.TwoFingers.distances), "the distance between the fingers in points"
    ) { .pinch(from: $0, to: $1) },
    twoFingers(
      "twist",
      "two fingers, \(Step.TwoFingers.twistDistance.twoDecimals) points apart, turn around a point or the middle of a view",
      .number(Step.TwoFingers.angles),
      "the angle in degrees clockwise (0: the fingers are side by side)"
    ) { .twist(from: $0, to: $1) },
  ]

  private static func twoFingers(
    _ key: String, _ summary: String, _ range: ValueSchema, _ unit: String,
    _ movement: @escaping @Sendable (Double, Double) -> Step.TwoFingers.Movement
  ) -> StepRule {
    StepRule(
      key, summary, aim,
      [
        .required("from", range, "\(unit), at the beginning"),
        .required("to", range, "\(unit), at the end"),
        .required("duration", duration, "how long the step takes, in milliseconds"), anyway,
      ]
    ) {
      .twoFingers(
        $0.aim,
        Step.TwoFingers(
          movement($0.number("from"), $0.number("to")), duration: $0.time("duration")),
        anyway: $0.optionalBool("anyway") ?? false)
    }
  }

  private static let pauses: [StepRule] = [
    StepRule(
      "wait",
      "waits this many milliseconds; \"settled\" waits until nothing moves and no finger is down",
      .either([.number(Scenario.milliseconds), .word(["settled"])])
    ) { members in
      members.value.checkedNumber.map { .wait(.milliseconds($0)) } ?? .settle
    },
    StepRule(
      "shot", "makes a picture with this name, for the commands test and capture",
      .pattern(shotName),
      [
        .optional(
          "mask", masks,
          "the parts of the picture that comparisons ignore: views, or rectangles [x, y, width, height] in points"
        )
      ]
    ) {
      .shot($0.text("shot"), masks: $0.masks)
    },
  ]

  /// Shots become file names, so their own are plain.
  static let shotName = ValueSchema.Pattern(
    "a name of at most 64 letters, digits, dots, dashes and underscores that starts with a letter or digit",
    expression: "[A-Za-z0-9][A-Za-z0-9._-]{0,63}"
  ) { name in
    let bytes = Array(name.utf8)
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
    return (1...64).contains(bytes.count) && isPlain(bytes[0])
      && bytes.allSatisfy { isPlain($0) || [0x2D, 0x2E, 0x5F].contains($0) }
  }
}
