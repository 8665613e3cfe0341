/// Puts numbers into words.
extension Double {
  /// The number with at most two decimals, for words that people read.
  package var twoDecimals: String {
    let hundredths = (self * 100).rounded(.toNearestOrAwayFromZero)
    guard let whole = Int64(exactly: hundredths) else { return "\(self)" }
    let sign = whole < 0 ? "-" : ""
    let magnitude = whole.magnitude
    let fraction = magnitude % 100
    if fraction == 0 { return "\(sign)\(magnitude / 100)" }
    if fraction % 10 == 0 { return "\(sign)\(magnitude / 100).\(fraction / 10)" }
    return "\(sign)\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
