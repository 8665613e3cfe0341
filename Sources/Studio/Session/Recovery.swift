import Files
import JSON
import Rehearsal
import TouchKit
import Workbench

/// Offers the recordings that a crash left behind.
final class Recovery {
  private enum Answer: CaseIterable {
    case play, save, discard

    var words: String {
      switch self {
      case .play: "_Play"
      case .save: "_Save Take…"
      case .discard: "_Discard"
      }
    }
  }

  private let parts: WindowParts
  private unowned let sessions: SessionDesk
  /// The recordings that crashes left behind, and that the user has not decided about yet.
  private var recordings: [CrashRecording]
  /// Recordings that can't be read.
  private var unreadable: [UnreadableRecording]

  init(_ parts: WindowParts, in folder: UserFolder?, _ sessions: SessionDesk) {
    self.parts = parts
    self.sessions = sessions
    let prototype = parts.prototype
    recordings = folder.map { CrashRecording.all(in: $0.path, prototype) } ?? []
    // Those that can be read are held by now.
    unreadable = folder.map { UnreadableRecording.all(in: $0.path, prototype) } ?? []
  }

  private var notices: Notices { parts.notices }

  /// Offers what was found.
  func offer() {
    offerCrashRecording()
    offerUnreadable()
  }

  /// Offers the latest recording that a crash left behind.
  private func offerCrashRecording() {
    guard let recording = recordings.first else { return }
    let seconds = ((recording.end.seconds * 10).rounded() / 10).twoDecimals
    let inputs = NumberWords.count(recording.inputs, "input")
    notices.put(
      .crashRecording, .question,
      "The last session ended unexpectedly. Its recording was saved: \(seconds) s, "
        + "\(inputs).",
      // Closed without an answer, it is offered again at the next start.
      Answer.allCases.map { answer in
        (answer.words, { [unowned self] in answeredCrashRecording(answer) })
      })
  }

  private func answeredCrashRecording(_ answer: Answer) {
    guard let recording = recordings.first else { return }
    switch answer {
    case .play:
      var saved = recording.saved
      sessions.adjust(&saved)
      saved.start.name = "Recovered session"
      saved.now = .zero
      sessions.begin(saved, "Playing the recovered session")
      // The user has seen it; it can still be continued from the earlier sessions.
      do throws(Problem) {
        try recording.keep()
        sessions.prune()
        settled(recording)
      } catch {
        notices.show(error)
      }
    case .save:
      sessions.saveTake(recording.bytes, suggestion: "\(parts.prototype.name)-kept.take.json") {
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
    recordings.removeAll { $0 === recording }
    notices.hide(.crashRecording)
    offerCrashRecording()
  }

  /// Says which recordings can't be read, and offers to remove them.
  private func offerUnreadable() {
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
      notices.show(error)
    }
  }
}
