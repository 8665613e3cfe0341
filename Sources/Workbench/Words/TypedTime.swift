import TouchKit

/// A time as people type it.
package enum TypedTime {
  /// Such as `1:02.5`, `62.5`, `62.5 s` or `1840 ms`; after `+` or `-` as far from the present time. Nil for anything else.
  package static func read(_ text: String, from now: Time) -> Time? {
    var rest = text.split(whereSeparator: \.isWhitespace).joined()[...]
    let sign = rest.first.flatMap { ["+": 1, "-": -1, "−": -1][$0] as Int64? }
    if sign != nil { rest = rest.dropFirst() }
    guard let span = span(rest) else { return nil }
    guard let sign else { return Time(microseconds: span) }
    return max(.zero, Time(microseconds: now.microseconds + sign * span))
  }

  /// More than this is a mistake, in seconds.
  private static let most: Int64 = 1_000_000

  /// In microseconds.
  private static func span(_ text: Substring) -> Int64? {
    if text.hasSuffix("ms") {
      return digits(text.dropLast(2), after: 3)
    }
    let parts = (text.hasSuffix("s") ? text.dropLast() : text).split(
      separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count <= 3, let seconds = digits(last, after: 6) else {
      return nil
    }
    var whole: Int64 = 0
    for part in parts.dropLast() {
      guard let number = digits(part, after: 0) else { return nil }
      whole = whole * 60 + number
    }
    // After a colon there are no sixty seconds.
    guard parts.count == 1 || seconds < 60_000_000, whole <= most else { return nil }
    return whole * 60_000_000 + seconds
  }

  /// A decimal number, multiplied by ten to a power; more digits than that are cut off.
  private static func digits(_ text: Substring, after places: Int) -> Int64? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let whole = parts.first, parts.count <= 2, !(whole.isEmpty && parts.count == 1),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(places) : ""
    guard whole.utf8.count <= 9 else { return nil }
    let zeros = String(repeating: "0", count: places - fraction.count)
    let all = String(whole + fraction) + zeros
    return all.isEmpty ? 0 : Int64(all)
  }
}
