/// The area in which two pictures of one screen differ, in points. Outside this area all pixels are the same.
public enum Damage: Equatable, Sendable {
  /// The pictures are the same.
  case nothing
  /// The pictures differ only in these rectangles, which do not overlap.
  case parts([Rect])
  /// The pictures differ in so many places that the whole screen is drawn again.
  case everything

  /// If there are more parts than this, the whole screen is drawn.
  public static let mostParts = 8
  /// If the parts are a larger share of the screen than this, the whole screen is drawn.
  public static let largestShare = 0.6
}
