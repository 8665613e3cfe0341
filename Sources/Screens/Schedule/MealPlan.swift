/// The meals of all days. Most days have no meals.
struct MealPlan: Equatable {
  private var days: [Int: [Meal]] = [:]

  init() {}

  /// The plan that the phone starts with: the days around a day have meals.
  init(around day: Int) {
    let kinds: [[Meal.Kind]] = [
      [.breakfast, .dinner], [.breakfast, .lunch, .dinner], [.lunch], [],
      [.breakfast, .lunch, .snack, .dinner], [], [.dinner],
    ]
    for (offset, ofDay) in kinds.enumerated() where !ofDay.isEmpty {
      days[day - 1 + offset] = ofDay.enumerated().map { Meal(number: $0 + 1, kind: $1) }
    }
  }

  func meals(of day: Int) -> [Meal] { days[day] ?? [] }

  func meal(_ number: Int, on day: Int) -> Meal? { meals(of: day).first { $0.number == number } }

  /// The days that have meals, ascending.
  var daysWithMeals: [Int] { days.keys.sorted() }

  /// A new meal for a day: the first kind that the day does not have yet, with a number of its own.
  func nextMeal(on day: Int) -> Meal {
    let present = meals(of: day)
    let kind = Meal.Kind.allCases.first { kind in !present.contains { $0.kind == kind } } ?? .snack
    return Meal(number: (present.map { $0.number }.max() ?? 0) + 1, kind: kind)
  }

  /// Makes a change and returns the one that undoes it; if it is impossible, returns nil and changes nothing.
  mutating func apply(_ edit: MealEdit) -> MealEdit? {
    var meals = meals(of: edit.day)
    let inverse: MealEdit
    switch edit {
    case .insert(let meal, let day, let index):
      guard !meals.contains(where: { $0.number == meal.number }) else { return nil }
      meals.insert(meal, at: min(max(index, 0), meals.count))
      inverse = .remove(meal.number, day: day)
    case .remove(let number, let day):
      guard let index = meals.firstIndex(where: { $0.number == number }) else { return nil }
      inverse = .insert(meals.remove(at: index), day: day, index: index)
    case .replace(let meal, let day):
      guard let index = meals.firstIndex(where: { $0.number == meal.number }),
        meals[index] != meal
      else { return nil }
      inverse = .replace(meals[index], day: day)
      meals[index] = meal
    }
    days[edit.day] = meals.isEmpty ? nil : meals
    return inverse
  }
}
