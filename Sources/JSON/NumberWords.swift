/// Writes numbers in messages with words that agree with them.
package enum NumberWords {
  /// `1 step`, `2 steps`; `several` is the plural if it is more than an added s.
  package static func count(
    _ number: some BinaryInteger, _ one: String, _ several: String? = nil
  ) -> String {
    "\(number) \(number == 1 ? one : several ?? "\(one)s")"
  }

  /// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`.
  package static func ordinal(_ number: some BinaryInteger) -> String {
    let last = number.magnitude % 10
    let isTeen = number.magnitude / 10 % 10 == 1
    let ending =
      switch last {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
