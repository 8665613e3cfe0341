/// One step of painting.
public enum DisplayItem: Equatable, Sendable {
  /// A filled rectangle, with round corners if the radii are not zero.
  case fill(Rect, CornerRadii, Color)
  /// A filled rectangle with a gradient along a line in the rectangle's unit square.
  case gradient(Rect, CornerRadii, Gradient)
  /// A line of `width` along the inside of a rounded rectangle's edge. Width 0 means one device pixel.
  case border(Rect, CornerRadii, width: Double, Color)
  /// A line one device pixel thick along this edge of the rectangle.
  case hairline(Rect, HairlineEdge, Color)
  /// The shadow outside a rounded rectangle.
  case shadow(Rect, CornerRadii, Shadow)
  /// The shadow inside a rounded rectangle, as of a recess.
  case innerShadow(Rect, CornerRadii, Shadow)
  /// Text whose box has its top left corner at the point and is `width` wide (nil: as wide as the text).
  case text(Text, Point, width: Double?, Color)
  /// A path moved to a point and scaled from its own units, filled.
  case fillPath(Path, Point, scale: Double, Color)
  /// A path moved to a point and scaled, drawn with round caps and joins; the width is in the path's units.
  case strokePath(Path, Point, scale: Double, width: Double, Color)
  /// A part of a bitmap, in its pixels, stretched over a rectangle; in one colour if it has a tint.
  case bitmap(Bitmap, part: Rect, Rect, tint: Color?)
  /// What follows up to the pop is painted only inside a rounded rectangle.
  case pushClip(Rect, CornerRadii)
  /// What follows up to the pop, all of it inside `bounds`, is painted as one group with this alpha.
  case pushOpacity(Double, bounds: Rect)
  /// What follows up to the pop is painted through a map.
  case pushTransform(AffineTransform)
  /// The items up to the pop are painted once into a texture of `source`, and then drawn in affine slices.
  case pushSlices(source: Rect, [Slice])
  /// The items up to the pop are painted once, upright, into a texture of `source`. Its part `shown` is drawn through
  /// the transform, with the quickest sampling; beyond the source its edge is repeated. The texture is kept for as long
  /// as the items stay the same.
  case pushPicture(source: Rect, shown: Rect, AffineTransform, opacity: Double)
  /// Ends the push before it that is still open.
  case pop
}

/// The edge of a rectangle that a hairline follows.
public enum HairlineEdge: String, Hashable, Sendable {
  /// Under the top edge.
  case top
  /// Over the bottom edge.
  case bottom
  /// To the right of the left edge.
  case left
  /// To the left of the right edge.
  case right
}
