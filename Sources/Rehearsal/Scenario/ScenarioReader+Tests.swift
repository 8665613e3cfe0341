import JSON
import TouchKit

/// Reads what a scenario says only to tests.
extension ScenarioReader {
  /// What a scenario may say to tests; a take says nothing to them.
  var testMembers: [ValueSchema.Member] {
    func some(_ schema: ValueSchema) -> ValueSchema { .list(schema, count: 1...16) }
    return [
      .optional(
        "devices", some(.word(prototype.devices.map { $0.name })),
        "tests play the scenario on each of these devices"),
      .optional(
        "appearances", some(.word(Environment.Appearance.allCases.map { $0.rawValue })),
        "tests play the scenario in each of these appearances"),
      .optional(
        "scales", some(.integer(1...3)),
        "numbers of pixels per point; tests make each shot with each of these numbers"),
      .optional(
        "orientations", some(.word(Orientation.allCases.map { $0.rawValue })),
        "tests start the scenario in each of these orientations"),
      .optional(
        "directions", some(.word(Environment.Direction.allCases.map { $0.rawValue })),
        "tests play the scenario in each of these reading directions"),
      .optional(
        "tunings", some(.word(prototype.tunings.map { $0.name })),
        "tests play the scenario with each of these tunings"),
      .optional("skip", .text(1...200), "tests skip the scenario; the value is the reason"),
      .optional(
        "repeat", .integer(1...100),
        "how many times a test plays the scenario; the results must be equal each time"),
      .optional(
        "tolerance",
        .object([
          .optional(
            "threshold", .number(0...1),
            "how much the colour of a pixel may differ, from 0 to 1 (default: \(Tolerance().threshold))"
          ),
          .optional(
            "smoothing", .bool,
            "false: the comparison includes pixels that only smooth an edge (default: true)"),
          .optional(
            "share", .number(0...1),
            "the share of pixels, from 0 to 1, that may differ more than \"threshold\" (default: 0)"
          ),
        ]), "how much a shot may differ from its baseline; without this member, not at all"),
      .optional(
        "mask", StepTable.masks,
        "the parts of all shots that comparisons ignore: views, or rectangles [x, y, width, height] in points"
      ),
    ]
  }

  func testRules(_ members: StepMembers) throws(Problem) -> TestRules {
    var rules = TestRules()
    rules.devices = try list("devices", instead: "device", members) {
      $0.checkedText.flatMap(prototype.device)
    }
    rules.appearances = try list("appearances", instead: "appearance", members) {
      $0.checkedText.flatMap(Environment.Appearance.init)
    }
    rules.scales = try list("scales", instead: nil, members) { $0.checkedWhole }
    rules.orientations = try list("orientations", instead: "orientation", members) {
      $0.checkedText.flatMap(Orientation.init)
    }
    rules.directions = try list("directions", instead: "direction", members) {
      $0.checkedText.flatMap(Environment.Direction.init)
    }
    rules.tunings = try list("tunings", instead: "tuning", members) { $0.checkedText }
    rules.skip = members.optionalText("skip")
    rules.repeats = members.integer("repeat", or: 1)
    if let value = members["tolerance"] {
      let usual = Tolerance()
      rules.tolerance = Tolerance(
        threshold: value["threshold"]?.checkedNumber ?? usual.threshold,
        ignoresAntialiasing: value["smoothing"]?.checkedBool ?? usual.ignoresAntialiasing,
        share: value["share"]?.checkedNumber ?? usual.share)
    }
    rules.masks = members.masks
    return rules
  }

  /// The values of a list, each once; the key for a single value may not occur beside it.
  private func list<Value: Hashable>(
    _ key: String, instead single: String?, _ members: StepMembers,
    _ value: (JSONValue) -> Value?
  ) throws(Problem) -> [Value] {
    guard let list = members[key] else { return [] }
    if let single, let other = members[single] {
      throw other.problem(
        "the scenario has both \(quoted(single)) and \(quoted(key))", "keep one of them")
    }
    var values: [Value] = []
    for item in list.checkedItems ?? [] {
      guard let value = value(item) else { continue }
      if values.contains(value) {
        throw item.problem("\(quoted(key)) has the same item twice", "remove one of them")
      }
      values.append(value)
    }
    return values
  }
}

extension StepTable {
  /// Views and rectangles of the screen.
  static let masks = ValueSchema.list(
    .either([.id, .list(.coordinate, count: 4...4)]), count: 1...32)
}

extension StepMembers {
  /// What the member `mask` lists.
  var masks: [Mask] {
    (self["mask"]?.checkedItems ?? []).compactMap { item in
      if let id = item.checkedText { return .view(id) }
      return item.checkedRect.map { .region($0) }
    }
  }
}
