import TouchKit

/// The panel of the live view tree.
final class TreePanel {
  static let name = "tree"
  static let title = "Tree"

  let outline = Outline("Views", search: "Search the views")
  private var rows = TreeRows()
  /// The view that is chosen.
  private var chosen: [Int]?
  /// Another view is chosen, which has a frame on the screen, or none.
  var onChoose: ((_ frame: Rect?, _ id: String?) -> Void)?
  var onLeave: (() -> Void)?

  init() {
    outline.setEmpty("Nothing matches", "Search for an id, a role or words.")
    outline.connect(
      Outline.Callbacks(
        row: { [unowned self] in rows.rows.indices.contains($0) ? rows.rows[$0].outline : nil },
        fold: { [unowned self] in
          rows.fold($0)
          reload()
        },
        chosen: { [unowned self] in
          chosen = $0.flatMap { rows.rows.indices.contains($0) ? rows.rows[$0].path : nil }
          showChosen()
        },
        activated: { [unowned self] in
          rows.fold($0)
          reload()
        },
        search: { [unowned self] in
          rows.search($0)
          reload()
        },
        leave: { [unowned self] in onLeave?() }))
    outline.addButton(
      "Pick on the Phone", "Press a view to find it here", action: Command.pickView.action())
  }

  /// Shows the views of another moment.
  func update(_ stage: Stage) {
    let isSame = rows.update(stage.tree(), stage.tree(.model))
    if isSame { outline.refresh() } else { reload() }
    showChosen()
  }

  /// Chooses a view that was picked on the phone.
  func choose(_ frame: Rect, _ id: String?) {
    guard let index = rows.reveal(frame, id) else { return }
    chosen = rows.rows[index].path
    reload()
    showChosen()
  }

  private func reload() {
    outline.replace(rows.rows.count)
    outline.choose(chosen.flatMap { path in rows.rows.firstIndex { $0.path == path } })
  }

  private func showChosen() {
    guard let path = chosen, let row = rows.rows.first(where: { $0.path == path }) else {
      outline.setDetail("", "")
      onChoose?(nil, nil)
      return
    }
    outline.setDetail(row.outline.title, row.detail)
    onChoose?(row.frame, row.id)
  }
}
