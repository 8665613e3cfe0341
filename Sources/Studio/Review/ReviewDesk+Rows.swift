import JSON
import Rehearsal
import Reviews
import TouchKit
import Widgets
import Workbench

/// The open notes of a review as rows of the lines' pane.
extension ReviewDesk {
  /// More notes than this are left to their own panel.
  private static let mostNotes = 200
  private static let moreNotes = "more notes"

  /// The open notes of the review's take that is shown, by their moments.
  var noteRows: [BranchRow] {
    guard let review = open, isShown else { return [] }
    var rows = review.sequence.prefix(Self.mostNotes).map { note in
      let id = note.origin.id
      let time = note.target.at.map { SessionTime.words(Time.milliseconds($0), isPrecise: true) }
      let view = note.target.view.map { printable($0, atMost: 60) }
      return BranchRow(
        id: id, isNote: true,
        name: "\(review.number(of: id) ?? 0). \(review.thread(id).map(ReviewRows.words) ?? "")",
        words: [time, view].compactMap(\.self).joined(separator: " · "),
        isShown: id == review.chosen)
    }
    let more = review.sequence.count - rows.count
    if more > 0 {
      rows.append(
        BranchRow(
          id: Self.moreNotes, isNote: true, name: "\(more) more", words: "in the Notes panel",
          isShown: false))
    }
    return rows
  }

  /// Goes to a note by its row.
  func go(toRow id: String) {
    guard id == Self.moreNotes else { return choose(note: id) }
    if panels.shown != ReviewPanel.name { panels.set(ReviewPanel.name) }
  }
}
