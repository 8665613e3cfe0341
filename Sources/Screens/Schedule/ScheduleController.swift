import TouchKit

/// Runs the schedule: days as rows, their meals, and the ways to other dates.
final class ScheduleController: ViewController {
  /// The days of the list, by number.
  let days: ClosedRange<Int>
  private let schedule: ScheduleView
  private let actions: RowActions
  private var plan: MealPlan
  private var removed: MealPlan.Removal?

  /// 2000-01-01 to 2099-12-31.
  static let usualDays = CivilDate(2000, 1, 1).dayNumber...CivilDate(2099, 12, 31).dayNumber
  /// The days of a month's jump.
  private static let month = 30

  init(_ stage: Stage, days: ClosedRange<Int> = ScheduleController.usualDays) {
    self.days = days
    plan = MealPlan(around: stage.civilNow.day)
    schedule = ScheduleView(
      ScheduleController.heights(of: plan, days: days, stage))
    actions = RowActions(schedule.list)
    super.init(stage)
  }

  override var title: String { "Schedule" }
  override func makeView() -> View { schedule }
  var list: DayList { schedule.list }

  override func viewDidLoad() {
    list.makeRow = { [unowned self] row in makeRow(row) }
    list.onOffsetChanged = { [weak self] in self?.actions.scrolled() }
    list.onDragBegan = { [weak self] in self?.actions.cancel() }
    actions.onPerform = { [unowned self] row, _ in delete(row) }
    schedule.onTextSizeChanged = { [unowned self] in textSizeChanged() }
    schedule.undoPanel.onAccept = { [unowned self] _ in undo() }
    schedule.today.on(.touchUpInside, "today") { [unowned self] in go(to: today) }
    schedule.earlier.on(.touchUpInside, "earlier") { [unowned self] in
      go(to: firstDay + 1 - ScheduleController.month)
    }
    schedule.later.on(.touchUpInside, "later") { [unowned self] in
      go(to: firstDay + 1 + ScheduleController.month)
    }
    // The day before today stands at the top.
    list.jump(to: row(of: today - 1))
  }

  private var today: Int { ownDay }
  private var ownDay: Int { stage?.civilNow.day ?? days.lowerBound }
  private func row(of day: Int) -> Int {
    min(max(day, days.lowerBound), days.upperBound) - days.lowerBound
  }
  /// The first day that can be seen, or the one the list is bound for.
  private var firstDay: Int {
    days.lowerBound + list.heights.row(at: list.offset - list.position(of: 0))
  }

  private static func heights(of plan: MealPlan, days: ClosedRange<Int>, _ stage: Stage)
    -> RowHeights
  {
    let textSize = stage.environment.textSize
    let usual = stage.tuning.number("schedule.row.height")
    var heights = RowHeights(
      count: days.count, usual: DayRow.height(meals: 0, usual: usual, textSize: textSize))
    for day in plan.daysWithMeals where days.contains(day) {
      heights.set(
        DayRow.height(meals: plan.meals(of: day).count, usual: usual, textSize: textSize),
        of: day - days.lowerBound)
    }
    return heights
  }

  private func textSizeChanged() {
    guard let stage else { return }
    let top = list.firstVisibleRow
    list.reload(ScheduleController.heights(of: plan, days: days, stage), showing: top)
  }

  // MARK: Coming and going

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() {
    actions.cancel()
    resignFirstResponder()
  }

  // MARK: Dates

  /// Goes to a day, which then stands below the one before it: moving there where it is near, at once where it is far.
  func go(to day: Int) {
    actions.cancel()
    let row = row(of: day)
    let top = max(0, row - 1)
    let isNear = list.liveRows.first.map { top > $0.row } ?? false
    if isNear, let last = list.liveRows.last, row < last.row {
      list.scroll(to: list.offset(showing: top))
    } else {
      list.jump(to: top)
    }
    stage?.note(.navigation, "schedule: day \(CivilDate(dayNumber: row + days.lowerBound).iso)")
  }

  // MARK: Rows

  private func makeRow(_ row: Int) -> View {
    let day = days.lowerBound + row
    let kind: DayRow.Kind =
      day == days.lowerBound ? .first : day == days.upperBound ? .last : .middle
    let view = DayRow(CivilDate(dayNumber: day), kind: kind, isToday: day == today)
    _ = view.show(plan.meals(of: day)) { makeMeal($0, on: day) }
    view.add.on(.touchUpInside, "add") { [unowned self] in add(on: day) }
    return view
  }

  private func makeMeal(_ meal: Meal, on day: Int) -> MealRow {
    let row = MealRow(meal, iso: CivilDate(dayNumber: day).iso)
    let number = meal.number
    row.on(.touchUpInside, "change") { [unowned self, unowned row] in
      plan.change(number, on: day, to: row.meal.kind.next)
      mealsChanged(on: day)
    }
    actions.adopt(row)
    return row
  }

  /// Shows a day's meals as they are now: rows fade in and out while the day grows or shrinks.
  private func mealsChanged(on day: Int) {
    guard let stage else { return }
    let row = day - days.lowerBound
    let meals = plan.meals(of: day)
    let height = DayRow.height(
      meals: meals.count, usual: stage.tuning.number("schedule.row.height"),
      textSize: stage.environment.textSize)
    guard let view = list.view(of: row) as? DayRow else {
      list.setHeight(height, of: row)
      return
    }
    let old = view.meals
    var leaving: [MealRow] = []
    stage.withoutAnimation {
      leaving = view.show(meals) { makeMeal($0, on: day) }
      for meal in leaving { view.sendToBack(meal) }
    }
    for meal in view.meals where !old.contains(where: { $0 === meal }) {
      stage.withoutAnimation { meal.alpha = 0 }
    }
    stage.animate(stage.tuning.animation("row.close")) {
      for meal in leaving { meal.alpha = 0 }
      for meal in view.meals { meal.alpha = 1 }
      list.setHeight(height, of: row)
    } completion: { _ in
      for meal in leaving { meal.removeFromSuperview() }
    }
  }

  // MARK: Meals

  private func add(on day: Int) {
    actions.cancel()
    let meal = plan.add(on: day)
    stage?.note(.action, "schedule: \(meal.kind.rawValue) on \(CivilDate(dayNumber: day).iso)")
    mealsChanged(on: day)
  }

  private func delete(_ row: ActionRow) {
    guard let row = row as? MealRow, let view = row.superview as? DayRow,
      let removal = plan.remove(row.meal.number, on: view.date.dayNumber)
    else { return }
    stage?.note(.action, "the schedule commits the deletion of \(row.logName)")
    removed = removal
    mealsChanged(on: removal.day)
    schedule.undoPanel.offer(
      .undo, "Deleted \(removal.meal.kind.title.lowercased())", isLasting: false)
  }

  private func undo() {
    guard let removal = removed else { return }
    removed = nil
    // A row of that name may still be fading.
    if let row = list.view(of: removal.day - days.lowerBound),
      let fading = row.subviews.first(where: { ($0 as? MealRow)?.meal == removal.meal })
    {
      fading.removeFromSuperview()
    }
    plan.restore(removal)
    mealsChanged(on: removal.day)
  }

  /// A shake asks whether to take the last deletion back.
  override func motionEnded(_ event: Event) {
    guard case .shake = event.kind, let removed else { return super.motionEnded(event) }
    actions.cancel()
    schedule.undoPanel.offer(
      .undo, "Undo deleting \(removed.meal.kind.title.lowercased())?", isLasting: true)
  }
}
