import TouchKit
import TouchStyle

/// The plate with the latest events, the newest at the top. It shows as many as it has room for.
final class EventListView: View {
  private var record = EventRecord()
  private var rows: [EventRow] = []
  private let sums = Label(style: TypeScale.time, color: Palette.ink2, lines: 0)
  private let hint = Label(
    "Touch a control: each of its events is named here", style: TypeScale.second,
    color: Palette.ink2, lines: 0)

  init() {
    super.init(id: "event-list")
    role = .list
    label = "Events of controls"
    background = Palette.recess
    cornerRadii = CornerRadii(all: Radius.card)
    clipsToBounds = true
    isUserInteractionEnabled = false
    sums.isCenteredVertically = false
    hint.scales = false
    for view in [sums, hint] { addSubview(view) }
  }

  /// The height of the plate with a number of events.
  static func height(events: Double, textSize: Double) -> Double {
    EventRow.height(textSize: textSize) * events + Space.medium * 2
  }

  func show(_ record: EventRecord) {
    self.record = record
    setNeedsLayout()
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let inner = size.width - Space.large * 2
    hint.isHidden = !record.entries.isEmpty
    hint.style = TypeScale.second.scaled(EventRow.factor(textSize))
    hint.frame = mirrored(Rect(Space.large, 0, inner, size.height))
    let y = layOutRows(width: inner)
    sums.string =
      "AllTouchEvents \(record.touches) · AllEditingEvents \(record.edits) · AllEvents \(record.all)"
    let height = sums.sizeThatFits(Size(inner, 0)).height
    sums.isHidden = record.entries.isEmpty || y + height + Space.medium > size.height
    sums.frame = mirrored(Rect(Space.large, size.height - Space.medium - height, inner, height))
  }

  /// Shows the entries that have room, and returns where the last one ends.
  private func layOutRows(width: Double) -> Double {
    var y = Space.medium
    var shown = 0
    for (index, entry) in record.entries.enumerated() {
      let row = row(index)
      row.isHidden = false
      row.show(entry, isNewest: index == 0)
      var height = row.sizeThatFits(Size(width, 0)).height
      if index == 0, y + height > size.height - Space.small {
        // If there is no room for it, its words don't grow, and it is in the middle of the room.
        row.show(entry, isNewest: true, grows: false)
        height = row.sizeThatFits(Size(width, 0)).height
        y = min(y, max(0, (size.height - height) / 2))
      }
      // The newest one is shown in any case.
      guard index == 0 || y + height <= size.height - Space.small else { break }
      row.frame = mirrored(Rect(Space.large, y, width, height))
      y = row.frame.maxY
      shown += 1
    }
    for row in rows.dropFirst(shown) { row.isHidden = true }
    return y
  }

  private func row(_ index: Int) -> EventRow {
    if rows.indices.contains(index) { return rows[index] }
    let row = EventRow(number: index + 1)
    rows.append(row)
    addSubview(row)
    return row
  }
}
