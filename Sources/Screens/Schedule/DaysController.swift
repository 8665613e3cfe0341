import TouchKit

/// The second page of the way to a date: a month's days.
final class DaysController: ViewController {
  /// Called with the day that was chosen and where it was touched on the screen.
  var onDay: ((CivilDate, Rect) -> Void)?
  private let month: CivilDate
  private let today: CivilDate
  private let days: ClosedRange<Int>
  private weak var grid: MonthGridView?

  init(of month: CivilDate, today: CivilDate, in days: ClosedRange<Int>, on stage: Stage) {
    self.month = month
    self.today = today
    self.days = days
    super.init(stage)
  }

  override var title: String { DateWords.month(month) }

  override func makeView() -> View {
    let first = stage.tuning[MonthGrid.weekBegins].number
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
    let view = MonthGridView(MonthGrid(month, firstWeekday: first), cells)
    grid = view
    return view
  }

  override func viewDidAppear() { grid?.showMore() }
}

/// Where a month's days stand in weeks.
struct MonthGrid: Equatable {
  static let weekBegins = Tunable.choice(
    "schedule.week.begins", of: FirstWeekday.self, "the weekday in a calendar's first column")

  enum FirstWeekday: String, CaseIterable {
    case monday, sunday, saturday

    /// From 0 for Monday to 6 for Sunday.
    var number: Int {
      switch self {
      case .monday: 0
      case .saturday: 5
      case .sunday: 6
      }
    }
  }

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
  /// Weeks that a low popover has no room for are scrolled.
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

  /// Shows that there are more weeks than are seen, where that is so.
  func showMore() { weeks.flashIndicator() }

  override func environmentChanged() { setNeedsLayout() }

  /// The height of a week: all fit, or the last one that is seen is seen by half, so that one sees that there are more.
  private func cellHeight(_ room: Double, least: Double) -> Double {
    let all = room / Double(MonthGrid.weeks)
    guard all < least else { return all }
    let whole = max(1, (room / least - 0.5).rounded(.down))
    return max(least, room / (whole + 0.5))
  }

  override func layout() {
    let line = DatePicker.line * textSize
    let width = (size.width - Space.small * 2) / 7
    let room = max(0, size.height - line)
    let height = cellHeight(room - Space.small, least: DatePicker.leastCell * textSize)
    weeks.frame = Rect(0, line, size.width, room)
    for (column, name) in names.enumerated() {
      name.frame = mirrored(Rect(Space.small + Double(column) * width, 0, width, line))
    }
    for (place, cell) in cells.enumerated() {
      let (week, column) = grid.place(of: place + 1)
      cell.frame = mirrored(
        Rect(
          Space.small + Double(column) * width, Double(week) * height, width, height))
    }
    let count = Double(grid.place(of: grid.count).week + 1)
    weeks.contentSize = Size(size.width, count * height + Space.small)
  }
}
