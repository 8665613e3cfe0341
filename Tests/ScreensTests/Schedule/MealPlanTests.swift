import Testing

@testable import Screens

@Suite struct MealPlanTests {
  @Test func `A meal that was removed comes back where it was, under its own number`() throws {
    var plan = MealPlan(around: 100)
    let before = plan.meals(of: 100)
    #expect(before.map(\.kind) == [.breakfast, .lunch, .dinner])
    let taken = plan.remove(2, on: 100)
    let removal = try #require(taken)
    #expect(plan.meals(of: 100).map(\.number) == [1, 3])
    plan.restore(removal)
    #expect(plan.meals(of: 100) == before)
    let unknown = [plan.remove(9, on: 100), plan.remove(1, on: 5000)]
    #expect(unknown == [nil, nil])
  }

  @Test func `A meal that is added is of the first kind that the day does not have`() {
    var plan = MealPlan(around: 100)
    var kinds: [Meal.Kind] = []
    for _ in 0..<5 { kinds.append(plan.add(on: 7).kind) }
    #expect(kinds == [.breakfast, .lunch, .dinner, .snack, .snack])
    #expect(plan.meals(of: 7).map(\.number) == [1, 2, 3, 4, 5])
    plan.change(2, on: 7, to: .snack)
    plan.change(99, on: 7, to: .lunch)
    #expect(plan.meals(of: 7)[1].kind == .snack)
  }
}
