import Files
import GtkPaint
import Rehearsal
import TouchKit
import TuningFiles

/// The panel of tunings, which changes what the line that is shown starts from.
extension StudioWindow {
  private static let tunings = HostWindow.FileFilter(name: "Tunings", pattern: "*.json")

  func addTunePanel() {
    let panel = TunePanel(prototype.catalogue, shownTuning, base: presetTuning)
    panel.onChange = { [unowned self] in tune([$0], isLast: $1) }
    panel.onRest = { [unowned self] in endTuning() }
    panel.onCurve = { [unowned self] in edit(curve: $0) }
    panel.onUndo = { [unowned self] in perform($0 ? .redo : .undo) }
    panel.onLeave = { [unowned self] in phone.canvas.takeFocus() }
    panel.list.addSwitch(
      "From here on", "Values are set at the present time, and the line starts as it did",
      action: Command.fromHere.action())
    panel.list.addButton("Revert", "All as in the preset", action: Command.revertTuning.action())
    panel.list.addButton("Copy", "The changes as JSON", action: Command.copyTuning.action())
    panel.list.addButton("Save As…", "A file of its own", action: Command.saveTuning.action())
    panel.list.addButton(
      "Write Back", "The changed values into the tuning's file", action: Command.writeBack.action())
    host.addPanel(TunePanel.name, panel.list)
    tunePanel = panel
  }

  /// What the panel shows: what the line starts from or, where values are set from here on, what the phone has at the
  /// playhead, with what a hand is about to set.
  var shownTuning: Tuning {
    guard state.tunesFromHere else { return startTuning }
    var tuning = session.stage.tuning
    for change in tunedHere { tuning.set(change.name, change.value) }
    return tuning
  }

  /// What the line that is shown starts from.
  var startTuning: Tuning { session.start.startState.tuning(of: prototype) }

  /// The preset that changes are counted from: the tuning of the name or the file that was chosen.
  private var presetTuning: Tuning {
    var state = session.start.startState
    state.use(tuning: state.tuningName, presetChanges)
    return state.tuning(of: prototype)
  }

  /// Says in the panel what is so now.
  func updateTunePanel() {
    if state.panel == TunePanel.name {
      tunePanel?.update(shownTuning, base: presetTuning, comparedWith: tuneComparison?.shown)
      showCurve()
    }
    let isChanged = !shownChanges.isEmpty
    for command in [Command.revertTuning, .copyTuning, .saveTuning] {
      host.setEnabled(command.rawValue, isChanged)
    }
    host.setEnabled(
      Command.writeBack.rawValue, !changedTunings.isEmpty && session.start.tuningFile != nil)
  }

  /// What the panel compares with in place of the preset, and its name or path.
  struct TuneComparison {
    var source: TuningSource
    var shown: TunePanel.Comparison
  }

  /// The target that stands for the preset.
  static let presetTarget = "preset:"

  /// The panel says how values differ from another tuning's.
  func compareTuning(with target: String) {
    guard target != Self.presetTarget else {
      tuneComparison = nil
      return updateTunePanel()
    }
    let source = TuningSource(target)
    var other = StartState(settings: session.start.startState.settings)
    do throws(Problem) {
      try source.apply(to: &other, of: prototype)
    } catch {
      return show(tuningProblem: error, "What it was compared with stays.")
    }
    tuneComparison = TuneComparison(
      source: source,
      shown: TunePanel.Comparison(title: source.title, tuning: other.tuning(of: prototype)))
    if state.panel != TunePanel.name { panels.set(TunePanel.name) }
    updateTunePanel()
  }

  /// The values of the line's start that differ from the preset's, in the catalogue's order, and those of the panel.
  var changedTunings: [TuningChange] { startTuning.changes(from: presetTuning) }
  private var shownChanges: [TuningChange] { shownTuning.changes(from: presetTuning) }

  /// Another session is shown: what its tuning's name or file gives counts as unchanged from now on.
  func takePreset() {
    switch session.start.tuning {
    case .named: presetChanges = []
    case .file(let path):
      let reader = TuningReader(prototype.catalogue)
      let changes = try? reader.read(SafeFile.read(path), file: path)
      presetChanges = changes ?? session.start.startState.changes
    }
  }

  // MARK: Changes

  /// Changes values of the line's start, or sets them from here on, while a hand may still go on.
  func tune(_ changes: [TuningChange], isLast: Bool) {
    if state.tunesFromHere { return tuneHere(changes, isLast: isLast) }
    let start = tuned(changes)
    if tunedFrom == nil { tunedFrom = session.start }
    if isLast { sides.rememberForGrid(changes) }
    if phone.view.isBlind {
      sides.endBlind()
      show(notice: "The names are shown again: a tuning was changed.")
    }
    retune(start)
    if isLast { endTuning() }
  }

  /// The line's start with other values.
  func tuned(_ changes: [TuningChange]) -> LiveSession.Start {
    var start = session.start
    let preset = presetTuning
    for change in changes {
      start.startState.set(change)
      // A value as the preset gives it is no change.
      if preset[change.name] == change.value,
        !presetChanges.contains(where: { $0.name == change.name })
      {
        start.startState.changes.removeAll { $0.name == change.name }
      }
    }
    return start
  }

  /// The hand has let go, or keys go on meanwhile: the change is one to undo, and is recorded.
  func endTuning() {
    endTuningHere()
    guard let before = tunedFrom else { return }
    tunedFrom = nil
    phone.refresh()
    guard before.startState != session.start.startState else { return }
    edits.add(.tuned(before.startState.tuning(of: prototype).changes(from: startTuning)))
    journal?.begin(session)
  }

  /// Runs the session again from another start.
  func retune(_ start: LiveSession.Start) {
    guard start.startState != session.start.startState else { return }
    phone.flushPointer()
    tuningsUsed += 1
    session.retune(start, at: Alarm.now)
    sides.logChanged()
    soundedLines = session.stage.log.count
    panels.showLog()
    // All else that changes with it is brought along by the phone's next frame.
    phone.refresh()
    updateTunePanel()
  }

  func revertTuning() {
    let preset = presetTuning
    tune(shownChanges.map { TuningChange($0.name, preset[$0.name]) }, isLast: true)
  }

  // MARK: Curves

  /// How far a motion goes as its curve is drawn, in points, if none was shown yet: what a curve means doesn't depend on it, but
  /// when it arrives and ends does.
  private static let usualDistance = 100.0

  /// Opens the editor under the row of a curve, or closes it.
  private func edit(curve entry: TuningEntry?) {
    guard let panel = tunePanel else { return }
    let editor = curveEditor ?? CurveEditor(painter: painter)
    if curveEditor == nil {
      curveEditor = editor
      editor.themeChanged(isDark: isDark)
      editor.onLeave = { [unowned self] in phone.canvas.takeFocus() }
      editor.onChange = { [unowned self] in curveChanged($0, isLast: $1) }
    }
    editedCurve = entry?.name
    panel.list.place(editor.canvas, under: panel.editedCurve)
    showCurve()
  }

  /// The name of the duration that belongs to a curve, if it has one.
  private func duration(of curve: String) -> String? {
    guard curve.hasSuffix(".curve") else { return nil }
    let name = "\(curve.dropLast(".curve".count)).duration"
    return prototype.catalogue[name] == nil ? nil : name
  }

  /// How the last motion went that a curve may be of: one of a view that is called as the tuning begins.
  private func shownWay(of curve: String) -> ShownMotion.Found? {
    let name = String(curve.prefix { $0 != "." })
    let now = session.shownTime
    let motion = timeline.marks.motions.last { motion in
      motion.length != nil && motion.to.map { $0 <= now } == true && motion.what.hasPrefix(name)
    }
    guard let motion, let end = motion.to else { return nil }
    let later = session.knownInputs.reversed().prefix { $0.time > end }.count
    let question = ShownMotion.Question(
      motion: motion, line: session.shownLine, inputs: session.knownInputs.count - later,
      start: session.start.startState)
    if shownMotion?.question != question {
      shownMotion = nil
      let bell = LoopBell { [unowned self] in if shownMotion?.job?.isOver == true { showCurve() } }
      let job = BackgroundJob(ShownMotion.Found(), bell: bell) {
        [prototype, inputs = session.knownInputs, fonts = painter.measurer.fonts] in
        ShownMotion.find(question, prototype, inputs, fonts: fonts, $0)
      }
      shownMotion = (question, job)
    }
    return shownMotion?.job?.findings
  }

  func showCurve() {
    guard let name = editedCurve, case .curve(let curve) = shownTuning[name] else { return }
    let duration = duration(of: name)
    var time = Time.milliseconds(300)
    if let duration, case .number(let seconds) = shownTuning[duration] {
      time = .seconds(seconds)
    }
    let found = shownWay(of: name)
    if let distance = found?.distance { curveDistance = (name, distance) }
    curveEditor?.show(
      CurveEditor.Subject(
        name: name, duration: duration, animation: Animation(duration: time, curve: curve),
        distance: curveDistance.flatMap { $0.curve == name ? $0.points : nil }
          ?? Self.usualDistance,
        shown: found?.way ?? [], arrival: found?.arrival))
  }

  private func curveChanged(_ animation: Animation, isLast: Bool) {
    guard let name = editedCurve else { return }
    var changes = [TuningChange(name, .curve(animation.curve))]
    if let duration = duration(of: name), let entry = prototype.catalogue[duration] {
      let value = TuningValue.number((animation.duration.seconds * 1000).rounded() / 1000)
      if animation.curve.easing != nil, entry.accepts(value) {
        changes.append(TuningChange(duration, value))
      }
    }
    tune(changes, isLast: isLast)
  }

  // MARK: Files

  func copyTuning() {
    let changes = shownChanges
    guard !changes.isEmpty else { return }
    host.copy(text: String(decoding: TuningWriter.write(changes), as: UTF8.self))
    show(notice: "\(Words.count(changes.count, "changed value")) copied as JSON.")
  }

  /// Saves what differs from the usual tuning as a file, which the session then starts from.
  func saveTuning() {
    let usual = StartState(settings: session.start.startState.settings).tuning(of: prototype)
    let changes = shownTuning.changes(from: usual)
    host.chooseFile(
      toSave: "Save the tuning", suggestion: "\(prototype.name)-tuning.json", Self.tunings
    ) { [unowned self] chosen in
      let path = chosen.hasSuffix(".json") ? chosen : "\(chosen).json"
      guard parts.write(TuningWriter.write(changes), to: path) else { return }
      sides.keep()
      use(.file(WorkingFolder.absolute(path)))
    }
  }
}
