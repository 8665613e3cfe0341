import Rehearsal
import Reviews
import TouchKit

/// Takes back what was done in the window, and does it again.
extension StudioWindow {
  /// Takes back what was done last: what was edited on the phone, a step in the window, or else the branch that is shown.
  func undo() {
    if phone.takeStrokeBack() { return }
    endTuning()
    if !edits.isLatest, passesKey(shift: false) { return }
    takeBackStep()
  }

  /// Does again what was taken back last.
  func redo() {
    if phone.bringStrokeBack() { return }
    endTuning()
    if !edits.isUndoneLatest, passesKey(shift: true) { return }
    repeatStep()
  }

  /// Takes the last step in the window back, whatever was edited on the phone since.
  func takeBackStep() {
    let step = edits.takeLast().map { $0.compactMap { reverse($0) } }
    edits.wasTaken(back: step ?? [leave(branch: session.shownLine)].compactMap(\.self))
  }

  /// Does the step again that was taken back last.
  func repeatStep() {
    if let step = edits.takeUndone() {
      edits.wasDone(again: step.compactMap { reverse($0, isAgain: true) })
    }
  }

  /// The phone got an input, which may have edited something there; a value that is set does not.
  func mayHaveEdited(_ input: Input.Kind) {
    if case .set = input { return }
    edits.inputCame()
  }

  /// What is edited on the phone is undone there; false if nothing is.
  private func passesKey(shift: Bool) -> Bool {
    guard session.textInput != nil else { return false }
    let phases: [KeyInput.Phase] = [.press, .release]
    for phase in phases {
      send(.key(KeyInput("z", phase: phase, modifiers: shift ? [.control, .shift] : [.control])))
    }
    return true
  }

  /// Does the opposite of something, and tells what takes that back; nil if it can't be done any more. `isAgain` says that the
  /// opposite is what was done at first.
  private func reverse(_ edit: WindowEdit, isAgain: Bool = false) -> WindowEdit? {
    switch edit {
    case .dropped(let id): return bringBack(id)
    case .branched(let id): return leave(branch: id)
    case .renamed(let id, let name): return rename(id, to: name)
    case .tuned(let changes): return tuneAgain(changes)
    case .set(let former, let line): return setAgain(former, on: line)
    case .preset(let former): return .preset(use(former))
    case .written(let written): return writeAgain(written).map { .written($0) }
    case .device(let device, let name): return move(to: device, remembering: name)
    case .look(let former): return .look(lookAgain(former))
    case .replaced(let former): return .replaced(bringBack(former))
    case .decided(let index): return retract(index).map { .retracted($0) }
    case .retracted(let verdict): return .decided(decideAgain(verdict))
    case .said(let opposite, let folder):
      return say(opposite, isAgain: isAgain, in: folder).map { .said($0, folder: folder) }
    }
  }

  /// Gives values of the line's start their former ones again.
  private func tuneAgain(_ changes: [TuningChange]) -> WindowEdit? {
    let now = startTuning
    retune(tuned(changes))
    let former = now.changes(from: startTuning)
    guard !former.isEmpty else { return nil }
    journal?.begin(session)
    return .tuned(former)
  }

  /// Sets values at a line's end again: what was done later there stays.
  private func setAgain(_ changes: [TuningChange], on line: String) -> WindowEdit? {
    guard goToEnd(of: line) else { return nil }
    let former = setHere(changes)
    return former.isEmpty ? nil : .set(former, line)
  }

  /// Shows a line at its end; false if it is gone.
  func goToEnd(of line: String) -> Bool {
    show(line: line)
    guard session.shownLine == line else { return false }
    if session.showsPast { playhead.seek(to: session.end) }
    return true
  }

  private func bringBack(_ id: String) -> WindowEdit? {
    guard session.tree.branch(id) != nil, !session.tree.isShown(id) else { return nil }
    phone.releaseInputs()
    session.restore(id)
    show(line: id)
    phone.refresh()
    updateControls()
    time.update()
    return .branched(id)
  }

  /// A hand began a branch: what was removed before it stays so.
  func began(_ branch: String) {
    let tree = session.tree
    edits.forget(after: \.isReplacement) { edit in
      if case .branched(let id) = edit { return tree.branch(id) == nil || !tree.isShown(id) }
      return edit.isDrop
    }
    edits.add(.branched(branch))
  }

  /// Drops a branch, which is shown first, and shows what it left; nil if it is gone.
  private func leave(branch id: String) -> WindowEdit? {
    guard id != SessionTree.main, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return nil
    }
    show(line: id)
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    show(step: "The old future is back.", button: "_Branch Again") { [unowned self] in
      repeatStep()
    }
    return .dropped(id)
  }
}
