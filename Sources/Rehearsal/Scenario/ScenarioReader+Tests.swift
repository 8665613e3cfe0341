import JSON
import TouchKit

/// Reads what a scenario says only to tests.
extension ScenarioReader {
  /// What a scenario may say to tests; a take says nothing to them.
  var testMembers: [ValueSchema.Member] {
    func some(_ schema: ValueSchema) -> ValueSchema { .list(schema, count: 1...16) }
    return [
      .optional(
        "devices", some(.word(prototype.devices.map(\.name))), "tests play it on each of these"),
      .optional(
        "appearances", some(.word(Environment.Appearance.allCases.map(\.rawValue))),
        "tests play it in each of these"),
      .optional(
        "scales", some(.integer(1...3)), "pixels a point; tests make shots at each of these"),
      .optional(
        "orientations", some(.word(Orientation.allCases.map(\.rawValue))),
        "tests start with each of these"),
      .optional(
        "directions", some(.word(Environment.Direction.allCases.map(\.rawValue))),
        "tests play it in each of these"),
      .optional(
        "tunings", some(.word(prototype.tunings.map(\.name))), "tests play it with each of these"),
      .optional("skip", .text(1...200), "why tests skip it"),
      .optional(
        "repeat", .integer(1...100),
        "how many times tests play it; the results must be the same each time"),
      .optional(
        "tolerance",
        .object([
          .optional(
            "threshold", .number(0...1),
            "the greatest distance of colours (default: \(Tolerance().threshold))"),
          .optional("smoothing", .bool, "false: also compares the pixels that only smooth an edge"),
          .optional("share", .number(0...1), "the share of pixels that may differ more than this"),
        ]), "the differences that a comparison accepts; without it every bit counts"),
      .optional("mask", StepTable.masks, "the areas that comparisons of its shots ignore"),
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
      throw other.problem("\(quoted(single)) together with \(quoted(key))", "use one of them")
    }
    var values: [Value] = []
    for item in list.checkedItems ?? [] {
      guard let value = value(item) else { continue }
      if values.contains(value) {
        throw item.problem("\(quoted(key)) lists something twice", "list it once")
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
