import TouchKit

/// The numbers of the reporter, set as the original's format strings set them.
enum TouchWords {
  /// A whole number at least so many letters wide, as `%3.0f` and `%2d` give it.
  static func number(_ value: Double, width: Int) -> String {
    let rounded = value.rounded(.toNearestOrEven)
    let digits = Int(exactly: rounded).map(String.init) ?? "0"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  static func place(_ point: Point) -> String {
    "\(number(point.x, width: 3)),\(number(point.y, width: 3))"
  }
}
