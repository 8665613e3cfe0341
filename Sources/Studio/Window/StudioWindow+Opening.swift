import CGtkShim
import Files
import Rehearsal
import TouchKit

/// Opens scenarios and takes in the window.
extension StudioWindow {
  static let scenarios = HostWindow.FileFilter(name: "Scenarios and takes", pattern: "*.json")

  /// The type that the desktop knows scenarios and takes by.
  private static let mediaType = "application/vnd.\(ProgramIdentity.command).scenario+json"

  func chooseFile() {
    host.chooseFile(toOpen: "Open a scenario or a take", Self.scenarios) { [unowned self] in
      play(file: $0)
    }
  }

  /// Plays a scenario or a take from its beginning.
  func play(file path: String) {
    do throws(Problem) {
      let scenario = try ScenarioReader(prototype).read(
        SafeFile.read(path, atMost: ScenarioReader.limits.bytes), file: path)
      let absolute = WorkingFolder.absolute(path)
      state.remember(absolute)
      dp_recent_add(absolute, Self.mediaType, "\(ProgramIdentity.command) %f")
      host.hideMessage(Message.problem.rawValue)
      play(scenario, named: path.split(separator: "/").last.map(String.init) ?? path, from: path)
    } catch {
      show(error)
    }
  }

  /// Plays a scenario from its beginning; `path` is where it came from, for messages.
  func play(_ scenario: Scenario, named name: String, from path: String?) {
    let recorded = scenario
    var scenario = scenario
    options.adjust(&scenario.startState)
    var start = LiveSession.Start(startState: scenario.startState, name: name)
    startingTuning.adjust(&start)
    scenario.startState = start.startState
    // Only a run finds what a scenario's fingers aim at; the inputs of that run are then played.
    let run = run(scenario, recorded: recorded)
    run.finish()
    start.playback = run.inputs
    guard isMeant(run, path) else { return }
    begin(start, "Playing \(StudioNames.short(name))")
    if let failure = run.failures.first { show(failure.problem(in: path)) }
    if let departure = departure(of: run, path) { show(departure) }
  }

  private func run(_ scenario: Scenario, recorded: Scenario) -> Run {
    guard recorded.isTake, let way = options.takeWay else {
      return Run(prototype, scenario, measurer: painter.measurer)
    }
    return Run(
      prototype, recorded, under: scenario.startState, way, measurer: painter.measurer)
  }

  /// Where a take first goes another way than it did when it was recorded.
  private func departure(of run: Run, _ path: String?) -> Problem? {
    guard let way = options.takeWay else { return nil }
    return run.departures.first?.problem(in: path, played: way)
  }

  /// Tells the terminal where a take goes another way; false if it is not to be played then.
  private func isMeant(_ run: Run, _ path: String?) -> Bool {
    guard let departure = departure(of: run, path) else { return true }
    StudioProgram.say(departure.description)
    guard options.isStrict else { return true }
    hasRefusedTake = true
    show(departure)
    return false
  }
}
