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
  /// A shadow inside a rounded rectangle, which then looks recessed.
  case innerShadow(Rect, CornerRadii, Shadow)
  /// Text in a box. The point is the box's top left corner; without a `width` the box is as wide as the text.
  case text(Text, Point, width: Double?, Color)
  /// A path moved to a point and scaled from its own units, filled.
  case fillPath(Path, Point, scale: Double, Color)
  /// A path moved to a point and scaled, drawn with round caps and joins; the width is in the path's units.
  case strokePath(Path, Point, scale: Double, width: Double, Color)
  /// A part of a bitmap, in pixels of the bitmap, stretched over a rectangle. With a tint it is painted in this one
  /// colour.
  case bitmap(Bitmap, part: Rect, Rect, tint: Color?)
  /// The items up to the pop are painted only inside a rounded rectangle.
  case pushClip(Rect, CornerRadii)
  /// The items up to the pop are painted as one group with this alpha. All of them must be inside `bounds`.
  case pushOpacity(Double, bounds: Rect)
  /// The items up to the pop are painted with a transform.
  case pushTransform(AffineTransform)
  /// The items up to the pop are painted once into a texture with the rectangle `source`. The texture is then drawn in
  /// slices, each with its own transform.
  case pushSlices(source: Rect, [Slice])
  /// The items up to the pop are painted once, upright, into a texture with the rectangle `source`. The part `shown` of
  /// the texture is drawn with the transform, each pixel mixed of the four nearest; outside the texture, its edge pixels are
  /// repeated. The texture is kept as long as the items stay the same.
  case pushPicture(source: Rect, shown: Rect, AffineTransform, opacity: Double)
  /// Ends the last push that is still open.
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
