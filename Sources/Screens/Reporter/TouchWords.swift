import TouchKit

/// Numbers in words, in the formats of C's `printf`.
enum TouchWords {
  /// A whole number, padded with spaces to a width, as `%3.0f` and `%2d` write it.
  static func number(_ value: Double, width: Int) -> String {
    let rounded = value.rounded(.toNearestOrEven)
    let digits = Int64(exactly: rounded).map { String($0) } ?? "0"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  /// A number with only the decimals that it needs, six at most: `91.5`, `60`.
  ///
  /// A difference of two Doubles may have wrong last bits, which six decimals don't show.
  static func decimal(_ value: Double) -> String {
    let millionths = (value.magnitude * 1_000_000).rounded(.toNearestOrEven)
    guard let count = Int64(exactly: millionths) else { return number(value, width: 0) }
    let whole = (value < 0 && count > 0 ? "-" : "") + String(count / 1_000_000)
    var part = count % 1_000_000
    guard part > 0 else { return whole }
    var decimals = 6
    while part % 10 == 0 {
      part /= 10
      decimals -= 1
    }
    let digits = String(part)
    return "\(whole)." + String(repeating: "0", count: decimals - digits.count) + digits
  }

  static func place(_ point: Point) -> String {
    "\(number(point.x, width: 3)),\(number(point.y, width: 3))"
  }
}
