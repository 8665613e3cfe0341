import Rehearsal
import Reviews
import TouchKit

/// Goes to other times of the session, and to its other lines.
extension StudioWindow {
  func linesChanged(_ change: LineChange) {
    journal?.append(change)
    // The log of another line is another log.
    sides.logChanged()
    soundedLines = session.stage.log.count
    panels.showLog()
    if case .branched(let branch) = change { edits.began(branch.id, in: session.tree) }
    updateLines()
  }

  /// Plays a file from its beginning; what was done after it or on its way stays on its own line.
  func playAgain() {
    phone.releaseInputs()
    if session.shownLine != SessionTree.main { show(line: SessionTree.main) }
    playhead.seek(to: .zero)
    session.setPaused(false, at: Alarm.now)
  }

  // MARK: Lines

  /// Lists the lines of the session.
  func fillLinesMenu() {
    linesMenu.clear()
    for row in lineRows {
      let mark = row.isShown ? "● " : ""
      linesMenu.append(
        "\(mark)\(row.name) \(row.words)".replacing("_", with: "__"), Command.line.action(),
        target: row.id)
    }
    let changes = Menu()
    changes.append(.dropBranch)
    linesMenu.append(section: changes)
  }

  /// Shows another line where this one is, as far as it goes.
  func show(line id: String) {
    guard id != session.shownLine, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    let moment = Alarm.now
    session.setPaused(true, at: moment)
    session.show(line: id, at: session.now, moment)
    phone.refresh()
  }

  /// Takes a branch away with those that come from it; if it was shown, what it left is shown, where it left it.
  func drop(line id: String) {
    guard id != SessionTree.main, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    edits.add(.dropped(id))
    edits.say("The branch is gone.")
  }
}
