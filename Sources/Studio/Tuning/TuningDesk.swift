import Files
import JSON
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The tuning of the session: what the branch that is shown starts from, what is set from here on, and the panel of it all.
final class TuningDesk {
  /// What the desk needs of the window.
  struct Ways {
    /// Shows another session in place of the present one, with the same fingers.
    var show: (LiveSession) -> Void
    /// Records the session as it begins now.
    var record: () -> Void
    /// The session was run again, so that its log is another one.
    var logChanged: () -> Void
    /// Shows a branch at its end; false if the branch is missing.
    var goToEnd: (String) -> Bool
    var updateControls: () -> Void
    var perform: (Command) -> Void
  }

  /// What the panel compares with in place of the preset, and its name or path.
  private struct Comparison {
    var source: TuningSource
    var shown: TunePanel.Comparison
  }

  /// The target that means the preset.
  static let presetTarget = "preset:"

  let parts: WindowParts
  let edits: UndoDesk
  let sides: SideBySide
  let ways: Ways
  let panels: Panels
  private let timeline: TimelineView
  let presets: Presets
  private(set) lazy var curve: CurveDesk = CurveDesk(parts, timeline, self)
  /// What the session started from before the user began to change a tuning.
  private var tunedFrom: LiveSession.Start? {
    didSet { parts.phone.frames.isTuned = tunedFrom != nil }
  }
  /// The values that the user has chosen and not released yet, if values are set from here on.
  private var tunedHere: [TuningChange] = []
  private var panel: TunePanel?
  private var comparison: Comparison?
  /// How often the session was run again with other values.
  private var retunings = 0
  /// Takes the phone before the last of these apart.
  private var formerPhoneRemoval: Alarm?

  init(
    _ parts: WindowParts, _ panels: Panels, _ timeline: TimelineView, _ edits: UndoDesk,
    _ sides: SideBySide, _ starting: StartingTuning, _ ways: Ways
  ) {
    self.parts = parts
    self.panels = panels
    self.timeline = timeline
    self.edits = edits
    self.sides = sides
    self.ways = ways
    presets = Presets(
      parts, edits, starting, Presets.Ways(show: ways.show, updateControls: ways.updateControls))
    presets.willChange = { [unowned self] in endTuning() }
    presets.changes = { [unowned self] in changedTunings }
  }

  /// How often a tuning was chosen, changed or read again, for tests.
  var used: Int { retunings + presets.used }

  private var phone: PhoneCanvas { parts.phone }
  private var state: WindowState { parts.memory.state }
  var session: LiveSession { parts.session }
  var prototype: Prototype { parts.prototype }

  /// Another session is shown: what its tuning's name or file contains counts as unchanged from now on.
  func sessionChanged() {
    (tunedFrom, tunedHere) = (nil, [])
    presets.sessionChanged()
  }

  func stop() {
    panel = nil
    curve.stop()
    presets.stop()
  }

  /// What was searched in the panel, for tests.
  var search: String? { panel?.search }

  // MARK: Values

  /// What the panel shows: what the branch starts from. If values are set from here on, it shows what the phone has at
  /// the playhead, with the values that the user is about to set.
  var shownTuning: Tuning {
    guard state.tunesFromHere else { return startTuning }
    var tuning = session.stage.tuning
    for change in tunedHere { tuning.set(change.name, change.value) }
    return tuning
  }

  /// What the branch that is shown starts from.
  var startTuning: Tuning { session.start.startState.tuning(of: prototype) }

  /// Says in the panel what is so now.
  func update() {
    if panels.shown == TunePanel.name {
      panel?.update(shownTuning, base: presets.tuning, comparedWith: comparison?.shown)
      curve.show()
    }
    let isChanged = !shownChanges.isEmpty
    for command in [Command.revertTuning, .copyTuning, .saveTuning] {
      parts.host.setEnabled(command.rawValue, isChanged)
    }
    parts.host.setEnabled(
      Command.writeBack.rawValue, !changedTunings.isEmpty && session.start.tuningFile != nil)
  }

  /// The values of the branch's start that differ from the preset's, in the catalogue's order, and those of the panel.
  var changedTunings: [TuningChange] { startTuning.changes(from: presets.tuning) }
  var shownChanges: [TuningChange] { shownTuning.changes(from: presets.tuning) }

  // MARK: Changes

  /// Changes values of the branch's start, or sets them from here on, while the user may still be dragging.
  func tune(_ changes: [TuningChange], isLast: Bool) {
    if state.tunesFromHere { return tuneHere(changes, isLast: isLast) }
    let start = tuned(changes)
    if tunedFrom == nil { tunedFrom = session.start }
    if isLast { sides.rememberForGrid(changes) }
    if phone.view.isBlind {
      sides.endBlind()
      parts.notices.show(notice: "You changed a tuning, so the names are shown again.")
    }
    retune(start)
    if isLast { endTuning() }
  }

  /// The branch's start with other values.
  private func tuned(_ changes: [TuningChange]) -> LiveSession.Start {
    var start = session.start
    let preset = presets.tuning
    for change in changes {
      start.startState.set(change)
      // A value that is the preset's is no change.
      if preset[change.name] == change.value,
        !presets.own.contains(where: { $0.name == change.name })
      {
        start.startState.changes.removeAll { $0.name == change.name }
      }
    }
    return start
  }

  /// The user has released the control, or continues with keys: the change is one step of undo, and is recorded.
  func endTuning() {
    endTuningHere()
    guard let before = tunedFrom else { return }
    tunedFrom = nil
    phone.refresh()
    guard before.startState != session.start.startState else { return }
    edits.add(.tuned(before.startState.tuning(of: prototype).changes(from: startTuning)))
    ways.record()
  }

  /// Runs the session again from another start.
  private func retune(_ start: LiveSession.Start) {
    guard start.startState != session.start.startState else { return }
    phone.flushPointer()
    retunings += 1
    session.retune(start, at: Alarm.now)
    formerPhoneRemoval = Alarm(at: Alarm.now, whenIdle: true) { [weak session = session] in
      session?.forgetFormerRun()
    }
    ways.logChanged()
    // All else that changes with it is brought along by the phone's next frame.
    phone.refresh()
    update()
  }

  func revertTuning() {
    let preset = presets.tuning
    tune(shownChanges.map { TuningChange($0.name, preset[$0.name]) }, isLast: true)
  }

  // MARK: From here on

  /// Where values are set from here on, the panel follows the playhead. What a curve did is looked at once the phone rests.
  func follow() {
    if panels.shown == TunePanel.name, phone.frames.isResting { curve.show() }
    guard state.tunesFromHere, panels.shown == TunePanel.name,
      panel?.isShowing(shownTuning) == false
    else { return }
    update()
  }

  /// Has values set from the present time on, or for the branch's start again.
  func toggleFromHere() {
    endTuning()
    parts.memory.state.tunesFromHere.toggle()
    update()
  }

  /// The user chooses values, and may still be dragging.
  private func tuneHere(_ changes: [TuningChange], isLast: Bool) {
    tunedHere = changes
    update()
    if isLast { endTuning() }
  }

  /// The user has released the control: the chosen values are an input.
  private func endTuningHere() {
    guard !tunedHere.isEmpty else { return }
    phone.settle(at: Alarm.now)
    let branch = session.shownBranch
    let former = setHere(tunedHere)
    tunedHere = []
    // If a branch begins with this change, Undo removes the whole branch.
    if session.shownBranch == branch, !former.isEmpty { edits.add(.set(former, branch)) }
    update()
  }

  /// Sets values at the playhead, and returns the former values of those that differ now.
  private func setHere(_ changes: [TuningChange]) -> [TuningChange] {
    let tuning = session.stage.tuning
    let others = changes.filter { tuning[$0.name] != $0.value }
    for change in others { parts.send(.set(change.name, change.value)) }
    return others.map { TuningChange($0.name, tuning[$0.name]) }
  }

  // MARK: Back and again

  /// Gives values of the branch's start their former ones again.
  func tuneAgain(_ changes: [TuningChange]) -> WindowEdit? {
    let now = startTuning
    retune(tuned(changes))
    let former = now.changes(from: startTuning)
    guard !former.isEmpty else { return nil }
    ways.record()
    return .tuned(former)
  }

  /// Sets values at a branch's end again: what was done later there stays.
  func setAgain(_ changes: [TuningChange], on branch: String) -> WindowEdit? {
    guard ways.goToEnd(branch) else { return nil }
    let former = setHere(changes)
    return former.isEmpty ? nil : .set(former, branch)
  }

  // MARK: Comparing

  /// The tuning that values are compared with, as its menu names it.
  var comparedTuning: String { comparison?.source.text ?? Self.presetTarget }

  /// The panel says how values differ from another tuning's.
  func compareTuning(with target: String) {
    guard target != Self.presetTarget else {
      comparison = nil
      return update()
    }
    let source = TuningSource(target)
    var other = StartState(settings: session.start.startState.settings)
    do throws(Problem) {
      try source.apply(to: &other, of: prototype)
    } catch {
      return presets.show(error, "The previous comparison is kept.")
    }
    comparison = Comparison(
      source: source,
      shown: TunePanel.Comparison(title: source.title, tuning: other.tuning(of: prototype)))
    if panels.shown != TunePanel.name { panels.set(TunePanel.name) }
    update()
  }
}

// MARK: The panel

extension TuningDesk: PanelOwner {
  var panelNames: [String] { [TunePanel.name] }

  func makePanel(_ name: String) {
    let panel = TunePanel(prototype.catalogue, shownTuning, base: presets.tuning)
    panel.onChange = { [unowned self] in tune([$0], isLast: $1) }
    panel.onRest = { [unowned self] in endTuning() }
    panel.onCurve = { [unowned self, unowned panel] in curve.edit($0, in: panel) }
    panel.onUndo = { [unowned self] in ways.perform($0 ? .redo : .undo) }
    panel.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
    panel.list.addSwitch(
      "From here on",
      "New values apply from the current time on. Earlier moments keep their values.",
      action: Command.fromHere.action())
    panel.list.addButton(
      "Revert", "Set all values back to the preset", action: Command.revertTuning.action())
    panel.list.addButton("Copy", "Copy the changes as JSON", action: Command.copyTuning.action())
    panel.list.addButton(
      "Save As…", "Save the values as a new file", action: Command.saveTuning.action())
    panel.list.addButton(
      "Write Back", "Write the changed values to the tuning file",
      action: Command.writeBack.action())
    parts.host.addPanel(TunePanel.name, panel.list)
    self.panel = panel
  }

  func panelChanged() {
    update()
    if panels.shown == TunePanel.name, phone.frames.isResting { curve.show() }
  }

  func focusSearch(of name: String) -> Bool {
    guard name == TunePanel.name, let panel else { return false }
    panel.list.takeFocus()
    return true
  }

  /// Shows a tuning in the panel.
  func reveal(_ name: String) {
    panels.set(TunePanel.name)
    panel?.reveal(name)
  }
}
