import TouchKit
import TouchStyle

/// The second page of the date popover: a month's days in weeks, below the names of the weekdays.
final class MonthGridView: View {
  private let grid: MonthGrid
  private let names: [Label]
  private let cells: [DateCell]
  /// The weeks, which scroll in a low popover.
  private let weeks = ScrollView()

  init(_ grid: MonthGrid, _ cells: [DateCell]) {
    self.grid = grid
    self.cells = cells
    names = grid.weekdays.map {
      Label(
        String(DateWords.weekdays[$0].prefix(2)), style: TypeScale.caption, color: Palette.ink2,
        alignment: .center)
    }
    super.init()
    background = Palette.raised
    weeks.scrollsToTop = false
    weeks.alwaysBounces = false
    weeks.indicatorColor = Palette.mark
    for view in names + [weeks] as [View] { addSubview(view) }
    for cell in cells { weeks.addSubview(cell) }
  }

  /// Flashes the scroll indicator if there are more weeks than can be seen.
  func showMore() { weeks.flashIndicator() }

  override func environmentChanged() { setNeedsLayout() }

  /// The height of a week: either all fit, or the last one is cut in half, which shows that there are more.
  private func cellHeight(_ room: Double, least: Double) -> Double {
    let all = room / Double(MonthGrid.weeks)
    guard all < least else { return all }
    let whole = max(1, (room / least - 0.5).rounded(.down))
    return max(least, room / (whole + 0.5))
  }

  override func layout() {
    let line = DatePickerMetrics.line * textSize
    let width = (size.width - Space.small * 2) / 7
    let room = max(0, size.height - line)
    let height = cellHeight(room - Space.small, least: DatePickerMetrics.leastCell * textSize)
    weeks.frame = Rect(0, line, size.width, room)
    for (column, name) in names.enumerated() {
      name.frame = mirrored(Rect(Space.small + Double(column) * width, 0, width, line))
    }
    for (index, cell) in cells.enumerated() {
      let (week, column) = grid.place(of: index + 1)
      cell.frame = mirrored(
        Rect(
          Space.small + Double(column) * width, Double(week) * height, width, height))
    }
    let count = Double(grid.place(of: grid.count).week + 1)
    weeks.contentSize = Size(size.width, count * height + Space.small)
  }
}
