/// A change of the meal plan.
enum MealEdit: Equatable, Sendable {
  case insert(Meal, day: Int, index: Int)
  /// Removes the meal of a number.
  case remove(Int, day: Int)
  /// Replaces the meal of the same number.
  case replace(Meal, day: Int)

  var day: Int {
    switch self {
    case .insert(_, let day, _), .remove(_, let day), .replace(_, let day): day
    }
  }
}
