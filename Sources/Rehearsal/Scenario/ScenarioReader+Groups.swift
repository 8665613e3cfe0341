import Files
import TouchKit

/// Steps with the values that they were read from.
struct ReadSteps {
  var steps: [Step] = []
  var origins: [JSONValue] = []

  /// More than so many steps are a slip of the hand, or of a stranger's.
  static let most = 100_000

  mutating func append(_ other: ReadSteps, for place: JSONValue) throws(Problem) {
    guard steps.count + other.steps.count <= ReadSteps.most else {
      throw ReadSteps.tooMany(place)
    }
    steps += other.steps
    origins += other.origins
  }

  static func tooMany(_ place: JSONValue) -> Problem {
    place.problem(
      "the scenario has more than \(most) steps with all that it uses and repeats",
      "repeat less")
  }
}

extension ScenarioReader {
  /// The way from a scenario to the steps that are being read: the files that use each other.
  struct Way {
    var sources: ScenarioSources?
    /// The scenario's own file first; empty where it is not known.
    var files: [String]
    var depth = 0
    let budget = Budget()

    /// The file of the steps, where it is not the scenario's own.
    var used: String? { files.count > 1 ? files.last : nil }
  }

  /// How often others may still be used: files that use each other again and again need no step of their own to take
  /// for ever.
  final class Budget {
    private var left = ScenarioSources.uses

    func spend(for place: JSONValue) throws(Problem) {
      left -= 1
      guard left >= 0 else {
        throw place.problem("more than \(ScenarioSources.uses) uses in all", "use less")
      }
    }
  }

  /// Reads steps, putting those that are used or repeated in their places.
  func steps(
    _ items: [JSONValue], isTake: Bool, along way: Way
  ) throws(Problem) -> ReadSteps {
    var all = ReadSteps()
    all.steps.reserveCapacity(items.count)
    for item in items {
      if !isTake, let used = item["use"] {
        try all.append(try self.used(item, used, way), for: item)
      } else if !isTake, item["repeat"] != nil {
        let (count, inner) = try repeated(item, way)
        for _ in 0..<count { try all.append(inner, for: item) }
      } else {
        var step = try step(item, isTake: isTake)
        step.file = way.used
        all.steps.append(step)
        all.origins.append(item)
      }
    }
    return all
  }

  private func repeated(
    _ item: JSONValue, _ way: Way
  ) throws(Problem) -> (count: Int, inner: ReadSteps) {
    let members = try check(item, "repeat")
    var inner = way
    inner.depth = try deeper(way, item)
    return (
      members.integer("repeat"),
      try steps(members["steps"]?.checkedItems ?? [], isTake: false, along: inner)
    )
  }

  private func used(
    _ item: JSONValue, _ path: JSONValue, _ way: Way
  ) throws(Problem) -> ReadSteps {
    let name = try check(item, "use").text("use")
    guard let sources = way.sources, let file = way.files.last else {
      throw path.problem("a scenario without a file cannot use another's steps")
    }
    try way.budget.spend(for: path)
    var inner = way
    inner.depth = try deeper(way, path)
    let found = try sources.resolve(path, name, from: file)
    guard !way.files.contains(found) else {
      throw path.problem(
        "\(quoted(name)) uses this scenario", "scenarios must not use each other in a circle")
    }
    inner.files.append(found)
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try SafeFile.read(
        sources.systemPath(found), atMost: JSONLimits.standard.bytes, noFollow: true)
    } catch {
      throw path.problem("\(quoted(name)) cannot be used: \(error.what)", error.remedy)
    }
    do throws(Problem) {
      let value = try ScenarioReader.parse(bytes)
      guard value["take"] == nil else {
        throw value.problem("this is a take", "only scenarios can be used")
      }
      // Its beginning and what it says to tests are not used, but have to be well formed.
      return try read(value, along: inner).steps
    } catch {
      throw error.inFile(found)
    }
  }

  private func deeper(_ way: Way, _ place: JSONValue) throws(Problem) -> Int {
    guard way.depth < ScenarioSources.depth else {
      throw place.problem(
        "steps are nested more than \(ScenarioSources.depth) deep", "use and repeat less")
    }
    return way.depth + 1
  }

  /// Checks an object that stands for other steps by its rule.
  private func check(_ item: JSONValue, _ key: String) throws(Problem) -> StepMembers {
    var reader = try ObjectReader(item, in: "a \(key) step")
    guard let rule = table.rules.first(where: { $0.key == key }) else {
      preconditionFailure("the table of steps has no rule for \(key)")
    }
    try ShapeChecker(prototype: prototype).check(&reader, rule.shape(inTake: false))
    return StepMembers(key: key, reader.members, prototype.catalogue)
  }
}

extension StepTable {
  /// What stands for other steps.
  static let groups: [StepRule] = [
    StepRule(
      group: "use", "the steps of another scenario, by its path from this file", .text(1...500)),
    StepRule(
      group: "repeat", "the same steps so many times", .integer(1...10_000),
      [.required("steps", .steps, "what is repeated")]),
  ]
}
