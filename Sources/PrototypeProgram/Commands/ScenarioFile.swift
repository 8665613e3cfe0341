import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import TouchKit
import TuningFiles

/// The scenario that a command line names, with what its options change.
struct ScenarioFile {
  let path: String
  let scenario: Scenario
  let prototype: Prototype
  /// What the file itself says that it starts from.
  private let ownStart: StartState
  private let take: TakeOptions
  private let watch: RunWatch

  /// Some commands have a --strict of their own.
  init(_ invocation: Invocation, hasOwnStrict: Bool = false) throws(Problem) {
    path = invocation.operands[0]
    prototype = invocation.prototype
    let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
    var scenario = try ScenarioFile.read(bytes, of: path, prototype)
    take = TakeOptions(invocation, hasOwnStrict: hasOwnStrict)
    try take.check(scenario, path)
    ownStart = scenario.startState
    try ScenarioFile.adjust(&scenario.startState, invocation)
    self.scenario = scenario
    watch = RunWatch(seconds: try RunWatch.seconds(invocation))
  }

  /// Reads a scenario, a take, or the line of a session on which something happened last.
  private static func read(
    _ bytes: [UInt8], of path: String, _ prototype: Prototype
  ) throws(Problem) -> Scenario {
    let reader = ScenarioReader(prototype)
    guard SessionReader.isSession(bytes) else {
      return try reader.read(bytes, file: path, sources: sources(of: path))
    }
    let reading = try SessionReader(reader).read(bytes, file: path)
    Console.complain(reading.remarks)
    return Scenario(reading.tree, branch: reading.latest)
  }

  /// The scenarios that one may use: those under the working folder, or beside it.
  static func sources(of path: String) -> ScenarioSources {
    ScenarioSources(project: WorkingFolder.path, scenario: path, in: SystemFiles())
  }

  /// The file's name without folders and endings, for names of results.
  var stem: String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".jsonl", ".session", ".json", ".scenario", ".take"] where name.hasSuffix(ending)
    {
      name.removeLast(ending.count)
    }
    return name
  }

  func run() throws(Problem) -> Run { try run(under: Variation([])) }

  func run(under variation: Variation) throws(Problem) -> Run {
    run(
      PangoMeasurer(fonts: try Typefaces.load(prototype)),
      under: variation.applied(to: scenario.startState))
  }

  func run(_ measurer: PangoMeasurer) -> Run {
    run(measurer, under: scenario.startState)
  }

  /// The same under another start state.
  func run(_ measurer: PangoMeasurer, under variant: StartState) -> Run {
    guard let way = take.way else {
      return watched(Run(prototype, scenario, under: variant, measurer: measurer))
    }
    var recorded = scenario
    recorded.startState = ownStart
    return watched(Run(prototype, recorded, under: variant, way, measurer: measurer))
  }

  /// A run that ends if it takes too long or the user interrupts it.
  func watched(_ run: Run) -> Run {
    watch.guards(run)
    return run
  }

  /// Ends the command if the run takes too long or the user interrupts it; called after each part of the run.
  func check(_ run: Run) throws {
    try watch.check(run, path)
    if let fault = (run.stage.measurer as? PangoMeasurer)?.fault { throw fault.problem }
  }

  /// Whether each run of the take is watched for where it diverges from the recording.
  var isWatched: Bool { take.way != nil }

  /// Reports what failed so far, and where a take diverges from its recording; false if that is a failure. If there are
  /// several runs, the messages name the run.
  func report(_ run: Run, with name: String = "") -> Bool {
    let divergences = take.problems(run, in: path)
    var problems = run.failures.map { $0.problem(in: path) } + divergences
    if !name.isEmpty {
      for index in problems.indices {
        problems[index].what = "with \(name): \(problems[index].what)"
      }
    }
    Console.complain(problems)
    return run.failures.isEmpty && !(take.isStrict && !divergences.isEmpty)
  }

  /// Changes a start state as the common options say.
  static func adjust(_ startState: inout StartState, _ invocation: Invocation) throws(Problem) {
    try choosePhone(for: &startState, invocation)
    if let tuning = invocation.value("tuning") {
      try use(tuning, of: invocation.prototype, in: &startState)
    }
    for change in try changes(invocation) { startState.set(change) }
  }

  /// Changes the phone itself as the options say.
  static func choosePhone(for startState: inout StartState, _ invocation: Invocation)
    throws(Problem)
  {
    if let name = try invocation.word("device", of: invocation.prototype.devices.map(\.name)),
      let device = invocation.prototype.device(named: name)
    {
      startState.settings.device = device
    }
    let appearances = Environment.Appearance.allCases.map(\.rawValue)
    if let word = try invocation.word("appearance", of: appearances),
      let appearance = Environment.Appearance(rawValue: word)
    {
      startState.settings.environment.appearance = appearance
    }
  }

  /// The values that are set one by one.
  static func changes(_ invocation: Invocation) throws(Problem) -> [TuningChange] {
    var changes: [TuningChange] = []
    for assignment in invocation.values("set") {
      changes.append(try change(assignment, by: "set", of: invocation.prototype.catalogue))
    }
    return changes
  }

  static func use(
    _ tuning: String, of prototype: Prototype, in startState: inout StartState
  ) throws(Problem) {
    if prototype.tuning(named: tuning) != nil {
      startState.use(tuning: tuning)
    } else if tuning.contains("/") || tuning.contains(".") {
      let bytes = try SafeFile.read(tuning)
      startState.use(
        tuning: Prototype.usualTuning,
        try TuningReader(prototype.catalogue).read(bytes, file: tuning))
    } else {
      throw Invocation.problem(
        "--tuning \(quoted(tuning)) is not a tuning",
        suggestion(for: tuning, known: prototype.tunings.map(\.name))
          + " (the path of a file must have a slash or a dot)")
    }
  }

  /// What `KEY=VALUE` asks for; a value that is no JSON is a word.
  static func change(
    _ assignment: String, by option: String, of catalogue: TuningCatalogue
  ) throws(Problem) -> TuningChange {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Invocation.problem(
        "--\(option) \(quoted(assignment)) has no \"=\"", "write --\(option) KEY=VALUE")
    }
    let (name, text) = (String(parts[0]), String(parts[1]))
    guard let entry = catalogue[name] else {
      throw Invocation.problem(
        "--\(option) \(quoted(assignment)) has an unknown key",
        suggestion(for: name, known: catalogue.entries.map(\.name)))
    }
    let start = SourcePosition(line: 1, column: 1)
    let value = (try? JSONReader.parse(text)) ?? JSONValue(.string(text), at: start)
    do throws(Problem) {
      return TuningChange(name, try TuningReader.value(value, of: entry))
    } catch {
      throw Invocation.problem("--\(option) \(error.what)", error.remedy)
    }
  }
}
