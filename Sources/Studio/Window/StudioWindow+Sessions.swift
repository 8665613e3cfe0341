import Glibc
import Rehearsal
import TouchKit

/// Replaces the session that is shown, so that none with deliberate inputs is lost.
extension StudioWindow {
  /// How often Undo can go back.
  private static let mostFormer = EarlierSessions.most

  /// Begins another session; the present one can be brought back.
  func begin(_ start: LiveSession.Start, _ reason: String) {
    replace(reason) {
      LiveSession(prototype, start, measurer: painter.measurer, at: Alarm.now)
    }
  }

  /// Begins with a session that has happened already.
  func begin(_ saved: SavedSession, _ reason: String) {
    replace(reason) {
      LiveSession(prototype, saved, measurer: painter.measurer, at: Alarm.now)
    }
  }

  /// Shows another session instead of the present one, which can be brought back.
  private func replace(_ reason: String, by make: () -> LiveSession) {
    // Fingers and keys that are down belong to the old session.
    phone.releaseInputs()
    let isWorthKeeping = session.isWorthKeeping
    let saved = session.saved
    momentFile = nil
    let file = show(make(), keepingFormer: isWorthKeeping)
    if isWorthKeeping {
      earlier?.prune()
      former.append(FormerSession(saved: saved, reason: reason, file: file))
      former = former.suffix(StudioWindow.mostFormer)
    }
    offerUndo()
  }

  // MARK: Undo

  /// Says why the last session was replaced, with a button that brings it back.
  private func offerUndo() {
    guard let last = former.last else { return }
    host.show(
      .info, last.reason, number: Message.formerSession.rawValue, buttons: ["_Undo"])
    hide(\.formerNoticeRead, after: StudioWindow.buttonTime) { [unowned self] in forgetFormer() }
  }

  /// The notice's button was pressed, or it was closed.
  func answeredFormer(isUndo: Bool) {
    guard isUndo, let last = former.popLast() else { return forgetFormer() }
    phone.releaseInputs()
    show(
      LiveSession(prototype, last.saved, measurer: painter.measurer, at: Alarm.now),
      keepingFormer: session.isWorthKeeping)
    // Its new journal holds it.
    if let file = last.file { earlier?.remove(file) }
    earlier?.prune()
    if former.isEmpty { forgetFormer() } else { offerUndo() }
  }

  private func forgetFormer() {
    former = []
    formerNoticeRead = nil
    host.hideMessage(Message.formerSession.rawValue)
  }

  // MARK: Earlier sessions

  /// Brings an earlier session back as it was left.
  func goOn(withEarlier name: String) {
    guard let taken = earlier?.take(name) else {
      show(problem: "The session is not there any more, or can't be read.")
      return
    }
    replace("An earlier session is back") {
      let moment = Alarm.now
      let session = LiveSession(
        prototype, taken.saved, measurer: painter.measurer, at: moment)
      // The fingers that were on it are gone.
      session.cancelFingers(at: moment)
      return session
    }
    taken.remove()
    // That session is shown already: Undo leads to the one before it.
    former.removeAll { $0.file == name }
    if former.isEmpty { forgetFormer() } else { offerUndo() }
  }

  /// Lists the sessions that all windows have kept.
  func fillEarlierMenu() {
    earlierMenu.clear()
    let entries = earlier?.list() ?? []
    let now = Int64(time(nil))
    for entry in entries {
      earlierMenu.append(
        entry.words(now: now).replacing("_", with: "__"), Command.openEarlier.action(),
        target: entry.name)
    }
    if entries.isEmpty { earlierMenu.append(nothing: "None yet") }
  }
}
