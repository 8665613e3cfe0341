import TouchKit

/// When a message came, in as few words as the distance allows.
enum MessageTime {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The time today, the weekday within a week, the date before that, with the year where it is another and far.
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
