import Rehearsal
import TouchKit
import Workbench

/// The steps that were done in the window, for undo and redo, and what is said of the last step.
final class UndoDesk {
  /// How the window takes steps back.
  struct Ways {
    /// Does the opposite of a step, and returns the step that undoes this; nil if it can't be done now. `isAgain` says
    /// that the opposite is the step as it was done first.
    var reverse: (WindowEdit, _ isAgain: Bool) -> WindowEdit?
    /// Leaves the branch that is shown, if there is nothing else to undo.
    var leaveBranch: () -> WindowEdit?
  }

  private let parts: WindowParts
  private let ways: Ways
  private var edits = UndoList<WindowEdit>() {
    didSet { parts.notices.leaveStep(before: edits.revision) }
  }

  init(_ parts: WindowParts, _ ways: Ways) {
    self.parts = parts
    self.ways = ways
  }

  // MARK: Steps

  func add(_ edit: WindowEdit) { edits.add(edit) }

  /// Something was done together with the last step, as a part of it.
  func join(_ edit: WindowEdit) { edits.join(edit) }

  /// Another session is shown. So many can be brought back.
  func replaced(_ former: FormerSession, atMost most: Int) {
    edits.add(.replaced(former))
    edits.keep(latest: most, \.isReplacement)
  }

  /// Whether the last step is about the session that is shown.
  var isAboutSession: Bool { edits.last.map { !$0.contains(where: \.isReplacement) } ?? false }

  /// The user began a branch: what was removed before it stays removed.
  func began(_ branch: String, in tree: SessionTree) {
    edits.forget(after: \.isReplacement) { edit in
      if case .branched(let id) = edit { return tree.branch(id) == nil || !tree.isShown(id) }
      return edit.isDrop
    }
    edits.add(.branched(branch))
  }

  /// The phone got an input, which may have edited something there; a value that is set does not.
  func inputCame(_ input: Input.Kind) {
    if case .set = input { return }
    edits.inputCame()
  }

  // MARK: Back and again

  /// Takes back what was done last: what was edited on the phone, a step in the window, or else the branch that is shown.
  func undo() {
    if edits.isLatest || !passesKey(shift: false) { takeBack() }
  }

  /// Does again what was undone last.
  func redo() {
    if edits.isUndoneLatest || !passesKey(shift: true) { doAgain() }
  }

  /// Takes the last step in the window back, whatever was edited on the phone since.
  private func takeBack() {
    let step = edits.takeLast().map { $0.compactMap { ways.reverse($0, false) } }
    edits.wasTaken(back: step ?? [ways.leaveBranch()].compactMap(\.self))
  }

  /// Does the step again that was undone last.
  private func doAgain() {
    if let step = edits.takeUndone() {
      edits.wasDone(again: step.compactMap { ways.reverse($0, true) })
    }
  }

  /// What is edited on the phone is undone there; false if nothing is.
  private func passesKey(shift: Bool) -> Bool {
    guard parts.session.textInput != nil else { return false }
    let phases: [KeyInput.Phase] = [.press, .release]
    for phase in phases {
      parts.send(
        .key(KeyInput("z", phase: phase, modifiers: shift ? [.control, .shift] : [.control])))
    }
    return true
  }

  // MARK: Words

  /// Says what the last step did, with a button that takes it back.
  func say(_ words: String, button: String = "_Undo") {
    parts.notices.show(
      step: words, at: edits.revision, (button, { [unowned self] in takeBack() }))
  }

  /// Says that a step was undone, with a button that does it again.
  func say(takenBack words: String, button: String = "_Redo") {
    parts.notices.show(
      step: words, at: edits.revision, (button, { [unowned self] in doAgain() }))
  }
}
