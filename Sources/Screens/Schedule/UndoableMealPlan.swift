/// A meal plan whose changes can be undone, the last one first. What was undone can be done again.
struct UndoableMealPlan {
  /// A change with the one that undoes it.
  struct Step: Equatable {
    var edit: MealEdit
    var inverse: MealEdit

    /// What was done to what: `deleting` `lunch`.
    var words: (verb: String, what: String) {
      switch (edit, inverse) {
      case (.insert(let meal, _, _), _): ("adding", meal.title)
      case (.remove, .insert(let meal, _, _)): ("deleting", meal.title)
      case (_, .replace(let meal, _)): ("changing", meal.title)
      case (_, .remove), (_, .insert): ("changing", "the meal")
      }
    }
  }

  private(set) var plan: MealPlan
  private var done: [Step] = []
  private var undone: [Step] = []

  init(_ plan: MealPlan) { self.plan = plan }

  /// What `undo` would undo.
  var lastDone: Step? { done.last }
  /// What `redo` would make again.
  var lastUndone: Step? { undone.last }

  /// Makes a change. Changes that were undone before can't be redone after that.
  @discardableResult
  mutating func perform(_ edit: MealEdit) -> Step? {
    guard let inverse = plan.apply(edit) else { return nil }
    let step = Step(edit: edit, inverse: inverse)
    done.append(step)
    undone = []
    return step
  }

  /// Undoes the last change.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    let redone = plan.apply(step.inverse)
    precondition(redone != nil, "a change on day \(step.edit.day) can't be taken back")
    undone.append(step)
    return step
  }

  /// Makes the change again that was undone last.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    let inverse = plan.apply(step.edit)
    precondition(inverse != nil, "a change on day \(step.edit.day) can't be made again")
    done.append(step)
    return step
  }
}
