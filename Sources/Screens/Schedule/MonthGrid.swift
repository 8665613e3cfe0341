import TouchKit

/// The weeks and columns of a month's days.
struct MonthGrid: Equatable {
  static let weekBegins = Tunable.choice(
    "schedule.week.begins", of: FirstWeekday.self,
    "the weekday in a calendar's first column until the user chooses one")

  enum FirstWeekday: String, CaseIterable {
    case monday, sunday, saturday

    /// From 0 for Monday to 6 for Sunday.
    var number: Int {
      switch self {
      case .monday: 0
      case .saturday: 5
      case .sunday: 6
      }
    }

    /// The words for people.
    var words: String {
      switch self {
      case .monday: "Monday"
      case .saturday: "Saturday"
      case .sunday: "Sunday"
      }
    }
  }

  /// The weekday in the first column, 0 for Monday to 6 for Sunday.
  let firstWeekday: Int
  /// The column of the month's first day.
  let firstColumn: Int
  let count: Int

  /// The first weekday of a weekend.
  static let weekend = 5
  /// The most weeks that a month touches.
  static let weeks = 6

  init(_ month: CivilDate, firstWeekday: Int) {
    self.firstWeekday = firstWeekday
    firstColumn = (CivilDate(month.year, month.month, 1).weekday - firstWeekday + 7) % 7
    count = CivilDate.days(inMonth: month.month, of: month.year)
  }

  /// The week and column of a day, from 0.
  func place(of day: Int) -> (week: Int, column: Int) {
    let cell = firstColumn + day - 1
    return (cell / 7, cell % 7)
  }

  /// The weekdays of the columns.
  var weekdays: [Int] { (0..<7).map { ($0 + firstWeekday) % 7 } }
}
