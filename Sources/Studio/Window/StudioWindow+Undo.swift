import Rehearsal
import Reviews
import TouchKit

/// Takes back what was done in the window, and does it again.
extension StudioWindow {
  func undo() {
    if phone.takeStrokeBack() { return }
    tuning.endTuning()
    edits.undo()
  }

  func redo() {
    if phone.bringStrokeBack() { return }
    tuning.endTuning()
    edits.redo()
  }

  /// Does the opposite of a step, and returns the step that undoes this; nil if it can't be done now. `isAgain` says
  /// that the opposite is the step as it was done first.
  func reverse(_ edit: WindowEdit, isAgain: Bool) -> WindowEdit? {
    switch edit {
    case .dropped(let id): return branches.bringBack(id)
    case .branched(let id): return branches.leave(branch: id)
    case .renamed(let id, let name): return branches.rename(id, to: name)
    case .tuned(let changes): return tuning.tuneAgain(changes)
    case .set(let former, let branch): return tuning.setAgain(former, on: branch)
    case .preset(let former): return .preset(tuning.presets.use(former))
    case .written(let written): return tuning.writeAgain(written).map { .written($0) }
    case .device(let device, let name): return self.device.move(to: device, remembering: name)
    case .look(let former): return .look(look.again(former))
    case .replaced(let former): return .replaced(sessions.bringBack(former))
    case .decided(let index): return sides.retract(index).map { .retracted($0) }
    case .retracted(let verdict): return .decided(sides.decideAgain(verdict))
    case .said(let opposite, let folder):
      return notes.say(opposite, isAgain: isAgain, in: folder).map { .said($0, folder: folder) }
    }
  }
}
