import Rehearsal
import TouchKit

/// Keeps what happened: the session with its branches, a part of it as a take, a moment as a link.
extension StudioWindow {
  private static let minute = Time.seconds(60)

  /// Saves the session with all its lines.
  func saveSession() {
    let bytes = SessionWriter.write(session.extendedTree, of: prototype)
    host.chooseFile(
      toSave: "Save the session", suggestion: "\(prototype.name).session.jsonl", Self.sessions
    ) { [unowned self] chosen in
      let path = SavedName.session.path(chosen)
      guard write(bytes, to: path) else { return }
      state.remember(path)
      momentFile = (path, session.tree.size)
    }
  }

  /// Keeps the range, or without one all of the line, as a take.
  func keepRange() {
    let range = session.range ?? .zero...session.end
    keep(range, "range")
  }

  func keepMinute() {
    keep(max(.zero, session.now - Self.minute)...session.now, "minute")
  }

  /// A take that ends with a range and is shown from its beginning on. What happened before belongs to it: the phone is what
  /// it became.
  private func keep(_ range: ClosedRange<Time>, _ name: String) {
    let end = min(range.upperBound, session.end)
    let bytes = TakeWriter.write(
      prototype, name: session.start.name ?? "", startState: session.start.startState,
      inputs: session.inputs.filter { $0.input.time <= end },
      from: min(range.lowerBound, end), end: end)
    saveTake(bytes, suggestion: "\(prototype.name)-\(name).take.json") { [unowned self] path in
      state.remember(path)
    }
  }

  /// Copies a link to the moment. A session that no file holds as it is now is saved first.
  func copyLink() {
    guard let file = momentFile, file.size == session.tree.size else {
      return show(
        notice: "A link needs a file: save the session first.", button: "_Save Session…"
      ) { [unowned self] in saveSession() }
    }
    let link = MomentLink(path: file.path, time: session.now).text
    host.copy(text: link)
    show(notice: "Copied: \(link)")
  }
}
