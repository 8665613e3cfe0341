import TouchKit
import TouchStyle

/// Runs the schedule screen.
final class ScheduleController: ViewController {
  static let firstYear = Tunable.whole(
    "schedule.first.year", in: 1...9999, unit: .none,
    "the year with which the days begin when the phone starts")
  static let lastYear = Tunable.whole(
    "schedule.last.year", in: 1...9999, unit: .none, "the year with which the days end")

  /// The days of the list, by number.
  let days: ClosedRange<Int>
  let schedule: ScheduleView
  let actions: RowActions
  let undoing: UndoController
  /// The meal plan; only extensions of this controller change it.
  var undoable: UndoableMealPlan
  var isEditing = false
  /// The meal that the keyboard has selected.
  var marked: MarkedMeal?
  /// The weekday with which a week starts, if the user has chosen one.
  var chosenFirstWeekday: MonthGrid.FirstWeekday?
  /// The popover in which a date is chosen.
  let datePopover: PopoverKeeper
  /// The controller that presents modals and popovers; this one unless set.
  @Weak var presenter: ViewController?
  /// The day that is today.
  private(set) var today: Int
  private var midnight: Timer?

  /// A meal by its day and number.
  struct MarkedMeal: Equatable {
    var day: Int
    var number: Int
  }

  /// From the first day of one year to the last of another, as the tuning says.
  static func days(_ tuning: Tuning) -> ClosedRange<Int> {
    let first = tuning[ScheduleController.firstYear]
    let last = tuning[ScheduleController.lastYear]
    return CivilDate(min(first, last), 1, 1)
      .dayNumber...CivilDate(max(first, last), 12, 31).dayNumber
  }

  init(_ stage: Stage, undo: UndoController) {
    undoing = undo
    days = ScheduleController.days(stage.tuning)
    today = stage.civilNow.day
    undoable = UndoableMealPlan(MealPlan(around: today))
    schedule = ScheduleView(
      ScheduleController.heights(of: undoable.plan, days: days, stage),
      textSize: stage.environment.textSize)
    actions = RowActions(schedule.list)
    datePopover = PopoverKeeper(on: stage)
    super.init(stage)
    waitForMidnight(stage)
  }

  override var title: String { "Schedule" }
  override func makeView() -> View { schedule }
  var list: DayList { schedule.list }
  /// The controller that modals and popovers are shown over.
  var over: ViewController { presenter ?? self }

  override func viewDidLoad() {
    list.makeRow = weakly(or: View()) { me, row in me.makeRow(row) }
    list.onOffsetChanged = weakly { me in
      me.actions.scrolled()
      me.schedule.showEnds()
    }
    list.onTop = weakly { me in me.go(to: me.today, below: 0) }
    list.onDragBegan = weakly { me in me.actions.cancel() }
    actions.onPerform = weakly { me, row, _ in me.delete(row) }
    actions.onAsk = weakly { me, row, asks in me.dim(asks, but: row) }
    schedule.onTextSizeChanged = weakly { me in me.textSizeChanged() }
    schedule.month.date = weakly(or: CivilDate(dayNumber: today)) {
      CivilDate(dayNumber: $0.firstDay)
    }
    schedule.month.on(.touchUpInside, "choose a date", weakly { me in me.chooseDate() })
    schedule.edit.on(.touchUpInside, "edit", weakly { me in me.setEditing(!me.isEditing) })
    schedule.today.on(.touchUpInside, "today", weakly { me in me.go(to: me.today) })
    schedule.earlier.on(.touchUpInside, "earlier", weakly { me in me.go(byMonths: -1) })
    schedule.later.on(.touchUpInside, "later", weakly { me in me.go(byMonths: 1) })
    datePopover.insets = weakly(or: .zero) { $0.over.view.safeEdges }
    datePopover.startTracking()
    // The day before today is at the top.
    list.jump(to: row(of: today - 1))
  }

  func row(of day: Int) -> Int {
    min(max(day, days.lowerBound), days.upperBound) - days.lowerBound
  }

  /// The first day that can be seen now.
  var firstDay: Int { days.lowerBound + list.firstVisibleRow }

  static func heights(of plan: MealPlan, days: ClosedRange<Int>, _ stage: Stage) -> RowHeights {
    let textSize = stage.environment.textSize
    let usual = stage.tuning[DayRow.plainHeight]
    var heights = RowHeights(
      count: days.count, usual: DayRow.height(meals: 0, usual: usual, textSize: textSize))
    let ends = [days.lowerBound, days.upperBound]
    for day in ends + plan.daysWithMeals where days.contains(day) {
      heights.set(
        DayRow.height(
          meals: plan.meals(of: day).count, .init(of: day, in: days), usual: usual,
          textSize: textSize),
        of: day - days.lowerBound)
    }
    return heights
  }

  private func textSizeChanged() {
    let top = list.firstVisibleRow
    list.reload(ScheduleController.heights(of: undoable.plan, days: days, stage), showing: top)
  }

  // MARK: Midnight

  /// Moves the mark of today on when the day ends.
  private func waitForMidnight(_ stage: Stage) {
    let now = stage.civilNow
    let wholeSeconds = stage.now.microseconds / 1_000_000
    let next = Time.milliseconds((wholeSeconds + Int64(86_400 - now.secondOfDay)) * 1000)
    midnight = Timer(
      "the day ends", after: next - stage.now, on: stage,
      weakly { me, _ in
        me.dayBegan()
      })
  }

  private func dayBegan() {
    today = stage.civilNow.day
    for case let row as DayRow in list.liveRows.map({ $0.view }) {
      row.isToday = row.date.dayNumber == today
    }
    waitForMidnight(stage)
  }

  // MARK: Coming and going

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() {
    actions.cancel()
    undoing.withdraw(self)
    datePopover.dismiss(animated: false)
    if presenter?.presented is MealController { presenter?.dismiss(animated: false) }
    resignFirstResponder()
  }

  override func goBack() -> Bool {
    if super.goBack() { return true }
    guard actions.open != nil else { return false }
    actions.cancel()
    return true
  }

  override func keyPressed(_ key: KeyInput) -> Bool { take(key) || super.keyPressed(key) }

  override func shaken(_ event: Event) {
    if !offerUndo() { super.shaken(event) }
  }

  // MARK: Rows

  private func makeRow(_ row: Int) -> View {
    let day = days.lowerBound + row
    let view = DayRow(
      CivilDate(dayNumber: day), kind: .init(of: day, in: days), isToday: day == today)
    _ = view.show(undoable.plan.meals(of: day)) { makeMeal($0, on: day) }
    view.add.on(.touchUpInside, "add", weakly { me in me.add(on: day) })
    return view
  }

  func makeMeal(_ meal: Meal, on day: Int) -> MealRow {
    let row = MealRow(meal, iso: CivilDate(dayNumber: day).iso)
    row.on(.touchUpInside, "open", weakly(with: row) { me, row in me.open(row.meal, on: day) })
    row.isMarked = marked == MarkedMeal(day: day, number: meal.number)
    if isEditing { row.setEditing(true) }
    actions.adopt(row)
    return row
  }
}

extension CivilDate {
  /// The same day some months later, or the month's last day if the month is too short.
  func later(byMonths months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let (year, month) = (count / 12, count % 12 + 1)
    return CivilDate(year, month, min(day, CivilDate.days(inMonth: month, of: year)))
  }
}
