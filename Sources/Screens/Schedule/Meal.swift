import TouchKit
import TouchStyle

/// A meal of a day.
struct Meal: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack

    var title: String {
      switch self {
      case .breakfast: "Breakfast"
      case .lunch: "Lunch"
      case .dinner: "Dinner"
      case .snack: "Snack"
      }
    }

    /// The kind's mark.
    var color: DynamicColor {
      switch self {
      case .breakfast: Palette.warn
      case .lunch: Palette.good
      case .dinner: Palette.accent
      case .snack: Palette.avatars[1]
      }
    }
  }

  /// The meal's own number on its day, which stays the same when other meals are deleted.
  var number: Int
  var kind: Kind
  /// The name that the user gave it; empty if it is called after its kind.
  var name = ""
  var note = ""

  var title: String { name.isEmpty ? kind.title : name }
}
