/// A picture as a printable value: what is painted, from back to front.
///
/// Coordinates are screen points near the screen, never rounded; the player rounds edges to device pixels while no
/// pushed transform scales or turns. Pushes and pops are balanced.
public struct DisplayList: Equatable, Sendable {
  public var items: [DisplayItem]

  public init(items: [DisplayItem] = []) { self.items = items }
}

/// One step of painting.
public enum DisplayItem: Equatable, Sendable {
  /// A filled rectangle, rounded where radii are given.
  case fill(Rect, CornerRadii, Color)
  /// A filled rectangle with a gradient along a line in the rectangle's unit square.
  case gradient(Rect, CornerRadii, Gradient)
  /// A line of `width` along the inside of a rounded rectangle's edge. Width 0 means one device pixel.
  case border(Rect, CornerRadii, width: Double, Color)
  /// A line one device pixel thick along the given edge of the rectangle.
  case hairline(Rect, HairlineEdge, Color)
  /// The shadow outside a rounded rectangle.
  case shadow(Rect, CornerRadii, Shadow)
  /// The shadow inside a rounded rectangle, as of a recess.
  case innerShadow(Rect, CornerRadii, Shadow)
  /// Text whose box has its top left corner at the point and is `width` wide (nil: as wide as it is).
  case text(Text, Point, width: Double?, Color)
  /// A path moved to a point and scaled from its own units, filled.
  case fillPath(Path, Point, scale: Double, Color)
  /// A path moved to a point and scaled, drawn with round caps and joins; the width is in the path's units.
  case strokePath(Path, Point, scale: Double, width: Double, Color)
  case pushClip(Rect, CornerRadii)
  case pushOpacity(Double, bounds: Rect)
  case pushTransform(AffineTransform)
  /// What follows is painted once into a texture of `source` and then drawn in affine strips.
  case pushStrips(source: Rect, [Strip])
  /// What follows is painted once, upright, into a texture of `source`, of which `shown` is drawn through the transform
  /// with whatever sampling is quick; beyond the source its edge goes on. The texture is kept for as long as what it
  /// shows stays the same.
  case pushPicture(source: Rect, shown: Rect, AffineTransform, opacity: Double)
  case pop
}

/// A strip of a texture and where it is drawn.
public struct Strip: Hashable, Sendable {
  /// The part of the painted source, in its own coordinates.
  public var part: Rect
  /// How the part is drawn on the screen.
  public var transform: AffineTransform
  /// What lies over the picture in this part, as shade on a turned page; clear parts of the picture stay clear. Where
  /// parts overlap, all of their veils lie over each of them.
  public var veil: Color

  public init(part: Rect, transform: AffineTransform, veil: Color = .clear) {
    self.part = part
    self.transform = transform
    self.veil = veil
  }
}

/// An edge that a hairline follows; `leading` and `trailing` are left and right here.
public enum HairlineEdge: String, Hashable, Sendable { case top, bottom, left, right }

/// Colours along a line from `start` to `end` in a rectangle's unit square.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var offset: Double
    public var color: Color
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }
  public var start: Point
  public var end: Point
  public var stops: [Stop]

  public init(start: Point = Point(0, 0), end: Point = Point(0, 1), stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
