/// How motions write their numbers in the event log.
enum MotionText {
  /// Two decimals at most, and none for whole numbers.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int64(exactly: hundredths) else { return "\(value)" }
    let (units, part) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(units)" }
    return part % 10 == 0
      ? "\(sign)\(units).\(part / 10)" : "\(sign)\(units).\(part < 10 ? "0" : "")\(part)"
  }

  static func end(_ end: Time?) -> String {
    end.map { "until \($0)" } ?? "for ever"
  }
}
