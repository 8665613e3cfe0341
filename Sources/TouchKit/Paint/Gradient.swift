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
