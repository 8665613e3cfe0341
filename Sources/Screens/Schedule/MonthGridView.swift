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
    names = grid.weekdays.map { _ in
      Label(style: TypeScale.caption, color: Palette.ink2, alignment: .center)
    }
    super.init()
    background = Palette.raised
    weeks.scrollsToTop = false
    weeks.alwaysBounces = false
    weeks.indicatorColor = Palette.mark
    for name in names { addSubview(name) }
    addSubview(weeks)
    for cell in cells { weeks.addSubview(cell) }
  }

  /// Flashes the scroll indicator if there are more weeks than can be seen.
  func showMore() { weeks.flashIndicator() }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let line = DatePickerMetrics.line * textSize
    let width = (size.width - Space.small * 2) / 7
    let least = max(DatePickerMetrics.cell, DatePickerMetrics.leastCell * textSize)
    nameColumns(width)
    // Where a week has no room below them, the names go along with the weeks.
    let areNamesFixed = size.height - line >= least + Space.small
    let top = areNamesFixed ? line : 0
    let room = max(0, size.height - top)
    let height = RowFit(MonthGrid.weeks, in: room - Space.small, least: least).height
    weeks.frame = Rect(0, top, size.width, room)
    for (column, name) in names.enumerated() {
      let holder = areNamesFixed ? self : weeks
      if name.superview !== holder { holder.addSubview(name) }
      name.frame = mirrored(Rect(Space.small + Double(column) * width, 0, width, line))
    }
    for (index, cell) in cells.enumerated() {
      let (week, column) = grid.place(of: index + 1)
      cell.frame = mirrored(
        Rect(
          Space.small + Double(column) * width, line - top + Double(week) * height, width, height))
    }
    let count = Double(grid.place(of: grid.count).week + 1)
    weeks.contentSize = Size(size.width, line - top + count * height + Space.small)
    showFirstWeek(below: line - top)
  }

  /// How many letters of a weekday are above its column, if they have room there.
  private static let letters = [2, 1]

  /// Shows in all columns the longest names that have room.
  private func nameColumns(_ width: Double) {
    var shown: (count: Int, factor: Double) = (0, 0)
    for count in MonthGridView.letters where shown.factor < 1 {
      let texts = grid.weekdays.map {
        Text(MonthGridView.name(of: $0, count), style: TypeScale.caption.scaled(textSize))
      }
      shown = (count, WordFit.factor(texts, width: width, stage.measurer))
    }
    for (name, weekday) in zip(names, grid.weekdays) {
      name.string = MonthGridView.name(of: weekday, shown.count)
      name.style = TypeScale.caption.scaled(shown.factor)
    }
  }

  private static func name(of weekday: Int, _ count: Int) -> String {
    String(DateWords.weekdays[weekday].prefix(count))
  }

  /// Whether it has shown where it begins.
  private var isPlaced = false

  /// In a very low popover the first week is seen before the weekdays' names are.
  private func showFirstWeek(below names: Double) {
    guard !isPlaced, size.height > 0 else { return }
    isPlaced = true
    if names > 0 { weeks.scroll(to: names, animated: false) }
  }
}
