import TouchKit
import Widgets
import Workbench

/// The panel of the phone's log.
final class EventsPanel {
  static let name = PanelName.events.rawValue
  static let title = PanelName.events.title

  /// The panel holds at least this many lines, if there are as many; `inspect --log` has the whole log.
  private static let most = 20_000
  /// So many more come before the oldest go.
  private static let spare = 5_000
  /// So many rows are copied and counted at the most.
  private static let mostChosen = 10_000

  let list: EventList
  private var rows = EventRows()
  /// The number of log lines that were shown.
  private var seen = 0
  /// Called when the keyboard is to go back to the phone.
  var onLeave: (() -> Void)?

  init() {
    let kinds = LogEntry.Kind.allCases
    list = EventList(kinds: kinds.map { StudioNames.title($0.rawValue) })
    list.connect(
      EventList.Callbacks(
        row: { [unowned self] in row($0) },
        fold: { [unowned self] in apply(rows.fold($0)) },
        search: { [unowned self] in
          rows.search($0)
          reload()
        },
        kind: { [unowned self] in
          rows.want(kinds[$0], $1)
          reload()
        },
        chosen: { [unowned self] in showDetail() },
        leave: { [unowned self] in onLeave?() }))
    reload()
  }

  /// Shows another log.
  func show(_ log: EventLog) {
    rows.replace(log.latest(EventsPanel.most))
    seen = log.count
    reload()
  }

  /// Adds the lines that came since.
  func follow(_ log: EventLog) {
    guard log.count > seen else { return }
    let new = log.count - seen
    guard rows.lines.count + new <= EventsPanel.most + EventsPanel.spare else { return show(log) }
    seen = log.count
    apply(rows.append(log.latest(new)))
  }

  /// The chosen lines for the clipboard; nil if no line is chosen.
  private var chosenWords: String? {
    let chosen = list.chosen(atMost: EventsPanel.mostChosen).filter(rows.rows.indices.contains)
    guard !chosen.isEmpty else { return nil }
    return chosen.map { rows.copy(of: rows.rows[$0]) }.joined()
  }

  /// Copies the chosen lines; false if there are no chosen lines.
  func copy() -> Bool {
    guard let words = chosenWords else { return false }
    list.copy(words)
    return true
  }

  // MARK: The list

  private func row(_ index: Int) -> EventRow? {
    // The list may ask for a row that is being removed.
    guard rows.rows.indices.contains(index) else { return nil }
    let row = rows.rows[index]
    let line = rows.line(of: row)
    return EventRow(
      time: SessionTime.words(line.time, isPrecise: true), kind: line.kind.rawValue,
      words: rows.words(of: row), fold: fold(row))
  }

  private func fold(_ row: EventRows.Row) -> EventRow.Fold {
    switch row {
    case .line: .none
    case .inside: .inside
    case .group(let number): rows.groups[number].isOpen ? .open : .closed
    }
  }

  private func apply(_ changes: [EventRows.Change]) {
    for change in changes {
      switch change {
      case .splice(let index, let removed, let added):
        list.splice(index, removed: removed, added: added)
      case .refresh(let index): list.refresh(index)
      }
    }
  }

  private func reload() {
    if rows.isFiltered {
      list.setEmpty("No matches", "Search for other words, or turn on more kinds of events.")
    } else {
      list.setEmpty("No events yet", "Touch the phone.")
    }
    list.replace(rows.rows.count)
    showDetail()
  }

  private func showDetail() {
    let chosen = list.chosen(atMost: EventsPanel.mostChosen)
    guard let first = chosen.first, rows.rows.indices.contains(first) else {
      return list.setDetail("", "")
    }
    guard chosen.count == 1 else {
      return list.setDetail("\(chosen.count) rows", "Press Ctrl+C to copy them.")
    }
    let row = rows.rows[first]
    let line = rows.line(of: row)
    let time = SessionTime.words(line.time, isPrecise: true)
    list.setDetail("\(time)  \(line.kind.rawValue)", rows.words(of: row))
  }
}
