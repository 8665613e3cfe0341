import JSON
import TouchKit

/// Reads steps that are repeated or come from another file.
extension ScenarioReader {
  /// How the reader came to the steps that it reads: through which files, and how deep.
  struct Context {
    var sources: ScenarioSources?
    /// The scenario's own file first; empty if it is not known.
    var files: [String]
    var depth = 0
    let uses = UsedFiles()
    /// Whether the steps are those of a sweep's interruption.
    var isInterruption = false
    /// The number of the steps' file among those that are used; 0 for the scenario's own.
    var used: UInt16 = 0
  }

  /// The files that are used, and how many uses are left: files that use each other again and again could take for ever
  /// without a single step.
  final class UsedFiles {
    private(set) var files: [String] = []
    private var usesLeft = ScenarioSources.uses

    func countUse(at value: JSONValue) throws(Problem) {
      usesLeft -= 1
      guard usesLeft >= 0 else {
        throw value.problem(
          "the scenario and the scenarios that it uses have more than \(ScenarioSources.uses) \"use\" steps",
          "write fewer \"use\" steps")
      }
    }

    /// A file's number, from 1; there are never more than uses.
    func number(of file: String) -> UInt16 {
      let index = files.firstIndex(of: file) ?? files.count
      if index == files.count { files.append(file) }
      return UInt16(index + 1)
    }
  }

  /// Reads steps and adds them to those before, with the steps that an item uses or repeats in its place.
  func read(
    _ list: JSONValue, isTake: Bool, in context: Context, into all: inout StepListBuilder
  ) throws(Problem) {
    all.reserve(for: list)
    var usual: StepForm?
    try list.forEachItem(ScenarioReader.stepsKey) { (item: JSONValue) throws(Problem) in
      if isTake {
        let step = try step(item, isTake: true, of: 0, like: &usual)
        try all.append(recorded: step, item)
      } else if let used = item["use"] {
        if context.isInterruption {
          throw used.problem(
            "an interruption can't use the steps of another file",
            "copy the steps into the interruption")
        }
        try all.append(try self.used(item, used, context), for: item)
      } else if item["repeat"] != nil {
        try readRepeated(item, context, into: &all)
      } else if item["sweep"] != nil {
        try all.append(try sweep(item, context), item)
      } else {
        let step = try step(item, isTake: false, of: context.used, like: &usual)
        if context.isInterruption { try refuse(step, ofInterruption: item) }
        try all.append(step, item)
      }
    }
  }

  private func readRepeated(
    _ item: JSONValue, _ context: Context, into all: inout StepListBuilder
  ) throws(Problem) {
    let members = try check(item, "repeat")
    var inner = context
    inner.depth = try deeper(context, item)
    let start = all.steps.count
    try read(
      members.promised(ScenarioReader.stepsKey), isTake: false, in: inner, into: &all)
    try all.add(members.integer("repeat") - 1, from: start, for: item)
  }

  private func used(
    _ item: JSONValue, _ path: JSONValue, _ context: Context
  ) throws(Problem) -> StepListBuilder {
    let name = try check(item, "use").text("use")
    guard let sources = context.sources, let file = context.files.last else {
      throw path.problem("a scenario that is not read from a file can't use another scenario")
    }
    try context.uses.countUse(at: path)
    var inner = context
    inner.depth = try deeper(context, path)
    let found = try sources.resolve(path, name, from: file)
    guard !context.files.contains(found) else {
      throw path.problem(
        "\(quoted(name)) uses this scenario, directly or through other scenarios",
        "scenarios can't use each other in a circle")
    }
    inner.files.append(found)
    inner.used = context.uses.number(of: found)
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try sources.read(found)
    } catch {
      throw path.problem("\(quoted(name)) cannot be used: \(error.what)", error.remedy)
    }
    do throws(Problem) {
      let value = try ScenarioReader.parse(bytes)
      guard value["take"] == nil else {
        throw value.problem("this is a take", "only scenarios can be used")
      }
      // The header is not used, but has to be well formed.
      return try read(value, in: inner).steps
    } catch {
      throw error.inFile(found)
    }
  }

  func deeper(_ context: Context, _ value: JSONValue) throws(Problem) -> Int {
    guard context.depth < ScenarioSources.depth else {
      throw value.problem(
        "steps are nested more than \(ScenarioSources.depth) levels deep",
        "use fewer levels of \"use\" and \"repeat\"")
    }
    return context.depth + 1
  }

  /// Checks an object that represents other steps against its rule.
  func check(_ item: JSONValue, _ key: String) throws(Problem) -> StepMembers {
    var reader = try ObjectReader(item, in: "a \(key) step")
    guard let rule = table.rules(inTake: false).first(where: { $0.key == key }) else {
      preconditionFailure("the table of steps has no rule for \(key)")
    }
    try checker.check(&reader, rule.schema(inTake: false))
    return StepMembers(key: key, reader.members, prototype.catalogue)
  }
}

extension StepTable {
  /// The rules of items that represent other steps.
  static let groups: [StepRule] = [
    StepRule(
      group: "use",
      "plays the steps of another scenario; the value is its path, relative to this file's folder",
      .text(1...500)),
    StepRule(
      group: "repeat", "plays the steps this many times", .integer(1...10_000),
      [.required("steps", .steps, "the steps that are repeated")]),
    StepRule(
      group: "sweep",
      "tests play the scenario many times from its start. In each run the steps in \"with\" interrupt it a little later",
      .object([
        .optional(
          "every", .number(0.001...Scenario.milliseconds.upperBound),
          "how much later the interruption comes in each run, in milliseconds (default: 1)"),
        .optional(
          "from", .number(Scenario.milliseconds),
          "the time of the first interruption, in milliseconds from the sweep step (default: 0)"),
        .required(
          "to", .number(Scenario.milliseconds),
          "the latest time of an interruption, in milliseconds from the sweep step"),
      ]),
      [
        .required(
          "with", .steps, "the steps of the interruption; their fingers have the numbers 10 and 11")
      ]),
  ]
}
