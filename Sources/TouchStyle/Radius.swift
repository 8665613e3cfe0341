/// Corner radii in points.
public enum Radius {
  /// Keys of a keyboard, and other small things.
  public static let key = 6.0
  /// Buttons and fields.
  public static let button = 10.0
  /// Cards and popovers.
  public static let card = 18.0
  /// Sheets that slide in from an edge.
  public static let sheet = 22.0
}
