import Files
import TouchKit

/// Reads steps that are repeated or come from another file.
extension ScenarioReader {
  /// The way from a scenario to the steps that are being read: the files that use each other.
  struct Way {
    var sources: ScenarioSources?
    /// The scenario's own file first; empty where it is not known.
    var files: [String]
    var depth = 0
    let uses = Uses()
    /// The number of the steps' file among those that are used; 0 for the scenario's own.
    var used: UInt16 = 0
  }

  /// What is used in all, and how often: files that use each other again and again need no step of their own to take
  /// for ever.
  final class Uses {
    private(set) var files: [String] = []
    private var left = ScenarioSources.uses

    func spend(for place: JSONValue) throws(Problem) {
      left -= 1
      guard left >= 0 else {
        throw place.problem("more than \(ScenarioSources.uses) uses in all", "use less")
      }
    }

    /// A file's number, from 1; there are never more than uses.
    func number(of file: String) -> UInt16 {
      let place = files.firstIndex(of: file) ?? files.count
      if place == files.count { files.append(file) }
      return UInt16(place + 1)
    }
  }

  /// Reads steps, putting those that are used or repeated in their places, and adds them to those before.
  func read(
    _ list: JSONValue, isTake: Bool, along way: Way, into all: inout ReadSteps
  ) throws(Problem) {
    all.reserve(for: list)
    var usual: StepForm?
    try list.forEachItem(ScenarioReader.stepsKey) { (item: JSONValue) throws(Problem) in
      if isTake {
        let step = try step(item, isTake: true, of: 0, like: &usual)
        try all.append(recorded: step, item)
      } else if let used = item["use"] {
        try all.append(try self.used(item, used, way), for: item)
      } else if item["repeat"] != nil {
        try readRepeated(item, way, into: &all)
      } else {
        let step = try step(item, isTake: false, of: way.used, like: &usual)
        try all.append(step, item)
      }
    }
  }

  private func readRepeated(
    _ item: JSONValue, _ way: Way, into all: inout ReadSteps
  ) throws(Problem) {
    let members = try check(item, "repeat")
    var inner = way
    inner.depth = try deeper(way, item)
    let start = all.steps.count
    try read(
      members.promised(ScenarioReader.stepsKey), isTake: false, along: inner, into: &all)
    try all.add(members.integer("repeat") - 1, from: start, for: item)
  }

  private func used(
    _ item: JSONValue, _ path: JSONValue, _ way: Way
  ) throws(Problem) -> ReadSteps {
    let name = try check(item, "use").text("use")
    guard let sources = way.sources, let file = way.files.last else {
      throw path.problem("a scenario without a file cannot use another's steps")
    }
    try way.uses.spend(for: path)
    var inner = way
    inner.depth = try deeper(way, path)
    let found = try sources.resolve(path, name, from: file)
    guard !way.files.contains(found) else {
      throw path.problem(
        "\(quoted(name)) uses this scenario", "scenarios must not use each other in a circle")
    }
    inner.files.append(found)
    inner.used = way.uses.number(of: found)
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
    guard let rule = table.rules(inTake: false).first(where: { $0.key == key }) else {
      preconditionFailure("the table of steps has no rule for \(key)")
    }
    try checker.check(&reader, rule.shape(inTake: false))
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
