/// The area in which two pictures of one screen differ, in points. Outside of it every pixel is the same.
public enum Damage: Equatable, Sendable {
  /// They are the same.
  case nothing
  /// In these rectangles, which do not overlap.
  case parts([Rect])
  /// In too many places, so that the whole screen is drawn again.
  case everything

  /// With more parts than this, the whole screen is drawn.
  public static let mostParts = 8
  /// If the parts are a larger share of the screen than this, the whole screen is drawn.
  public static let largestShare = 0.6
}
