/// The meals of all days. Most have none.
struct MealPlan: Equatable {
  private var days: [Int: [Meal]] = [:]

  init() {}

  /// The plan that the phone comes with: the days around one have meals.
  init(around day: Int) {
    let kinds: [[Meal.Kind]] = [
      [.breakfast, .dinner], [.breakfast, .lunch, .dinner], [.lunch], [],
      [.breakfast, .lunch, .snack, .dinner], [], [.dinner],
    ]
    for (place, ofDay) in kinds.enumerated() where !ofDay.isEmpty {
      days[day - 1 + place] = ofDay.enumerated().map { Meal(number: $0 + 1, kind: $1) }
    }
  }

  func meals(of day: Int) -> [Meal] { days[day] ?? [] }

  func meal(_ number: Int, on day: Int) -> Meal? { meals(of: day).first { $0.number == number } }

  /// The days that have meals, ascending.
  var daysWithMeals: [Int] { days.keys.sorted() }

  /// A meal for a day: of the first kind that it does not have yet, under a number of its own.
  func nextMeal(on day: Int) -> Meal {
    let present = meals(of: day)
    let kind = Meal.Kind.allCases.first { kind in !present.contains { $0.kind == kind } } ?? .snack
    return Meal(number: (present.map(\.number).max() ?? 0) + 1, kind: kind)
  }

  /// Makes a change and gives the one that takes it back; nil, changing nothing, where it is not possible.
  mutating func apply(_ edit: MealEdit) -> MealEdit? {
    var meals = meals(of: edit.day)
    let inverse: MealEdit
    switch edit {
    case .insert(let meal, let day, let place):
      guard !meals.contains(where: { $0.number == meal.number }) else { return nil }
      meals.insert(meal, at: min(max(place, 0), meals.count))
      inverse = .remove(meal.number, day: day)
    case .remove(let number, let day):
      guard let place = meals.firstIndex(where: { $0.number == number }) else { return nil }
      inverse = .insert(meals.remove(at: place), day: day, place: place)
    case .replace(let meal, let day):
      guard let place = meals.firstIndex(where: { $0.number == meal.number }),
        meals[place] != meal
      else { return nil }
      inverse = .replace(meals[place], day: day)
      meals[place] = meal
    }
    days[edit.day] = meals.isEmpty ? nil : meals
    return inverse
  }
}
