/// Corner radii in points.
public enum Radius {
  public static let key = 6.0
  public static let button = 10.0
  public static let card = 18.0
  public static let sheet = 22.0
}
