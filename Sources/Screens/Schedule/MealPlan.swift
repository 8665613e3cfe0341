/// The meals of all days; most have none.
struct MealPlan {
  /// A meal that was taken out, and where it was.
  struct Removal: Equatable {
    var day: Int
    var meal: Meal
    var place: Int
  }

  private var days: [Int: [Meal]] = [:]

  /// The plan that the phone comes with: the days around one have meals.
  init(around day: Int) {
    let kinds: [[Meal.Kind]] = [
      [.breakfast, .dinner], [.breakfast, .lunch, .dinner], [.lunch], [],
      [.breakfast, .lunch, .snack, .dinner], [], [.dinner],
    ]
    for (place, ofDay) in kinds.enumerated() {
      days[day - 1 + place] = ofDay.enumerated().map { Meal(number: $0 + 1, kind: $1) }
    }
  }

  func meals(of day: Int) -> [Meal] { days[day] ?? [] }

  /// The days that have meals, ascending.
  var daysWithMeals: [Int] { days.filter { !$0.value.isEmpty }.map(\.key).sorted() }

  /// Adds a meal of the first kind that the day does not have yet.
  @discardableResult
  mutating func add(on day: Int) -> Meal {
    let present = meals(of: day)
    let kind = Meal.Kind.allCases.first { kind in !present.contains { $0.kind == kind } } ?? .snack
    let meal = Meal(number: (present.map(\.number).max() ?? 0) + 1, kind: kind)
    days[day, default: []].append(meal)
    return meal
  }

  /// Gives a meal another kind; an unknown meal changes nothing.
  mutating func change(_ number: Int, on day: Int, to kind: Meal.Kind) {
    guard let place = meals(of: day).firstIndex(where: { $0.number == number }) else { return }
    days[day]?[place].kind = kind
  }

  /// Takes a meal out; nil where it is not there.
  mutating func remove(_ number: Int, on day: Int) -> Removal? {
    guard let place = meals(of: day).firstIndex(where: { $0.number == number }) else { return nil }
    guard let meal = days[day]?.remove(at: place) else { return nil }
    return Removal(day: day, meal: meal, place: place)
  }

  /// Puts a meal back where it was.
  mutating func restore(_ removal: Removal) {
    let count = meals(of: removal.day).count
    days[removal.day, default: []].insert(removal.meal, at: min(removal.place, count))
  }
}
