import Files
import Glibc
import JSON

/// An earlier session in one line of words.
extension EarlierSessions.Entry {
  /// When it was, what it showed, how long it was and how many inputs it has; the machine's clock says when now is.
  package func words(now: Int64) -> String {
    let what =
      summary.name.isEmpty ? StudioNames.title(summary.screen) : StudioNames.short(summary.name)
    let inputs = NumberWords.count(summary.inputs, "input")
    return [when(now: now), what, length, inputs].joined(separator: "  ·  ")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func when(now: Int64) -> String {
    func day(_ date: tm) -> [Int32] { [date.tm_year, date.tm_yday] }
    let date = local(time)
    let clock = "\(date.tm_hour):\(padded(Int64(date.tm_min)))"
    let today = local(now)
    if day(date) == day(today) { return "Today \(clock)" }
    // Noon, whatever the clocks were set to since.
    var noon = today
    (noon.tm_mday, noon.tm_hour, noon.tm_isdst) = (today.tm_mday - 1, 12, -1)
    let yesterday = mktime(&noon)
    if day(date) == day(local(Int64(yesterday))) { return "Yesterday \(clock)" }
    let months = Self.months
    let month = Int(date.tm_mon)
    let year = date.tm_year == today.tm_year ? "" : " \(date.tm_year + 1900)"
    return "\(date.tm_mday) \(months.indices.contains(month) ? months[month] : "")\(year) \(clock)"
  }

  private func local(_ seconds: Int64) -> tm {
    var (time, date) = (time_t(seconds), tm())
    localtime_r(&time, &date)
    return date
  }

  /// Minutes and seconds, with hours if there are any.
  private var length: String {
    let seconds = summary.length.microseconds / 1_000_000
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = padded(seconds % 60)
    return hours > 0 ? "\(hours):\(padded(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private func padded(_ number: Int64) -> String { "\(number < 10 ? "0" : "")\(number)" }
}
