import Files
import Rehearsal
import TouchKit

/// Offers the recordings that a crash left behind.
extension StudioWindow {
  private enum Answer: Int, CaseIterable {
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
  func offerLeftRecording() {
    guard let recording = left.first else { return }
    let seconds = decimals((recording.end.seconds * 10).rounded() / 10)
    let inputs = Words.count(recording.scenario.steps.count, "input")
    host.show(
      .question,
      "The program stopped in the middle of a session. Its recording was kept: \(seconds) s, "
        + "\(inputs).",
      number: Message.leftRecording.rawValue, buttons: Answer.allCases.map(\.words))
  }

  /// A message's button was pressed.
  func answered(_ message: Int32, _ button: Int?) {
    switch Message(rawValue: message) {
    case .leftRecording: answeredLeftRecording(button)
    case .formerSession: answeredFormer(isUndo: button != nil)
    case .notice: answeredNotice(isPressed: button != nil)
    case .unreadable: answeredUnreadable(isRemoval: button != nil)
    case .problem, .tuning, nil: break
    }
  }

  private func answeredLeftRecording(_ button: Int?) {
    guard let recording = left.first else { return }
    // Closed without an answer, it is offered again at the next start.
    guard let answer = button.flatMap(Answer.init) else { return }
    switch answer {
    case .play:
      play(recording.scenario, named: "Kept recording", from: nil)
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
      offerLeftRecording()
    case .discard:
      recording.remove()
      settled(recording)
    }
  }

  private func settled(_ recording: LeftRecording) {
    left.removeAll { $0 === recording }
    host.hideMessage(Message.leftRecording.rawValue)
    offerLeftRecording()
  }

  /// Says what is lost for good, and offers to remove what is left of it.
  func offerUnreadable() {
    guard !unreadable.isEmpty else { return }
    host.show(
      .error, UnreadableRecording.words(unreadable), number: Message.unreadable.rawValue,
      buttons: ["_Remove"])
  }

  /// Closed without an answer, they are offered again at the next start.
  private func answeredUnreadable(isRemoval: Bool) {
    guard isRemoval else { return }
    do throws(Problem) {
      for recording in unreadable { try recording.remove() }
      unreadable = []
      host.hideMessage(Message.unreadable.rawValue)
    } catch {
      show(error)
    }
  }
}
