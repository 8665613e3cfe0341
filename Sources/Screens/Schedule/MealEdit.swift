/// A change of the plan.
enum MealEdit: Equatable, Sendable {
  case insert(Meal, day: Int, place: Int)
  /// Takes the meal of a number out.
  case remove(Int, day: Int)
  /// Puts a meal in the place of the one of its number.
  case replace(Meal, day: Int)

  var day: Int {
    switch self {
    case .insert(_, let day, _), .remove(_, let day), .replace(_, let day): day
    }
  }
}
