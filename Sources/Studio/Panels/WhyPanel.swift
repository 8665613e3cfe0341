import TouchKit
import Widgets
import Workbench

/// The panel that says why a view is where it is.
final class WhyPanel {
  static let name = PanelName.why.rawValue
  static let title = PanelName.why.title

  let outline = Outline("Why", wraps: true)
  private var rows: [WhyRows.Row] = []
  var onAct: ((WhyRows.Act) -> Void)?
  var onLeave: (() -> Void)?

  init() {
    outline.setEmpty(
      "Which view?", "Pause, hold Alt and point at a view. Or press “Pick on the Phone”.")
    outline.addButton(
      "Pick on the Phone", "Press a view on the phone to see why it is at its place",
      action: Command.pickView.action())
    outline.connect(
      Outline.Callbacks(
        row: { [unowned self] in rows.indices.contains($0) ? rows[$0].outline : nil },
        fold: { _ in },
        chosen: { _ in },
        activated: { [unowned self] in act($0) },
        search: { _ in },
        leave: { [unowned self] in onLeave?() }))
  }

  func show(_ rows: [WhyRows.Row]) {
    guard rows != self.rows else { return }
    let isSame = rows.count == self.rows.count
    self.rows = rows
    if isSame { outline.refresh() } else { outline.replace(rows.count) }
  }

  private func act(_ index: Int) {
    guard rows.indices.contains(index), let act = rows[index].act else { return }
    onAct?(act)
  }
}
