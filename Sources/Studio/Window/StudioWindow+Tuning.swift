import CGtkShim
import Files
import Rehearsal
import TouchKit

/// Changes the starting tuning of the session that is shown.
extension StudioWindow {
  private static let tuningFiles = HostWindow.FileFilter(name: "Tunings", pattern: "*.json")

  func connectTuningFile() {
    tuningFile.onOutcome = { [unowned self] in tuningFileRead($0) }
  }

  func chooseTuningFile() {
    host.chooseFile(toOpen: "Choose a tuning", Self.tuningFiles) { [unowned self] in
      use(.file(WorkingFolder.absolute($0)))
      updateControls()
    }
  }

  /// Lets the present session start with another tuning, and runs its inputs again under that one.
  func use(_ source: TuningSource) {
    endTuning()
    var start = session.start
    let former = presentPreset
    do throws(Problem) {
      try startingTuning.choose(source, in: &start)
    } catch {
      return show(tuningProblem: error)
    }
    notices.hide(.tuning)
    state.tuning = source.text
    if case .file(let path) = source {
      state.rememberTuning(path)
      fillTuningMenu()
    }
    if restart(from: start) { edits.add(.preset(former)) }
  }

  private var presentPreset: FormerPreset {
    FormerPreset(start: session.start, named: startingTuning.named, remembered: state.tuning)
  }

  /// Lets the present session start with a tuning that it started with before, and tells what it started with now.
  func use(_ former: FormerPreset) -> FormerPreset {
    let present = presentPreset
    var start = session.start
    let before = former.start.startState
    start.startState.use(tuning: before.tuningName, before.changes)
    start.tuningFile = former.start.tuningFile
    startingTuning.named = former.named
    state.tuning = former.remembered
    notices.hide(.tuning)
    restart(from: start)
    return present
  }

  /// The file of the present tuning was written.
  private func tuningFileRead(_ outcome: TuningFileWatch.Outcome) {
    switch outcome {
    case .invalid(let problem): return show(tuningProblem: problem)
    case .unchanged: break
    case .valid(let use):
      // What was changed here and not written stays changed.
      let changes = changedTunings
      var start = session.start
      use(&start.startState)
      for change in changes { start.startState.set(change) }
      restart(from: start)
    }
    notices.hide(.tuning)
  }

  /// Runs the present session again from its beginning up to now, with the same inputs; false if it starts so already.
  @discardableResult
  private func restart(from start: LiveSession.Start) -> Bool {
    phone.flushPointer()
    tuningsUsed += 1
    guard
      start.startState != session.start.startState || start.tuningFile != session.start.tuningFile
    else { return false }
    show(session.restarted(from: start, at: Alarm.now), keepingFingers: true)
    phone.refresh()
    updateControls()
    return true
  }

  func show(
    tuningProblem problem: Problem, _ consequence: String = "The values used before stay."
  ) {
    notices.put(.tuning, .error, "\(problem.description)\n\(consequence)")
  }

  // MARK: Menu

  func tuningMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(.tuning, prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    fillTuningMenu()
    menu.append(section: recentTunings)
    let files = Menu()
    files.append("File…", Command.tuningFile.action())
    menu.append(section: files)
    let changes = Menu()
    changes.append(.tune)
    changes.append(.fromHere)
    changes.append(.revertTuning)
    changes.append(.copyTuning)
    changes.append(.saveTuning)
    changes.append(.writeBack)
    menu.append(section: changes)
    menu.append(submenu: sides.menu(), "Beside It")
    let compared = Menu()
    compared.append(
      section: Menu(
        .compareTuning,
        [(Self.presetTarget, "The Preset")]
          + prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    compared.append(section: comparedTunings)
    menu.append(submenu: compared, "Compare the Values With")
    return menu
  }

  func fillTuningMenu() {
    recentTunings.clear()
    comparedTunings.clear()
    for path in state.recentTunings {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      recentTunings.append(
        name.replacing("_", with: "__"), Command.tuning.action(), target: path)
      comparedTunings.append(
        name.replacing("_", with: "__"), Command.compareTuning.action(), target: path)
    }
  }
}
