import JSON
import TouchKit
import TuningFiles

/// Reads scenarios and takes of a prototype. It refuses what the prototype does not know and says where that is.
package struct ScenarioReader: Sendable {
  package let prototype: Prototype
  let table: StepTable
  let checker: SchemaChecker

  /// The key of the steps.
  static let stepsKey = "steps"
  /// A take of hours is larger than other files may be.
  package static let limits = JSONLimits(bytes: 64 << 20)

  package init(_ prototype: Prototype) {
    self.prototype = prototype
    table = StepTable(prototype)
    checker = SchemaChecker(prototype: prototype)
  }

  /// Reads a file's bytes; without `sources` it may not use the steps of another file.
  package func read(
    _ bytes: [UInt8], file: String?, sources: ScenarioSources? = nil
  ) throws(Problem) -> Scenario {
    do throws(Problem) {
      return try read(ScenarioReader.parse(bytes), file: file, sources: sources)
    } catch {
      throw error.inFile(file)
    }
  }

  /// Parses a file that may be a scenario or a take. Takes are large, so that steps are read one after the other.
  package static func parse(_ bytes: [UInt8]) throws(Problem) -> JSONValue {
    let outline = try JSONReader.outline(bytes, listKeys: [stepsKey], limits: limits)
    if let comment = outline.firstComment, outline.value["take"] != nil {
      throw Problem(
        position: comment, what: "a take can't have comments",
        remedy: "remove the comment")
    }
    return outline.value
  }

  /// Reads a parsed file; `parse` has refused comments in a take already.
  package func read(
    _ value: JSONValue, file: String? = nil, sources: ScenarioSources? = nil
  ) throws(Problem) -> Scenario {
    let context = Context(
      sources: sources, files: file.map { [sources?.normalized($0) ?? $0] } ?? [])
    var (scenario, read) = try read(value, in: context)
    scenario.steps = read.steps
    scenario.landings = read.landings
    scenario.used = context.uses.files
    try RunCost.check(scenario)
    try SectionPairs.check(scenario)
    try ScenarioReader.checkSweep(of: scenario)
    return scenario
  }

  func read(
    _ value: JSONValue, in context: Context
  ) throws(Problem) -> (scenario: Scenario, steps: StepListBuilder) {
    let isTake = value["take"] != nil
    var reader = try ObjectReader(value, in: isTake ? "a take" : "a scenario")
    for member in header(isTake: isTake) {
      let found =
        member.isRequired ? try reader.value(member.key) : reader.optionalValue(member.key)
      if let found {
        try checker.check(found, member.schema, .member(member.key, of: reader.name))
      }
    }
    let list = try reader.value(ScenarioReader.stepsKey)
    let name = "\(quoted(ScenarioReader.stepsKey)) of \(reader.name)"
    guard list.isList else {
      throw list.problem("\(name) is \(list.kindName)", "it must be an array")
    }
    try reader.finish()
    let members = StepMembers(key: reader.name, reader.members, prototype.catalogue)
    var scenario = Scenario(
      name: members.optionalText("name") ?? "", startState: try startState(members), steps: [],
      isTake: isTake, end: members.optionalNumber("end").map { .milliseconds($0) })
    if let from = members.optionalNumber("from") { scenario.from = .milliseconds(from) }
    if !isTake { scenario.tests = try testRules(members) }
    var steps = StepListBuilder(context.uses)
    try read(list, isTake: isTake, in: context, into: &steps)
    if isTake { try check(scenario.end, after: steps.steps.last?.at, members) }
    return (scenario, steps)
  }

  // MARK: The header

  /// What a file may say besides its steps.
  func header(isTake: Bool) -> [ValueSchema.Member] {
    let take: [ValueSchema.Member] = [
      .required(
        "take", .exactly(.bool(true)),
        "true: this file is a take, which is a recording of raw inputs"),
      .optional(
        "end", .number(Scenario.milliseconds),
        "the time at which the recording ended, in milliseconds"),
      .optional(
        "from", .number(Scenario.milliseconds),
        "the time at which a window begins to show the take, in milliseconds; the window skips what is earlier"
      ),
      .optional("set", .tunings, "the values of the tuning that were changed before the start"),
    ]
    return [
      .required(
        "scenario", .exactly(.integer(Scenario.version)), "the version of the format")
    ] + (isTake ? take : []) + [
      .optional(
        JSONMember.schemaKey, .text(0...1000),
        "the path or address of the schema, for text editors"),
      .optional("name", .text(1...200), "a short description of the scenario, for people"),
      .optional(
        "device", .word(prototype.devices.map { $0.name }),
        "the device (the phone model) at the start"),
      .optional(
        "screen", .word(prototype.screens), "the screen that the prototype shows at the start"),
      .optional(
        "tuning", .word(prototype.tunings.map { $0.name }),
        "the name of the tuning (the set of values) at the start"),
      .optional(
        "now", .pattern(ScenarioReader.civilTime),
        "the date and time of the phone's clock at the start"),
    ] + StepTable.environment + [
      .optional(
        "orientation", .word(Orientation.allCases.map { $0.rawValue }),
        "the orientation of the phone's interface at the start")
    ] + (isTake ? [] : testMembers)
  }

  static let civilTime = ValueSchema.Pattern(
    "a time such as \"2026-01-05T09:41:00\"",
    expression: "(?!0000)(?:\(civilDay))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
  ) { CivilTime($0) != nil }

  /// The days that exist, as a regular expression: months of 31, of 30 and of 28 days, and leap days.
  private static let civilDay = [
    "[0-9]{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])",
    "[0-9]{4}-(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)",
    "[0-9]{4}-02-(?:0[1-9]|1[0-9]|2[0-8])",
    "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29",
  ].joined(separator: "|")

  /// The start state in a header's checked members.
  func startState(_ members: StepMembers) throws(Problem) -> StartState {
    var startState = StartState(usualOf: prototype)
    // If the file lists several for tests, everything else starts from the first of them.
    func own(_ single: String, _ list: String) -> String? {
      members.optionalText(single) ?? members[list]?.checkedItems?.first?.checkedText
    }
    if let device = own("device", "devices").flatMap(prototype.device) {
      startState.settings.device = device
    }
    if let screen = members.optionalText("screen") { startState.settings.screen = screen }
    if let now = members.optionalText("now").flatMap(CivilTime.init) {
      startState.settings.now = now
    }
    if let tuning = own("tuning", "tunings") { startState.use(tuning: tuning) }
    if let changes = members["set"] {
      for change in try TuningReader(prototype.catalogue).changes(changes, "\"set\"") {
        startState.set(change)
      }
    }
    StepTable.environmentChange(members).apply(to: &startState.settings.environment)
    if let appearance = own("appearance", "appearances").flatMap(Environment.Appearance.init) {
      startState.settings.environment.appearance = appearance
    }
    if let direction = own("direction", "directions").flatMap(Environment.Direction.init) {
      startState.settings.environment.direction = direction
    }
    if let orientation = own("orientation", "orientations").flatMap(Orientation.init) {
      startState.settings.environment.orientation = orientation
    }
    return startState
  }

  // MARK: Steps

  /// Reads a step. `usual` is the form of the step before and becomes the form of this one.
  func step(
    _ value: JSONValue, isTake: Bool, of used: UInt16, like usual: inout StepForm?
  ) throws(Problem) -> Step {
    let rule = try rule(of: value, isTake: isTake, like: &usual)
    let members = StepMembers(key: rule.key, value.members, prototype.catalogue)
    if let check = rule.check, let wrong = check(members.value.payload) {
      throw members.value.problem(wrong)
    }
    if rule.key == "expect", let prefix = members.value.checkedText,
      !prototype.ids.hasPrefix(prefix)
    {
      throw members.value.problem("there is no view whose id begins with \(quoted(prefix))")
    }
    if rule.key == "motion" { try members.checkSubjects(prototype.ids) }
    guard let read = rule.read else {
      preconditionFailure("a \(rule.key) step is read as one by itself")
    }
    return Step(
      read(members), at: isTake ? members.time("at") : nil, position: value.position, of: used)
  }

  /// The rule of a step, against whose schema it is checked.
  private func rule(
    of value: JSONValue, isTake: Bool, like usual: inout StepForm?
  ) throws(Problem) -> StepRule {
    if let usual, case .object(let members) = value.kind, usual.has(keysOf: members) {
      try usual.check(members, checker)
      return usual.rule
    }
    let reader = try ObjectReader(value, in: "a step")
    guard let rule = table.rule(for: reader, inTake: isTake)
    else { throw unknown(reader, isTake: isTake) }
    var whole = try ObjectReader(value, in: rule.name)
    try checker.check(&whole, rule.schema(inTake: isTake))
    usual = table.form(of: whole.members, rule, inTake: isTake)
    return rule
  }

  /// Why no rule of the table is for an object.
  private func unknown(_ reader: ObjectReader, isTake: Bool) -> Problem {
    let known = table.names(inTake: isTake)
    for member in reader.members {
      let key = member.key
      if prototype.meaningless.contains(key) {
        return Problem(
          position: member.keyPosition,
          what: "the step \(quoted(key)) is not supported by \(prototype.name) yet",
          remedy: "remove it")
      }
      if isTake, table.names(inTake: false).contains(key) {
        return Problem(
          position: member.keyPosition, what: "a take can't have the step \(quoted(key))",
          remedy: "a take has only raw inputs: \(known.map(quoted).joined(separator: ", "))")
      }
    }
    guard let first = reader.members.first(where: { $0.key != "at" }) else {
      return reader.problem(
        "this step has no action", "known: \(known.map(quoted).joined(separator: ", "))")
    }
    return Problem(
      position: first.keyPosition, what: "there is no step named \(quoted(first.key))",
      remedy: suggestion(for: first.key, known: known))
  }

  private func check(
    _ end: Time?, after last: Time?, _ header: StepMembers
  ) throws(Problem) {
    if let end, let last, end < last, let value = header["end"] {
      throw value.problem("the take ends at \(end), before its last step at \(last)")
    }
  }
}
