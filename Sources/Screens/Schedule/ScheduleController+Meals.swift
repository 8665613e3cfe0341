import TouchKit
import TouchStyle

/// How the schedule changes its meals.
extension ScheduleController {
  // MARK: Changes

  /// Shows a day's meals as they are now: rows fade in and out while the day grows or shrinks.
  ///
  /// Under reduced motion all are at their places at once. What leaves disappears at once, and what is new fades in.
  private func mealsChanged(on day: Int) {
    let row = day - days.lowerBound
    let meals = undoable.plan.meals(of: day)
    let height = DayRow.height(
      meals: meals.count, .init(of: day, in: days),
      usual: stage.tuning[DayRow.plainHeight],
      textSize: stage.environment.textSize)
    guard let view = list.view(of: row) as? DayRow else {
      list.setHeight(height, of: row)
      return
    }
    let old = view.meals
    var leaving: [MealRow] = []
    stage.withoutAnimation {
      leaving = view.show(meals) { makeMeal($0, on: day) }
      for meal in leaving {
        meal.standing = .leaving
        view.sendToBack(meal)
      }
    }
    for meal in view.meals where !old.contains(where: { $0 === meal }) {
      stage.withoutAnimation { meal.alpha = 0 }
    }
    if stage.environment.reducedMotion {
      stage.withoutAnimation {
        for meal in leaving { meal.alpha = 0 }
        list.setHeight(height, of: row)
      }
    }
    stage.animate(stage.tuning[ActionRow.closing]) {
      for meal in leaving { meal.alpha = 0 }
      for meal in view.meals { meal.alpha = 1 }
      list.setHeight(height, of: row)
    } completion: { _ in
      for meal in leaving { meal.removeFromSuperview() }
    }
  }

  /// Makes a change and shows it.
  @discardableResult
  func perform(_ edit: MealEdit) -> UndoableMealPlan.Step? {
    guard let step = undoable.perform(edit) else { return nil }
    mealsChanged(on: edit.day)
    return step
  }

  func add(on day: Int) {
    actions.cancel()
    let meal = undoable.plan.nextMeal(on: day)
    stage.note(.action, "schedule: \(meal.kind.rawValue) on \(CivilDate(dayNumber: day).iso)")
    perform(.insert(meal, day: day, index: undoable.plan.meals(of: day).count))
  }

  func delete(_ row: ActionRow) {
    guard let row = row as? MealRow, let view = row.superview as? DayRow else { return }
    delete(MarkedMeal(day: view.date.dayNumber, number: row.meal.number))
  }

  func delete(_ meal: MarkedMeal) {
    let name = "meal-\(CivilDate(dayNumber: meal.day).iso)-\(meal.number)"
    let next = marked == meal ? neighbour(of: meal) : marked
    guard let step = perform(.remove(meal.number, day: meal.day)) else { return }
    stage.note(.action, "the schedule commits the deletion of \(name)")
    if marked == meal { mark(next) }
    undoing.show(
      .done(
        "Deleted \(words(step).what)", by: self,
        weakly { me, command in
          me.accept(command)
        }))
  }

  // MARK: Undo and redo

  private func words(_ step: UndoableMealPlan.Step) -> (verb: String, what: String) {
    let (verb, what) = step.words
    return (verb, "“\(what)” on \(DateWords.short(CivilDate(dayNumber: step.edit.day)))")
  }

  func accept(_ command: UndoOffer.Command) {
    actions.cancel()
    switch command {
    case .undo: undo()
    case .redo: redo()
    }
  }

  func undo() {
    guard let step = undoable.undo() else { return }
    stage.note(.action, "the schedule takes back \(words(step).verb) \(words(step).what)")
    mealsChanged(on: step.edit.day)
    if case .remove(let number, let day) = step.edit, marked != nil {
      mark(MarkedMeal(day: day, number: number))
    }
  }

  func redo() {
    guard let step = undoable.redo() else { return }
    stage.note(.action, "the schedule goes on \(words(step).verb) \(words(step).what)")
    if case .remove(let number, let day) = step.edit,
      marked == MarkedMeal(day: day, number: number)
    {
      mark(nil)
    }
    mealsChanged(on: step.edit.day)
  }

  /// A shake offers to undo the last change or to redo it.
  ///
  /// False if there is nothing to undo or redo.
  func offerUndo() -> Bool {
    actions.cancel()
    let question = { [self] (what: String, step: UndoableMealPlan.Step) in
      "\(what) \(words(step).verb) \(words(step).what)?"
    }
    let offer = UndoOffer.question(
      undo: undoable.lastDone.map { question("Undo", $0) },
      redo: undoable.lastUndone.map { question("Redo", $0) }, by: self,
      weakly { me, command in me.accept(command) })
    guard let offer else { return false }
    undoing.show(offer)
    return true
  }

  // MARK: Edit marks

  /// The rows of meals that have views.
  var mealRows: [MealRow] {
    list.liveRows.flatMap { ($0.view as? DayRow)?.meals ?? [] }
  }

  /// Shows or removes the marks of edit mode.
  func setEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    actions.cancel()
    isEditing = editing
    schedule.edit.title = editing ? "Done" : "Edit"
    schedule.setNeedsLayout()
    let rows = mealRows
    stage.animate(
      stage.tuning[ActionRow.action],
      {
        for row in rows { row.setEditing(editing) }
      }, completion: weakly { me, _ in for row in me.mealRows { row.dropMinus() } })
  }

  /// Dims the other controls while a button asks.
  func dim(_ asks: Bool, but row: ActionRow) {
    let alpha = asks ? stage.tuning[RowActions.dimmedAlpha] : 1
    for control in schedule.controls { control.alpha = alpha }
    for other in mealRows where other !== row && other.rowState.contains(.editControl) {
      other.minus?.alpha = alpha
    }
  }

  // MARK: Modals

  /// Asks what kind a meal is; in edit mode it opens the details at once.
  func open(_ meal: Meal, on day: Int) {
    guard over.presented == nil else { return }
    actions.cancel()
    undoing.withdraw(self)
    guard !isEditing else { return showDetails(of: meal.number, on: day) }
    let chooser = MealKindController(meal, date: CivilDate(dayNumber: day), on: stage)
    chooser.onChoose = weakly { me, kind in
      me.over.dismiss()
      me.change(meal.number, on: day) { $0.kind = kind }
      me.becomeFirstResponder()
    }
    chooser.onDetails = weakly { me in
      me.over.dismiss()
      me.showDetails(of: meal.number, on: day)
    }
    over.present(chooser, onCancel: weakly { me in me.becomeFirstResponder() })
  }

  private func showDetails(of number: Int, on day: Int) {
    guard let meal = undoable.plan.meal(number, on: day) else { return }
    let details = MealDetailsController(meal, date: CivilDate(dayNumber: day), on: stage)
    details.onDone = weakly { me, changed in
      me.over.dismiss()
      if let changed { me.change(number, on: day) { $0 = changed } }
      me.becomeFirstResponder()
    }
    details.onDelete = weakly { me in
      me.over.dismiss()
      me.delete(MarkedMeal(day: day, number: number))
      me.becomeFirstResponder()
    }
    over.present(details, onCancel: weakly { me in me.becomeFirstResponder() })
  }

  private func change(_ number: Int, on day: Int, _ how: (inout Meal) -> Void) {
    guard var meal = undoable.plan.meal(number, on: day) else { return }
    how(&meal)
    guard perform(.replace(meal, day: day)) != nil else { return }
    stage.note(
      .action, "schedule: \(meal.kind.rawValue) on \(CivilDate(dayNumber: day).iso)")
  }
}
