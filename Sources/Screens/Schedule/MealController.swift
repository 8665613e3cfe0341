import TouchKit

/// The base of the controllers that the schedule presents for one meal.
class MealController: ViewController {
  let meal: Meal
  let date: CivilDate

  init(_ meal: Meal, date: CivilDate, on stage: Stage) {
    self.meal = meal
    self.date = date
    super.init(stage)
  }

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() { resignFirstResponder() }
}
