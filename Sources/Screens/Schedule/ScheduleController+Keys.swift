import TouchKit

/// What keys do in the schedule.
extension ScheduleController {
  /// Handles a key; false if it means nothing here.
  func take(_ key: KeyInput) -> Bool {
    switch key.name {
    case "down": step(1)
    case "up": step(-1)
    case "home" where key.has(.control): go(to: days.lowerBound)
    case "home": go(to: today)
    case "end": go(to: days.upperBound)
    case "page-up", "page_up": go(byMonths: -1)
    case "page-down", "page_down": go(byMonths: 1)
    case "return" where actions.open != nil: actions.confirm()
    case "return":
      guard let marked, let meal = undoable.plan.meal(marked.number, on: marked.day) else {
        return false
      }
      open(meal, on: marked.day)
    case "delete", "backspace":
      if actions.open != nil {
        actions.confirm()
      } else if let marked {
        delete(marked)
      } else {
        return false
      }
    case "z" where key.has(.control):
      actions.cancel()
      if key.has(.shift) { redo() } else { undo() }
      undoing.withdraw(self)
    default: return false
    }
    return true
  }

  /// All meals of the range in order.
  private var allMeals: [MarkedMeal] {
    undoable.plan.daysWithMeals.filter(days.contains).flatMap { day in
      undoable.plan.meals(of: day).map { MarkedMeal(day: day, number: $0.number) }
    }
  }

  /// Moves the mark to the next or previous meal. Without a mark it marks the first meal from the first visible day on.
  private func step(_ by: Int) {
    actions.cancel()
    let meals = allMeals
    guard let last = meals.last else { return }
    var next: MarkedMeal
    if let present = marked.flatMap({ meals.firstIndex(of: $0) }) {
      next = meals[min(max(present + by, 0), meals.count - 1)]
    } else {
      next = meals.first { $0.day >= firstDay } ?? last
    }
    mark(next)
    let row = row(of: next.day)
    if let view = list.view(of: row) { list.reveal(view.frame) } else { go(to: next.day) }
  }

  /// The meal that gets the mark when a meal is deleted: the next one or, after the last, the one before.
  func neighbour(of meal: MarkedMeal) -> MarkedMeal? {
    let meals = allMeals
    guard let index = meals.firstIndex(of: meal), meals.count > 1 else { return nil }
    return index + 1 < meals.count ? meals[index + 1] : meals[index - 1]
  }

  func mark(_ meal: MarkedMeal?) {
    marked = meal
    for (row, view) in list.liveRows {
      for meal in (view as? DayRow)?.meals ?? [] {
        meal.isMarked =
          marked == MarkedMeal(day: days.lowerBound + row, number: meal.meal.number)
      }
    }
  }
}
