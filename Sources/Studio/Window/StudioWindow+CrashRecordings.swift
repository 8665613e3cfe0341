import Files
import Rehearsal
import TouchKit

/// Offers the recordings that a crash left behind.
extension StudioWindow {
  private enum Answer: CaseIterable {
    case play, save, discard

    var words: String {
      switch self {
      case .play: "_Play"
      case .save: "_Save take…"
      case .discard: "_Discard"
      }
    }
  }

  /// Offers the latest recording that a crash left behind.
  func offerCrashRecording() {
    guard let recording = crashRecordings.first else { return }
    let seconds = decimals((recording.end.seconds * 10).rounded() / 10)
    let inputs = Words.count(recording.inputs, "input")
    notices.put(
      .crashRecording, .question,
      "The program stopped in the middle of a session. Its recording was kept: \(seconds) s, "
        + "\(inputs).",
      // Closed without an answer, it is offered again at the next start.
      Answer.allCases.map { answer in
        (answer.words, { [unowned self] in answeredCrashRecording(answer) })
      })
  }

  private func answeredCrashRecording(_ answer: Answer) {
    guard let recording = crashRecordings.first else { return }
    switch answer {
    case .play:
      var saved = recording.saved
      adjust(&saved)
      saved.start.name = "Kept recording"
      saved.now = .zero
      begin(saved, "Playing the kept recording")
      // It was seen; among the earlier sessions it can still be gone on with.
      do throws(Problem) {
        try recording.keep()
        earlier?.prune()
        settled(recording)
      } catch {
        show(error)
      }
    case .save:
      saveTake(recording.bytes, suggestion: "\(prototype.name)-kept.take.json") {
        [unowned self] _ in
        recording.remove()
        settled(recording)
      }
      offerCrashRecording()
    case .discard:
      recording.remove()
      settled(recording)
    }
  }

  private func settled(_ recording: CrashRecording) {
    crashRecordings.removeAll { $0 === recording }
    notices.hide(.crashRecording)
    offerCrashRecording()
  }

  /// Says which recordings can't be read, and offers to remove them.
  func offerUnreadable() {
    guard !unreadable.isEmpty else { return }
    // Closed without an answer, they are offered again at the next start.
    notices.put(
      .unreadable, .error, UnreadableRecording.words(unreadable),
      [("_Remove", { [unowned self] in removeUnreadable() })])
  }

  private func removeUnreadable() {
    do throws(Problem) {
      for recording in unreadable { try recording.remove() }
      unreadable = []
      notices.hide(.unreadable)
    } catch {
      show(error)
    }
  }
}
