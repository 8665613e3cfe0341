import TouchKit

/// Runs the second page of the date popover, with a month's days.
final class DaysController: ViewController {
  /// Called with the day that was chosen and where it was touched on the screen.
  var onDay: ((CivilDate, Rect) -> Void)?
  private let month: CivilDate
  private let today: CivilDate
  private let days: ClosedRange<Int>
  private let firstWeekday: MonthGrid.FirstWeekday
  @Weak private var grid: MonthGridView?

  init(
    of month: CivilDate, today: CivilDate, in days: ClosedRange<Int>,
    firstWeekday: MonthGrid.FirstWeekday, on stage: Stage
  ) {
    self.firstWeekday = firstWeekday
    self.month = month
    self.today = today
    self.days = days
    super.init(stage)
  }

  override var title: String { DateWords.month(month) }

  override func makeView() -> View {
    let cells = (1...CivilDate.days(inMonth: month.month, of: month.year)).map { day in
      let date = CivilDate(month.year, month.month, day)
      let cell = DateCell(
        "\(day)", id: "date-\(date.iso)",
        label: "\(DateWords.weekdays[date.weekday]) \(day) \(DateWords.month(date))",
        isNow: date == today, isPresent: false, isFaint: date.weekday >= MonthGrid.weekend)
      cell.isEnabled = days.contains(date.dayNumber)
      cell.on(
        .touchUpInside, "choose",
        weakly(with: cell) { me, cell in
          me.onDay?(date, cell.screenFrame)
        })
      return cell
    }
    let view = MonthGridView(MonthGrid(month, firstWeekday: firstWeekday.number), cells)
    grid = view
    return view
  }

  override func viewDidAppear() { grid?.showMore() }
}
