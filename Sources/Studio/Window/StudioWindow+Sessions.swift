import Glibc
import Rehearsal
import TouchKit

/// Replaces the session that is shown, so that none with deliberate inputs is lost.
extension StudioWindow {
  /// How many sessions Undo can bring back.
  private static let mostFormer = EarlierSessions.most

  /// Begins another session; the present one can be brought back.
  func begin(_ start: LiveSession.Start, _ reason: String) {
    replace(reason) {
      LiveSession(prototype, start, measurer: painter.measurer, at: Alarm.now)
    }
  }

  /// Begins with a session that has happened already.
  func begin(_ saved: SavedSession, _ reason: String, saysSo: Bool = true) {
    replace(reason, saysSo: saysSo) {
      LiveSession(prototype, saved, measurer: painter.measurer, at: Alarm.now)
    }
  }

  /// Shows another session instead of the present one, which can be brought back if it came from a file or something was done
  /// in it or to it.
  private func replace(_ reason: String, saysSo: Bool = true, by make: () -> LiveSession) {
    // Fingers and keys that are down belong to the old session.
    phone.releaseInputs()
    tuning.endTuning()
    let isWorthKeeping = session.isWorthKeeping
    var former = presentSession(reason)
    momentFile = nil
    former.file = show(make(), keepingFormer: isWorthKeeping)
    earlier?.prune()
    guard isWorthKeeping || former.saved.start.name != nil || edits.isAboutSession else { return }
    edits.replaced(former, atMost: Self.mostFormer)
    if saysSo { edits.say(reason) }
  }

  /// What brings the present session back, and why another one is shown.
  private func presentSession(_ reason: String) -> FormerSession {
    FormerSession(
      saved: session.saved, reason: reason, momentFile: momentFile,
      review: review.place)
  }

  /// Shows a former session again, at its moment, and gives what brings the present one back.
  func bringBack(_ former: FormerSession) -> FormerSession {
    phone.releaseInputs()
    var present = presentSession(former.reason)
    present.file = show(
      LiveSession(prototype, former.saved, measurer: painter.measurer, at: Alarm.now),
      keepingFormer: session.isWorthKeeping)
    // Its new journal holds it.
    if let file = former.file { earlier?.remove(file) }
    earlier?.prune()
    momentFile = former.momentFile
    if let place = former.review { review.bringBack(place) }
    return present
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
  }

  /// Lists the sessions that all windows have kept.
  func fillEarlierMenu() {
    earlierMenu.clear()
    let entries = earlier?.list() ?? []
    let now = Int64(Glibc.time(nil))
    for entry in entries {
      earlierMenu.append(
        entry.words(now: now).replacing("_", with: "__"), Command.openEarlier.action(),
        target: entry.name)
    }
    if entries.isEmpty { earlierMenu.append(nothing: "None yet") }
  }
}
