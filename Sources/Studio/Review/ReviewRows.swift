import JSON
import Reviews
import TouchKit
import Workbench

/// The rows of the panel of notes.
nonisolated enum ReviewRows {
  enum Act: Equatable {
    case take(Int)
    case note(String)
  }

  struct Row: Equatable {
    var outline: OutlineRow
    var act: Act?
    /// All that is said, for the part below the list.
    var detail = ""
  }

  static func all(_ review: OpenReview) -> [Row] {
    var rows: [Row] = []
    if review.takes.count > 1 {
      rows.append(Row(outline: OutlineRow(kind: .heading, title: "Takes")))
      for (index, take) in review.takes.enumerated() {
        let title = take.title.isEmpty ? take.path : take.title
        rows.append(
          Row(
            outline: OutlineRow(title: line(title), note: index == review.take ? "shown" : ""),
            act: .take(index)))
      }
    }
    rows.append(Row(outline: OutlineRow(kind: .heading, title: "Notes")))
    for (index, thread) in review.discussion.threads.enumerated() {
      rows.append(row(thread, number: index + 1, review))
      for reply in thread.replies {
        rows.append(
          Row(
            outline: OutlineRow(
              depth: 1, title: reply.text.isEmpty ? "removed" : line(reply.text),
              note: name(reply.line.origin, review),
              isFaint: thread.isResolved), act: .note(thread.note.origin.id), detail: reply.text))
      }
    }
    let verdicts = review.folder.verdicts
    guard !verdicts.isEmpty else { return rows }
    rows.append(Row(outline: OutlineRow(kind: .heading, title: "Verdicts")))
    for verdict in verdicts.sorted(by: {
      ($0.origin.date, $0.origin.id) < ($1.origin.date, $1.origin.id)
    }) {
      let choice = verdict.choice == nil ? "No preference" : "\(verdict.word) is better"
      let words = verdict.because.isEmpty ? choice : "\(choice): \(verdict.because)"
      rows.append(
        Row(
          outline: OutlineRow(title: line(words), note: name(verdict.origin, review)),
          detail: words))
    }
    return rows
  }

  private static func row(
    _ thread: Discussion.Thread, number: Int, _ review: OpenReview
  ) -> Row {
    let note = thread.note
    let time = note.target.at.map {
      " · " + SessionTime.words(Time.milliseconds($0), isPrecise: true)
    }
    let words = said(in: thread)
    var detail = words
    for change in note.changes { detail += "\nSuggests \(change.key) = \(change.json)" }
    return Row(
      outline: OutlineRow(
        title: "\(number). \(line(words))",
        note: name(note.origin, review) + (time ?? "") + (thread.isResolved ? " · resolved" : ""),
        isFaint: thread.isResolved || thread.isTakenBack), act: .note(note.origin.id),
      detail: detail)
  }

  private static func said(in thread: Discussion.Thread) -> String {
    thread.isTakenBack
      ? "removed" : thread.text.isEmpty ? wordless(thread.note) : thread.text
  }

  /// What a note says, in a line.
  static func words(_ thread: Discussion.Thread) -> String { line(said(in: thread)) }

  /// What is shown instead of the words of a note that has no words.
  private static func wordless(_ note: ReviewNote) -> String {
    note.drawing.isEmpty ? "a suggestion" : "a drawing"
  }

  /// A stranger's words on one line.
  static func line(_ text: String) -> String { readable(joined(text), atMost: 300) }

  /// The name that the author of a line wrote, and whether its date, or that of a line about it, is in the future.
  private static func name(_ origin: ReviewOrigin, _ review: OpenReview) -> String {
    printable(joined(origin.author), atMost: 300)
      + (review.ahead.contains(origin.id) ? " · dated in the future" : "")
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
