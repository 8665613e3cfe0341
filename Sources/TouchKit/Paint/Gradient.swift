/// Colours along a line from `start` to `end` in a rectangle's unit square.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place on the line.
  public struct Stop: Hashable, Sendable {
    /// The place: 0 at the line's start, 1 at its end.
    public var offset: Double
    /// The colour at this place. Between two stops the colours are mixed.
    public var color: Color
    /// A colour at a place from 0 to 1.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }
  /// Where the line begins: (0, 0) is the rectangle's top left corner, (1, 1) its bottom right.
  public var start: Point
  /// Where the line ends, in the same coordinates.
  public var end: Point
  /// The colours, by ascending offset.
  public var stops: [Stop]

  /// Colours along a line, by default from the top down.
  public init(start: Point = Point(0, 0), end: Point = Point(0, 1), stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
