/// A number with at most two decimals, for words that people read.
public func decimals(_ number: Double) -> String {
  let hundredths = (number * 100).rounded(.toNearestOrAwayFromZero)
  guard let whole = Int64(exactly: hundredths) else { return "\(number)" }
  let sign = whole < 0 ? "-" : ""
  let magnitude = whole.magnitude
  let fraction = magnitude % 100
  if fraction == 0 { return "\(sign)\(magnitude / 100)" }
  if fraction % 10 == 0 { return "\(sign)\(magnitude / 100).\(fraction / 10)" }
  return "\(sign)\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
