import Files
import JSON
import Rehearsal
import TouchKit
import TuningFiles
import Widgets
import Workbench

/// The tuning of a name or a file that the session starts with, and that changes are counted from.
final class Presets {
  /// What is needed of the window.
  struct Ways {
    /// Shows another session in place of the present one, with the same fingers.
    var show: (LiveSession) -> Void
    var updateControls: () -> Void
  }

  /// Files that were chosen, and the same, to compare values with.
  let (recentFiles, comparedFiles) = (Menu(), Menu())
  /// Ends the tuning that the user is doing, because another tuning will be chosen now.
  var willChange: () -> Void = {}
  /// What was changed in the preset.
  var changes: () -> [TuningChange] = { [] }
  private let parts: WindowParts
  private let edits: UndoDesk
  private let starting: StartingTuning
  private let ways: Ways
  private let file: TuningFileWatch
  /// What the chosen tuning changes in the prototype's.
  private(set) var own: [TuningChange] = []
  /// How often a tuning was chosen or read again.
  private(set) var used = 0

  init(_ parts: WindowParts, _ edits: UndoDesk, _ starting: StartingTuning, _ ways: Ways) {
    self.parts = parts
    self.edits = edits
    self.starting = starting
    self.ways = ways
    file = TuningFileWatch(parts.prototype, overrides: parts.options.changes)
    file.onOutcome = { [unowned self] in read($0) }
  }

  private var session: LiveSession { parts.session }
  private var prototype: Prototype { parts.prototype }

  /// The preset's values.
  var tuning: Tuning {
    var state = session.start.startState
    state.use(tuning: state.tuningName, own)
    return state.tuning(of: prototype)
  }

  /// Another session is shown: what its tuning's name or file contains counts as unchanged from now on.
  func sessionChanged() {
    switch session.start.tuning {
    case .named: own = []
    case .file(let path):
      let reader = TuningReader(prototype.catalogue)
      let changes = try? reader.read(SafeFile.read(path), file: path)
      own = changes ?? session.start.startState.changes
    }
  }

  /// Follows the tuning's file of the session.
  func followFile() { file.follow(session.start.tuningFile) }

  func stop() { file.stop() }

  func chooseFile() {
    parts.host.chooseFile(toOpen: "Choose a tuning", TuningDesk.files) { [unowned self] in
      use(.file(WorkingFolder.absolute($0)))
      ways.updateControls()
    }
  }

  /// Lets the present session start with another tuning, and runs its inputs again under that one.
  func use(_ source: TuningSource) {
    willChange()
    var start = session.start
    let former = presentPreset
    do throws(Problem) {
      try starting.choose(source, in: &start)
    } catch {
      return show(error)
    }
    parts.notices.hide(.tuning)
    parts.memory.state.tuning = source.text
    if case .file(let path) = source {
      parts.memory.state.rememberTuning(path)
      fillMenus()
    }
    if restart(from: start) { edits.add(.preset(former)) }
  }

  private var presentPreset: FormerPreset {
    FormerPreset(start: session.start, named: starting.named, remembered: parts.memory.state.tuning)
  }

  /// Lets the present session start with a tuning that it started with before, and returns what it started with now.
  func use(_ former: FormerPreset) -> FormerPreset {
    let present = presentPreset
    var start = session.start
    let before = former.start.startState
    start.startState.use(tuning: before.tuningName, before.changes)
    start.tuningFile = former.start.tuningFile
    starting.named = former.named
    parts.memory.state.tuning = former.remembered
    parts.notices.hide(.tuning)
    restart(from: start)
    return present
  }

  /// The file of the present tuning was written.
  private func read(_ outcome: TuningFileWatch.Outcome) {
    switch outcome {
    case .invalid(let problem): return show(problem)
    case .unchanged: break
    case .valid(let use):
      // What was changed here and not written stays changed.
      let changes = changes()
      var start = session.start
      use(&start.startState)
      for change in changes { start.startState.set(change) }
      restart(from: start)
    }
    parts.notices.hide(.tuning)
  }

  /// Runs the present session again from its beginning up to now, with the same inputs; false if it starts so already.
  @discardableResult
  private func restart(from start: LiveSession.Start) -> Bool {
    parts.phone.flushPointer()
    used += 1
    guard
      start.startState != session.start.startState || start.tuningFile != session.start.tuningFile
    else { return false }
    ways.show(session.restarted(from: start, at: Alarm.now))
    parts.phone.refresh()
    ways.updateControls()
    return true
  }

  func show(
    _ problem: Problem, _ consequence: String = "The previous values are kept."
  ) {
    parts.notices.put(.tuning, .error, "\(problem.description)\n\(consequence)")
  }

  /// What the file contains now counts as unchanged from now on.
  func wrote(_ bytes: [UInt8], _ changes: [TuningChange]) {
    file.note(bytes)
    own = changes
  }

  // MARK: Menus

  func fillMenus() {
    recentFiles.clear()
    comparedFiles.clear()
    for path in parts.memory.state.recentTunings {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      recentFiles.append(
        name.replacing("_", with: "__"), Command.tuning.action(), target: path)
      comparedFiles.append(
        name.replacing("_", with: "__"), Command.compareTuning.action(), target: path)
    }
  }
}
