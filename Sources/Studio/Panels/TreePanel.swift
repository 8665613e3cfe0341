import MotionStudy
import TouchKit
import Widgets
import Workbench

/// The panel of the live view tree.
final class TreePanel {
  static let name = PanelName.tree.rawValue
  static let title = PanelName.tree.title

  let outline = Outline("Views", search: "Search views")
  private var rows = TreeRows()
  /// What is wrong with the screen, while that is shown in place of the views.
  private var faults: [FaultRows.Row]?
  /// The view that is chosen.
  private var chosen: TreeRows.Mark?
  private var chosenFault: Rect?
  /// The user has chosen another view, which has a frame on the screen, or no view.
  var onChoose: ((_ frame: Rect?, _ id: String?) -> Void)?
  var onLeave: (() -> Void)?

  init() {
    outline.connect(
      Outline.Callbacks(
        row: { [unowned self] in
          if let faults { return faults.indices.contains($0) ? faults[$0].outline : nil }
          return rows.rows.indices.contains($0) ? rows.rows[$0].outline : nil
        },
        fold: { [unowned self] in
          guard !showsFaults else { return }
          rows.fold($0)
          reload()
        },
        chosen: { [unowned self] in
          if let faults {
            chosenFault = $0.flatMap { faults.indices.contains($0) ? faults[$0].frame : nil }
          } else {
            chosen = $0.flatMap { rows.rows.indices.contains($0) ? rows.rows[$0].mark : nil }
          }
          showChosen()
        },
        activated: { [unowned self] in
          guard !showsFaults else { return }
          rows.fold($0)
          reload()
        },
        search: { [unowned self] in
          if !$0.isEmpty {
            faults = nil
            sayEmptiness()
          }
          rows.search($0)
          reload()
        },
        leave: { [unowned self] in onLeave?() }))
    outline.addButton(
      "Pick on the Phone", "Press a view on the phone to find it in this list",
      action: Command.pickView.action())
    outline.addButton(
      "Check the Screen",
      "Find texts that are hard to read and touch targets that are hard to hit",
      action: Command.faults.action())
    sayEmptiness()
  }

  // MARK: Faults

  /// Whether what is wrong with the screen is shown in place of its views.
  var showsFaults: Bool { faults != nil }

  func setFaults(_ isOn: Bool) {
    faults = isOn ? [] : nil
    chosenFault = nil
    if isOn { sayEmptiness("Checking…", "") } else { sayEmptiness() }
    reload()
    showChosen()
  }

  func show(_ faults: [ScreenFault]) {
    guard showsFaults else { return }
    let rows = FaultRows.all(faults)
    sayEmptiness(
      "No problems found",
      "All texts are readable. All touch targets have a name, are visible and are large enough.")
    guard rows != self.faults else { return }
    self.faults = rows
    reload()
    showChosen()
  }

  private func sayEmptiness(
    _ title: String = "No matches", _ words: String = "Search for an id, a role or words."
  ) {
    outline.setEmpty(title, words)
  }

  // MARK: Views

  /// Shows the views of another moment.
  func update(_ stage: Stage) {
    let isSame = rows.update(stage.tree(), stage.tree(.model))
    guard !showsFaults else { return }
    if isSame { outline.refresh() } else { reload() }
    showChosen()
  }

  /// Keeps the mark on the chosen view; the list says what it said.
  func follow(_ stage: Stage) {
    guard !showsFaults, let row = chosenRow,
      let frame = TreeRows.frame(of: row, in: stage.tree())
    else { return }
    onChoose?(frame, row.id)
  }

  /// Chooses a view that was picked on the phone.
  func choose(_ frame: Rect, _ id: String?) {
    faults = nil
    sayEmptiness()
    guard let index = rows.reveal(frame, id) else { return reload() }
    chosen = rows.rows[index].mark
    reload()
    showChosen()
  }

  private var chosenRow: TreeRows.Row? {
    chosen.flatMap { rows.index(of: $0) }.map { rows.rows[$0] }
  }

  private func reload() {
    if let faults {
      outline.replace(faults.count)
      outline.choose(chosenFault.flatMap { frame in faults.firstIndex { $0.frame == frame } })
    } else {
      outline.replace(rows.rows.count)
      outline.choose(chosen.flatMap { rows.index(of: $0) })
    }
  }

  private func showChosen() {
    if let faults {
      let fault = faults.first { $0.frame != nil && $0.frame == chosenFault }
      outline.setDetail(fault?.outline.title ?? "", fault?.detail ?? "")
      onChoose?(fault?.frame, nil)
    } else if let row = chosenRow {
      outline.setDetail(row.outline.title, row.detail)
      onChoose?(row.frame, row.id)
    } else {
      outline.setDetail("", "")
      onChoose?(nil, nil)
    }
  }
}
