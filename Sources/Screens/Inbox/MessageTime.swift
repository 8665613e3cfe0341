import TouchKit

/// The words that say when a message came, as few as are clear today.
enum MessageTime {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Today: the time; within a week: the weekday; before that: the date, with the year if it is half a year away.
  static func text(_ time: CivilTime, now: CivilTime) -> String {
    let daysAgo = now.day - time.day
    let date = time.date
    switch daysAgo {
    case 0: return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
    case 1: return "Yesterday"
    case 2...6: return weekdays[date.weekday]
    default:
      let day = "\(date.day) \(months[date.month - 1])"
      return abs(daysAgo) < 183 ? day : "\(day) \(date.year)"
    }
  }
}
