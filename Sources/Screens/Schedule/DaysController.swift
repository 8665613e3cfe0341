import TouchKit

/// The second page of the way to a date: a month's days.
final class DaysController: ViewController {
  /// Called with the day that was chosen and where it was touched on the screen.
  var onDay: ((CivilDate, Rect) -> Void)?
  private let month: CivilDate
  private let today: CivilDate
  private let days: ClosedRange<Int>

  init(of month: CivilDate, today: CivilDate, in days: ClosedRange<Int>, on stage: Stage) {
    self.month = month
    self.today = today
    self.days = days
    super.init(stage)
  }

  override var title: String { DateWords.month(month) }

  override func makeView() -> View {
    let first = MonthGrid.firstWeekday(stage?.tuning.choice("schedule.week.begins"))
    let cells = (1...CivilDate.days(inMonth: month.month, of: month.year)).map { day in
      let date = CivilDate(month.year, month.month, day)
      let cell = DateCell(
        "\(day)", id: "date-\(date.iso)",
        label: "\(DateWords.weekdays[date.weekday]) \(day) \(DateWords.month(date))",
        isNow: date == today, isPresent: false, isFaint: date.weekday >= MonthGrid.weekend)
      cell.isEnabled = days.contains(date.dayNumber)
      cell.on(.touchUpInside, "choose") { [unowned self, unowned cell] in
        onDay?(date, cell.screenFrame)
      }
      return cell
    }
    return MonthGridView(MonthGrid(month, firstWeekday: first), cells)
  }
}

/// Where a month's days stand in weeks.
struct MonthGrid: Equatable {
  /// The weekday in the first column, 0 for Monday to 6 for Sunday.
  let firstWeekday: Int
  /// The column of the month's first day.
  let firstColumn: Int
  let count: Int

  /// The first weekday of a weekend.
  static let weekend = 5
  /// The most weeks that a month touches.
  static let weeks = 6

  init(_ month: CivilDate, firstWeekday: Int) {
    self.firstWeekday = firstWeekday
    firstColumn = (CivilDate(month.year, month.month, 1).weekday - firstWeekday + 7) % 7
    count = CivilDate.days(inMonth: month.month, of: month.year)
  }

  static func firstWeekday(_ choice: String?) -> Int {
    switch choice {
    case "sunday": 6
    case "saturday": 5
    default: 0
    }
  }

  /// The week and column of a day, from 0.
  func place(of day: Int) -> (week: Int, column: Int) {
    let place = firstColumn + day - 1
    return (place / 7, place % 7)
  }

  /// The weekdays of the columns.
  var weekdays: [Int] { (0..<7).map { ($0 + firstWeekday) % 7 } }
}

/// A month's days in weeks under the names of the weekdays.
final class MonthGridView: View {
  private let grid: MonthGrid
  private let names: [Label]
  private let cells: [DateCell]

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
    for view in names + cells { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let line = DatePicker.line * (stage?.environment.textSize ?? 1)
    let width = (size.width - Space.small * 2) / 7
    let height = max(0, size.height - line - Space.small) / Double(MonthGrid.weeks)
    for (column, name) in names.enumerated() {
      name.frame = mirrored(Rect(Space.small + Double(column) * width, 0, width, line))
    }
    for (place, cell) in cells.enumerated() {
      let (week, column) = grid.place(of: place + 1)
      cell.frame = mirrored(
        Rect(
          Space.small + Double(column) * width, line + Double(week) * height, width, height))
    }
  }
}
