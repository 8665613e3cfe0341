/// Distances on the grid of four points.
public enum Space {
  /// Between things that look like one.
  public static let hair = 2.0
  /// Between words and their icon.
  public static let tiny = 4.0
  /// Between things that belong together.
  public static let small = 8.0
  /// Inside cards and rows.
  public static let medium = 12.0
  /// The margin of a screen.
  public static let large = 16.0
  /// Between groups.
  public static let huge = 24.0
  /// The least width and height of a target for a finger.
  public static let target = 44.0
}
