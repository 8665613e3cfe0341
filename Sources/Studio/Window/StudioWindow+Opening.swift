import CGtkShim
import Files
import Rehearsal
import TouchKit

/// Opens scenarios and takes in the window.
extension StudioWindow {
  static let scenarios = HostWindow.FileFilter(
    name: "Scenarios, takes, sessions and reviews", pattern: "*.json*")
  static let sessions = HostWindow.FileFilter(name: "Sessions", pattern: "*.session.jsonl")

  /// The type that the desktop knows scenarios and takes by.
  private static let mediaType = "application/vnd.\(ProgramIdentity.command).scenario+json"

  func chooseFile() {
    host.chooseFile(toOpen: "Open a scenario, a take or a session", Self.scenarios) {
      [unowned self] in
      play(file: $0)
    }
  }

  /// Opens a scenario, a take or a session; `@` and milliseconds after its path name a moment of it.
  func play(file named: String) {
    if let folder = ReviewDesk.folder(named) { return review.open(folder) }
    let link = MomentLink(named)
    let path = link.path
    do throws(Problem) {
      let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
      let reader = ScenarioReader(prototype)
      if SessionReader.isSession(bytes) {
        try open(SessionReader(reader).read(bytes, file: path), from: path, at: link.time)
      } else {
        var scenario = try reader.read(bytes, file: path)
        if let time = link.time { scenario.from = time }
        play(
          scenario, named: path.split(separator: "/").last.map(String.init) ?? path, from: path,
          isHeld: link.time != nil)
      }
      let absolute = WorkingFolder.absolute(path)
      state.remember(absolute)
      momentFile = (absolute, session.tree.size)
      dp_recent_add(absolute, Self.mediaType, "\(ProgramIdentity.command) %f")
    } catch {
      show(error)
    }
  }

  /// Shows a session where it was left, or at a moment.
  private func open(_ reading: SessionReader.Reading, from path: String, at time: Time?) {
    notices.hide(.problem)
    var saved = SavedSession(reading)
    saved.start.name = path.split(separator: "/").last.map(String.init) ?? path
    adjust(&saved)
    saved.isPaused = true
    saved.now = min(saved.end, time ?? saved.end)
    begin(saved, "Opened \(StudioNames.short(saved.start.name ?? ""))")
    if let remark = reading.remarks.first { show(remark) }
  }

  /// Lets a session that was kept start as the command line and the window want it. Nothing in it is new.
  func adjust(_ saved: inout SavedSession) {
    options.adjust(&saved.start.startState)
    startingTuning.adjust(&saved.start)
    if saved.tree.start != saved.start.startState {
      saved.tree.start = saved.start.startState
      // On another phone fingers may land on other views.
      saved.tree.forgetLandings()
    }
    saved.deliberateCount = 0
  }

  /// Plays a scenario from its beginning; `path` is where it came from, for messages. One that is held stands where it
  /// begins.
  func play(
    _ scenario: Scenario, named name: String, from path: String?, isHeld: Bool = false
  ) {
    notices.hide(.problem)
    let recorded = scenario
    var scenario = scenario
    options.adjust(&scenario.startState)
    var start = LiveSession.Start(startState: scenario.startState, name: name)
    startingTuning.adjust(&start)
    scenario.startState = start.startState
    // Only a run finds what a scenario's fingers aim at; the inputs of that run are then played.
    let run = run(scenario, recorded: recorded)
    run.finish()
    guard isMeant(run, path) else { return }
    var saved = SavedSession(
      start: start, inputs: run.recorded, now: run.stage.now, deliberateCount: 0)
    saved.tree.rename(SessionTree.main, to: name)
    saved.now = min(recorded.from, saved.end)
    saved.isPaused = isHeld
    begin(saved, "Playing \(StudioNames.short(name))")
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
