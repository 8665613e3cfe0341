import TestSupport
import Testing

@testable import Screens

@Suite struct MealPlanTests {
  @Test func `A meal that was removed comes back where it was, under its own number`() throws {
    var plan = MealPlan(around: 100)
    let before = plan
    #expect(plan.meals(of: 100).map(\.kind) == [.breakfast, .lunch, .dinner])
    let taken = plan.apply(.remove(2, day: 100))
    let inverse = try #require(taken)
    #expect(plan.meals(of: 100).map(\.number) == [1, 3])
    let again = plan.apply(inverse)
    #expect(again == .remove(2, day: 100))
    #expect(plan == before)
  }

  @Test func `What is not possible changes nothing`() {
    var plan = MealPlan(around: 100)
    let before = plan
    let meal = Meal(number: 1, kind: .breakfast)
    for edit in [
      MealEdit.remove(9, day: 100), .remove(1, day: 5000), .insert(meal, day: 100, index: 0),
      .replace(meal, day: 100), .replace(meal, day: 7),
    ] {
      let inverse = plan.apply(edit)
      #expect(inverse == nil, "\(edit)")
    }
    #expect(plan == before)
  }

  @Test func `A meal that is added is of the first kind that the day does not have`() {
    var plan = MealPlan(around: 100)
    for index in 0..<5 {
      let inverse = plan.apply(.insert(plan.nextMeal(on: 7), day: 7, index: index))
      #expect(inverse != nil)
    }
    #expect(plan.meals(of: 7).map(\.kind) == [.breakfast, .lunch, .dinner, .snack, .snack])
    #expect(plan.meals(of: 7).map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test func `A change is told in words`() {
    var undoable = UndoableMealPlan(MealPlan(around: 100))
    let words = [
      undoable.perform(.remove(2, day: 100)),
      undoable.perform(.replace(Meal(number: 1, kind: .snack), day: 100)),
      undoable.perform(.insert(Meal(number: 7, kind: .lunch, name: "Figs"), day: 100, index: 0)),
    ].map { $0.map { "\($0.words.verb) \($0.words.what)" } }
    #expect(words == ["deleting Lunch", "changing Breakfast", "adding Figs"])
  }
}

/// Compares random changes, undos and redos with whole copies of the plan as plain arrays; gives what differed.
func compareMealsWithCopies(operations: Int, seed: UInt64) -> String? {
  typealias Copy = [[Meal]]
  var random = SeededRandom(seed: seed)
  func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  let first: Copy = Array(repeating: [], count: 5)
  var undoable = UndoableMealPlan(MealPlan())
  var copies = [first]
  var present = 0
  for step in 0..<operations {
    let choice = pick(10)
    if choice < 6 {
      var next = copies[present]
      let day = pick(5)
      let edit: MealEdit
      if choice < 3 || next[day].isEmpty {
        let meal = undoable.plan.nextMeal(on: day)
        let index = pick(next[day].count + 1)
        edit = .insert(meal, day: day, index: index)
        next[day].insert(meal, at: index)
      } else if choice < 5 {
        let index = pick(next[day].count)
        edit = .remove(next[day].remove(at: index).number, day: day)
      } else {
        let index = pick(next[day].count)
        next[day][index].name = "step \(step)"
        edit = .replace(next[day][index], day: day)
      }
      guard undoable.perform(edit) != nil else { return "step \(step): \(edit) refused" }
      copies.removeSubrange((present + 1)...)
      copies.append(next)
      present += 1
    } else if choice < 8 {
      if (undoable.undo() != nil) != (present > 0) { return "step \(step): undo" }
      present = max(0, present - 1)
    } else {
      let could = present + 1 < copies.count
      if (undoable.redo() != nil) != could { return "step \(step): redo \(could)" }
      if could { present += 1 }
    }
    // Copies of long ago are never come back to from here; keeping them all would be gigabytes.
    if present > 2000 {
      undoable = UndoableMealPlan(undoable.plan)
      copies = [copies[present]]
      present = 0
    }
    let plan = (0..<5).map { undoable.plan.meals(of: $0) }
    if plan != copies[present] { return "step \(step): \(plan) instead of \(copies[present])" }
  }
  return nil
}

@Suite struct UndoableMealPlanTests {
  @Test func `Changes, undo and redo in any order agree with whole copies of the plan`() {
    #expect(compareMealsWithCopies(operations: 3000, seed: 3) == nil)
  }
}

@Suite struct UndoableMealPlanLong {
  @Test func `100,000 changes, undos and redos agree with whole copies of the plan`() {
    #expect(compareMealsWithCopies(operations: 100_000, seed: 4) == nil)
  }
}
