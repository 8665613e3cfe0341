import Rehearsal
import Reviews
import TouchKit

/// Takes back what was done in the window, and does it again.
extension StudioWindow {
  /// Takes back what was done last: what was edited on the phone, a tuning, a branch that was removed, or else the branch
  /// that is shown.
  func undo() {
    if phone.takeStrokeBack() { return }
    endTuning()
    if !edits.isLatest, passesKey(shift: false) { return }
    edits.wasTaken(back: edits.takeLast().map(reverse) ?? leaveBranch())
  }

  /// Does again what was taken back last.
  func redo() {
    if phone.bringStrokeBack() { return }
    endTuning()
    if !edits.isUndoneLatest, passesKey(shift: true) { return }
    if let edit = edits.takeUndone() { edits.wasDone(again: reverse(edit)) }
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

  /// Does the opposite of something, and tells what takes that back; nil if it can't be done any more.
  private func reverse(_ edit: WindowEdits.Edit) -> WindowEdits.Edit? {
    switch edit {
    case .dropped(let id): return bringBack(id)
    case .branched: return leaveBranch()
    case .tuned(let start):
      let now = session.start
      retune(start)
      journal?.begin(session)
      return .tuned(now)
    case .set(let former, let line): return setAgain(former, on: line)
    case .decided(let index): return retract(index).map { .retracted($0) }
    case .retracted(let verdict): return .decided(decideAgain(verdict))
    case .said(let opposite): return takeBack(opposite).map { .said($0) }
    }
  }

  /// Sets values at a line's end again: what was done later there stays.
  private func setAgain(_ changes: [TuningChange], on line: String) -> WindowEdits.Edit? {
    show(line: line)
    guard session.shownLine == line else { return nil }
    if session.showsPast { seek(to: session.end) }
    let former = setHere(changes)
    return former.isEmpty ? nil : .set(former, line)
  }

  private func bringBack(_ id: String) -> WindowEdits.Edit? {
    guard session.tree.branch(id) != nil, !session.tree.isShown(id) else { return nil }
    phone.releaseInputs()
    session.restore(id)
    show(line: id)
    phone.refresh()
    updateControls()
    updateTime()
    return .branched(id)
  }

  /// Drops the branch that is shown, and shows what it left: none goes that nobody sees.
  private func leaveBranch() -> WindowEdits.Edit? {
    let id = session.shownLine
    guard id != SessionTree.main else { return nil }
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    let lines = session
    show(notice: "The old future is back.", button: "_Branch Again") { [unowned self] in
      if session === lines { perform(.redo) }
    }
    return .dropped(id)
  }
}
