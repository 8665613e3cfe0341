import JSON
import TouchKit

/// The phone's time in words.
package enum SessionTime {
  /// Minutes and seconds, such as 0:41, and thousandths while time is stopped, such as 0:41.280.
  package static func words(_ time: Time, isPrecise: Bool) -> String {
    let (minutes, seconds, thousandths) = parts(time, isPrecise)
    let whole = "\(minutes):\(padded(seconds, 2))"
    return isPrecise ? "\(whole).\(padded(thousandths, 3))" : whole
  }

  /// The same words with zeros for all digits, which are all as wide: they change only if a digit is added or removed.
  package static func withZeros(_ words: String) -> String {
    String(words.map { $0.isNumber ? "0" : $0 })
  }

  /// A time in words for being read out.
  package static func spoken(_ time: Time, isPrecise: Bool) -> String {
    let (minutes, seconds, thousandths) = parts(time, isPrecise)
    let rest =
      isPrecise
      ? "\(seconds).\(padded(thousandths, 3)) seconds" : NumberWords.count(seconds, "second")
    return minutes == 0 ? rest : "\(NumberWords.count(minutes, "minute")) \(rest)"
  }

  /// Rounded to the nearest thousandth, or down to a second that is over.
  private static func parts(_ time: Time, _ isPrecise: Bool) -> (Int64, Int64, Int64) {
    let thousandths = (max(0, time.microseconds) + (isPrecise ? 500 : 0)) / 1000
    return (thousandths / 60_000, thousandths / 1000 % 60, thousandths % 1000)
  }

  private static func padded(_ number: Int64, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
