/// The result of all lines of notes: threads with their answers, in order.
///
/// The same lines in any order, from any number of files, have the same result.
package struct Discussion: Equatable, Sendable {
  /// A note with what was said and done about it.
  package struct Thread: Equatable, Sendable {
    package var note: ReviewNote
    /// The note's words after its author's last edit.
    package var text: String
    package var replies: [Reply]
    package var isResolved: Bool

    /// Whether its author left nothing of its words.
    package var isTakenBack: Bool { text.isEmpty && note.text?.isEmpty == false }
  }

  package struct Reply: Equatable, Sendable {
    package var line: ReviewNote
    /// Its words after its author's last edit.
    package var text: String
  }

  package private(set) var threads: [Thread] = []
  /// Lines about others that are not there: they are kept, and nothing comes of them.
  package private(set) var orphans: [ReviewNote] = []

  package init(_ lines: [ReviewNote]) {
    let ordered = lines.sorted { $0.origin.comes(before: $1.origin) }
    var edits: [String: [ReviewNote]] = [:]
    for line in ordered where line.kind == .edit { edits[line.to ?? "", default: []].append(line) }
    var places: [String: Int] = [:]
    for line in ordered where line.kind == .note {
      places[line.origin.id] = threads.count
      threads.append(
        Thread(
          note: line, text: Discussion.text(of: line, edits), replies: [], isResolved: false))
    }
    var replies: Set<String> = []
    for line in ordered {
      guard line.kind != .note, line.kind != .edit else { continue }
      guard let index = places[line.to ?? ""] else {
        orphans.append(line)
        continue
      }
      switch line.kind {
      case .reply:
        replies.insert(line.origin.id)
        threads[index].replies.append(
          Reply(line: line, text: Discussion.text(of: line, edits)))
      case .resolve: threads[index].isResolved = true
      case .reopen: threads[index].isResolved = false
      case .note, .edit: break
      }
    }
    orphans += ordered.filter { line in
      line.kind == .edit && places[line.to ?? ""] == nil && !replies.contains(line.to ?? "")
    }
  }

  /// What undoes a line that is about to be added: another line, as lines are never removed.
  package func opposite(of line: ReviewNote) -> ReviewNote {
    func about(_ id: String?, _ kind: ReviewNote.Kind, _ text: String? = nil) -> ReviewNote {
      ReviewNote(line.origin, kind, to: id, text: text)
    }
    let thread = threads.first { $0.note.origin.id == line.to }
    switch line.kind {
    // A note without words has no words to remove, so it is resolved.
    case .note where line.text?.isEmpty != false: return about(line.origin.id, .resolve)
    case .note, .reply: return about(line.origin.id, .edit, "")
    case .resolve: return about(line.to, .reopen)
    case .reopen: return about(line.to, .resolve)
    case .edit:
      let reply = threads.lazy.flatMap(\.replies).first { $0.line.origin.id == line.to }
      return about(line.to, .edit, thread?.text ?? reply?.text ?? "")
    }
  }

  /// Its words after the last edit by its own author: other people's edits do not count.
  private static func text(of line: ReviewNote, _ edits: [String: [ReviewNote]]) -> String {
    let own = (edits[line.origin.id] ?? []).last { $0.origin.author == line.origin.author }
    return own?.text ?? line.text ?? ""
  }
}
