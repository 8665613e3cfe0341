import TouchKit

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

    /// The kind after this one, and after the last the first.
    var next: Kind {
      let all = Kind.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
  }

  /// The meal's own number on its day, which stays when others go.
  var number: Int
  var kind: Kind
}
