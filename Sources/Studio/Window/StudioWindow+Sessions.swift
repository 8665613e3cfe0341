import Glibc
import Rehearsal
import TouchKit

/// One session after another: none in which a person did something is lost.
extension StudioWindow {
  /// How often Undo can go back.
  private static let mostFormer = EarlierSessions.most

  /// Begins another session; the present one can be brought back.
  func begin(_ start: LiveSession.Start, _ reason: String) {
    replace(reason) {
      LiveSession(prototype, start, measurer: painter.measurer, at: Alarm.now)
    }
  }

  /// Shows another session instead of the present one, which can be brought back.
  private func replace(_ reason: String, by make: () -> LiveSession) {
    // What hands hold belongs to the session that goes.
    phone.letGo()
    let isMissed = session.isMissed
    let memory = session.memory
    let file = show(make(), keepingFormer: isMissed)
    if isMissed {
      earlier?.prune()
      former.append(FormerSession(memory: memory, reason: reason, file: file))
      former = former.suffix(StudioWindow.mostFormer)
    }
    offerUndo()
  }

  // MARK: Undo

  /// Says why the last session gave way, with a button that brings it back.
  private func offerUndo() {
    guard let last = former.last else { return }
    host.show(
      .info, last.reason, number: Message.formerSession.rawValue, buttons: ["_Undo"])
    hide(\.formerNoticeRead, after: StudioWindow.buttonTime) { [unowned self] in forgetFormer() }
  }

  /// The notice's button was pressed, or it was closed.
  func answeredFormer(isUndo: Bool) {
    guard isUndo, let last = former.popLast() else { return forgetFormer() }
    phone.letGo()
    show(
      LiveSession(prototype, last.memory, measurer: painter.measurer, at: Alarm.now),
      keepingFormer: session.isMissed)
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
        prototype, taken.memory, measurer: painter.measurer, at: moment)
      // Whoever had fingers on it has gone.
      session.cancelFingers(at: moment)
      return session
    }
    taken.remove()
    // It is here already: Undo leads to what was before it.
    former.removeAll { $0.file == name }
    if former.isEmpty { forgetFormer() } else { offerUndo() }
  }

  /// Says what is kept now, by all windows.
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
