/// Distances on the grid of four points.
public enum Space {
  public static let hair = 2.0
  public static let tiny = 4.0
  public static let small = 8.0
  public static let medium = 12.0
  public static let large = 16.0
  public static let huge = 24.0
  /// The least side of a target for a finger.
  public static let target = 44.0
}
