/// Distances on the grid of four points.
enum Space {
  static let hair = 2.0
  static let tiny = 4.0
  static let small = 8.0
  static let medium = 12.0
  static let large = 16.0
  static let huge = 24.0
  /// The least side of a target for a finger.
  static let target = 44.0
}
