import JSON
import Widgets
import Workbench

/// The panel of a review's notes.
final class ReviewPanel {
  static let name = PanelName.notes.rawValue
  static let title = PanelName.notes.title

  let outline = Outline("Notes", wraps: true)
  private var rows: [ReviewRows.Row] = []
  var onChoose: ((ReviewRows.Act?) -> Void)?
  var onAct: ((ReviewRows.Act) -> Void)?
  var onLeave: (() -> Void)?

  init() {
    outline.setEmpty("No review", "Open the review.json of a review folder.")
    for (label, words, command) in [
      ("New Note", "Add a note to this moment, where the pointer is", Command.note),
      ("Draw", "Draw on the phone, and add a note with the drawing", .drawNote),
      ("Reply", "Reply to the selected note", .replyNote),
      ("Resolve", "Resolve the selected note, or reopen it", .resolveNote),
      ("Try", "Try the values that the note suggests", .tryNote),
      ("Decide…", "Decide which design is better", .decide),
    ] {
      outline.addButton(label, words, action: command.action())
    }
    outline.connect(
      Outline.Callbacks(
        row: { [unowned self] in rows.indices.contains($0) ? rows[$0].outline : nil },
        fold: { _ in },
        chosen: { [unowned self] in choose($0) },
        activated: { [unowned self] in
          if rows.indices.contains($0), let act = rows[$0].act { onAct?(act) }
        },
        search: { _ in },
        leave: { [unowned self] in onLeave?() }))
  }

  private func choose(_ index: Int?) {
    let row = index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    outline.setDetail(row?.outline.note ?? "", readable(row?.detail ?? "", atMost: 2000))
    onChoose?(row?.act)
  }

  /// Shows other rows; the note that was chosen stays so.
  func show(_ rows: [ReviewRows.Row], chosen: String?) {
    if rows != self.rows {
      self.rows = rows
      outline.replace(rows.count)
    } else if chosen == nil {
      return
    }
    outline.choose(chosen.flatMap { id in rows.firstIndex { $0.act == .note(id) } })
  }
}
