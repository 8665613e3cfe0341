import TouchKit

/// Dates in words. The prototype speaks English.
enum DateWords {
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func short(month: Int) -> String { String(months[month - 1].prefix(3)) }

  /// `Mon 5 Jan`.
  static func short(_ date: CivilDate) -> String {
    "\(weekdays[date.weekday]) \(date.day) \(short(month: date.month))"
  }

  /// `January 2026`.
  static func month(_ date: CivilDate) -> String { "\(months[date.month - 1]) \(date.year)" }
}
