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
    var scenario = scenario
    options.adjust(&scenario.startState)
    var start = LiveSession.Start(startState: scenario.startState, name: name)
    startingTuning.adjust(&start)
    scenario.startState = start.startState
    // Only a run finds what a scenario's fingers aim at; the inputs of that run are then played.
    let run = Run(prototype, scenario, measurer: painter.measurer)
    run.finish()
    start.playback = run.inputs
    begin(start, "Playing \(StudioNames.short(name))")
    if let failure = run.failures.first { show(failure.problem(in: path)) }
  }
}
