import TouchKit

/// Runs the first page of the date popover, with a year's months.
final class MonthsController: ViewController {
  /// Called with the first day of the month that was chosen.
  var onMonth: ((CivilDate) -> Void)?
  /// Called when the user wants to say with which weekday a week starts.
  var onWeek: (() -> Void)?
  private let months: MonthsView
  private let days: ClosedRange<Int>
  private let present: CivilDate
  private let today: CivilDate
  private var year: Int

  init(around date: CivilDate, today: CivilDate, in days: ClosedRange<Int>, on stage: Stage) {
    self.days = days
    self.today = today
    present = date
    year = date.year
    months = MonthsView()
    super.init(stage)
  }

  override var title: String { String(year) }
  override func makeView() -> View { months }
  override var leastPopoverWidth: Double {
    DatePickerMetrics.leastWidth(stage.environment.textSize)
  }

  override func viewDidLoad() {
    months.earlier.on(.touchUpInside, "a year back", weakly { me in me.turn(-1) })
    months.later.on(.touchUpInside, "a year on", weakly { me in me.turn(1) })
    months.week.on(.touchUpInside, "the first day of the week", weakly { me in me.onWeek?() })
    show()
  }

  override func viewDidAppear() { months.showMore() }

  private func turn(_ by: Int) {
    year += by
    show()
  }

  private var years: ClosedRange<Int> {
    CivilDate(dayNumber: days.lowerBound).year...CivilDate(dayNumber: days.upperBound).year
  }

  private func show() {
    months.earlier.isEnabled = year > years.lowerBound
    months.later.isEnabled = year < years.upperBound
    months.title.string = title
    let names = (1...12).map { DateWords.short(month: $0) }
    months.show(
      (1...12).map { month in
        let first = CivilDate(year, month, 1)
        let cell = DateCell(
          DateWords.short(month: month), id: "month-\(month)", label: DateWords.month(first),
          isNow: (today.year, today.month) == (year, month),
          isPresent: (present.year, present.month) == (year, month), alike: names)
        let last = first.dayNumber + CivilDate.days(inMonth: month, of: year) - 1
        cell.isEnabled = first.dayNumber <= days.upperBound && last >= days.lowerBound
        cell.on(.touchUpInside, "choose", weakly { me in me.onMonth?(first) })
        return cell
      })
  }
}
