import Files
import Glibc
import JSON
import VisualTesting

/// The command `test`: compares scenarios' shots with their baselines.
extension CommandRule {
  static let test = CommandRule(
    "test", "plays scenarios and compares their pictures and motion with baselines",
    writes: ["", "update"],
    operand: Operand(placeholder: "[PATH …]", count: 0...Int.max, completion: .files),
    options: [
      OptionRule(
        "update", letter: "u", takes: "WHICH",
        offers: .words(UpdateMode.allCases.filter { $0 != .none }.map(\.rawValue)),
        valueIsOptional: true,
        "records baselines: missing means only missing ones, changed (the default) also changed ones, all means every one"
      ),
      TestCommand.filter,
      OptionRule("shard", takes: "I/N", "runs the I-th of N equal parts of the tests"),
      OptionRule(
        "jobs", letter: "j", takes: "N",
        "uses this number of threads (default: the number of processors)"),
      OptionRule(
        "repeat-each", takes: "N", "plays each test N times; the results must be the same each time"
      ),
      RunWatch.option(
        "stops a scenario after this many seconds (default: 120) and exits with status 3; a sweep (one scenario played many times) counts as one"
      ),
      OptionRule("last-failed", "runs only the tests that failed in the last run"),
      OptionRule("list", "lists the tests and their pictures without running them"),
      OptionRule("exit-first", letter: "x", "stops after the first failed test"),
      OptionRule(
        "reporter", takes: "WORD", offers: .words(ReportFormat.allCases.map(\.rawValue)),
        "prints the results in this format (default: line)"),
    ], changesStart: true,
    details: [
      """
      Each PATH is a scenario or a folder with scenarios (default: the current folder). The command plays all scenarios and \
      compares each picture and motion with its baseline, the accepted picture or motion. The baselines of NAME.scenario.json are \
      next to it, in the folder NAME.baselines.
      """,
      """
      Results and differences are written to \(StateFolder.usualPath)/last. The commands approve, reject and report read them there. \
      With CI=true in the environment, no baseline is recorded.
      """,
    ]
  ) { invocation in try TestCommand(invocation).run() }
}

/// One run of `test`.
struct TestCommand {
  static let filter = OptionRule(
    "filter", takes: "TEXT", repeats: true,
    "selects tests with this text in their path, name, device or settings; if repeated, with all these texts"
  )

  let invocation: Invocation
  let options: SuiteRunner.Options
  let reporter: ReportFormat
  private let selection: TestSelection
  let state = StateFolder(of: .here)

  /// Whether this is a machine on which no person looks at what is recorded.
  static var isInCI: Bool { getenv("CI").map { String(cString: $0) } == "true" }

  init(_ invocation: Invocation) throws(Problem) {
    self.invocation = invocation
    var options = SuiteRunner.Options()
    options.jobs = try invocation.integer("jobs", in: 1...64) ?? SuiteRunner.Options.usualJobs
    options.repeats = try invocation.integer("repeat-each", in: 1...10_000) ?? 1
    options.stopsAtFirstFailure = invocation.has("exit-first")
    options.update = try TestCommand.update(invocation)
    reporter = try TestCommand.reporter(invocation) ?? .line
    var selection = TestSelection(words: invocation.values("filter"))
    if let text = invocation.value("shard") {
      guard let shard = TestSelection.Shard(text) else {
        throw Invocation.problem(
          "--shard is \(quoted(text))", "write I/N, such as 2/5 for the second of five")
      }
      selection.shard = shard
    }
    let changed = TestCommand.changing(invocation)
    options.isWholeSuite =
      selection == TestSelection() && !invocation.has("last-failed") && changed == nil
    if let changed, options.update != .none {
      throw Invocation.problem(
        "--\(changed) can't be used together with --update",
        "change the scenario instead: baselines show what the scenario says")
    }
    self.options = options
    self.selection = selection
  }

  /// An option that changes how scenarios are played.
  private static func changing(_ invocation: Invocation) -> String? {
    invocation.table.startOptions.map(\.name).first { invocation.has($0) }
  }

  private static func update(_ invocation: Invocation) throws(Problem) -> UpdateMode {
    guard let word = invocation.value("update") else { return .none }
    guard !isInCI else {
      throw Invocation.problem(
        "--update can't be used with CI=true",
        "record baselines on a machine where a person looks at them")
    }
    guard !word.isEmpty else { return .changed }
    let modes = UpdateMode.allCases.filter { $0 != .none }
    guard let mode = UpdateMode(rawValue: word), modes.contains(mode) else {
      throw Invocation.problem(
        "--update is \(quoted(word))", suggestion(for: word, known: modes.map(\.rawValue)))
    }
    return mode
  }

  static func reporter(_ invocation: Invocation) throws(Problem) -> ReportFormat? {
    try invocation.word("reporter", of: ReportFormat.allCases.map(\.rawValue))
      .flatMap(ReportFormat.init)
  }

  func run() throws -> ExitStatus {
    let files = try ScenarioFinder(in: state.project).files(invocation.operands)
    let plan = try TestPlan(
      files, TestMaker(invocation.prototype, in: state.project, prepare: prepare))
    guard plan.problems.isEmpty else {
      Console.complain(plan.problems)
      return .wrongInput
    }
    guard let tests = try select(plan.tests) else {
      Console.complain([
        Invocation.problem(
          "no test was selected",
          plan.tests.isEmpty
            ? "name files, or folders with files that end in \(ScenarioFinder.ending)"
            : "\"\(ProgramIdentity.command) test --list\" lists all tests")
      ])
      return .nothingSelected
    }
    if invocation.has("list") { return try list(tests) }
    return try play(tests)
  }

  private func select(_ tests: [PictureTest]) throws(Problem) -> [PictureTest]? {
    var selection = selection
    if invocation.has("last-failed") {
      let last = try LastRun(state.lastRun).result.outcomes
      selection.titles = last.filter { !$0.passes }.map(\.test)
    }
    return selection.select(tests)
  }

  private func list(_ tests: [PictureTest]) throws(Problem) -> ExitStatus {
    for test in tests {
      var line = test.title
      if !test.shots.isEmpty { line += ": " + test.shots.map(test.picture).joined(separator: ", ") }
      if let reason = test.skip { line += " (skipped: \(reason))" }
      try Console.write(printable(line) + "\n")
    }
    return .fine
  }
}
