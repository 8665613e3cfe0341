import TouchKit

/// The first page of the way to a date: a year's months, and the ways to other years.
final class MonthsController: ViewController {
  /// Called with the first day of the month that was chosen.
  var onMonth: ((CivilDate) -> Void)?
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

  override func viewDidLoad() {
    months.earlier.on(.touchUpInside, "a year back") { [unowned self] in turn(-1) }
    months.later.on(.touchUpInside, "a year on") { [unowned self] in turn(1) }
    show()
  }

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
    months.show(
      (1...12).map { month in
        let first = CivilDate(year, month, 1)
        let cell = DateCell(
          DateWords.short(month: month), id: "month-\(month)", label: DateWords.month(first),
          isNow: (today.year, today.month) == (year, month),
          isPresent: (present.year, present.month) == (year, month))
        let last = first.dayNumber + CivilDate.days(inMonth: month, of: year) - 1
        cell.isEnabled = first.dayNumber <= days.upperBound && last >= days.lowerBound
        cell.on(.touchUpInside, "choose") { [unowned self] in onMonth?(first) }
        return cell
      })
  }
}

/// A year over its twelve months.
final class MonthsView: View {
  let earlier = Button(icon: Icon.back.view(Palette.accent), style: ButtonStyles.plain)
  let later = Button(icon: Icon.forward.view(Palette.accent), style: ButtonStyles.plain)
  let title = Label(style: TypeScale.headline, color: Palette.ink, alignment: .center)
  private var cells: [DateCell] = []
  private static let columns = 3

  init() {
    super.init()
    background = Palette.raised
    title.role = .heading
    earlier.label = "A year back"
    later.label = "A year on"
    for view in [title, earlier, later] { addSubview(view) }
  }

  func show(_ cells: [DateCell]) {
    for old in self.cells { old.removeFromSuperview() }
    self.cells = cells
    for cell in cells { addSubview(cell) }
    setNeedsLayout()
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let bar = DatePicker.bar * max(1, textSize)
    let side = Space.target
    earlier.frame = mirrored(Rect(Space.tiny, 0, side, bar))
    later.frame = mirrored(Rect(size.width - side - Space.tiny, 0, side, bar))
    title.frame = Rect(side, 0, max(0, size.width - side * 2), bar)
    let columns = Double(MonthsView.columns)
    let width = (size.width - Space.small * 2) / columns
    let rows = (Double(cells.count) / columns).rounded(.up)
    let height = max(0, size.height - bar - Space.small) / max(1, rows)
    for (place, cell) in cells.enumerated() {
      let column = Double(place % MonthsView.columns)
      let row = Double(place / MonthsView.columns)
      cell.frame = mirrored(
        Rect(Space.small + column * width, bar + row * height, width, height))
    }
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, title.frame.maxY), .bottom, context.color(Palette.hairline))
  }
}
