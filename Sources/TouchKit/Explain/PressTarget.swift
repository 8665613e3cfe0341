/// What can be pressed on the screen, and where a finger reaches it.
public struct PressTarget: Equatable, Sendable {
  /// The log's name of the view: its id, or its type.
  public var name: String
  /// The id of the view, if it has one.
  public var id: String?
  /// The name that assistive technology says; nil if there is no name.
  public var words: String?
  /// The bounding box on the screen as drawn, before clipping.
  public var frame: Rect
  /// The area in which a finger lands on the target, measured from its middle along both axes; nil if another view
  /// receives a touch in the middle.
  public var reach: Rect?
  /// The sides at which a clip, the screen's edge, or a view above its list cuts the target now.
  public var cut: Sides

  /// Sides of a target.
  public struct Sides: Equatable, Sendable {
    /// Whether each of the four sides is in the set.
    public var left, right, up, down: Bool

    /// A set of sides; by default no side.
    public init(left: Bool = false, right: Bool = false, up: Bool = false, down: Bool = false) {
      (self.left, self.right, self.up, self.down) = (left, right, up, down)
    }
  }

  /// Makes a target from its measures; see the properties of the same names.
  public init(
    name: String, id: String?, words: String?, frame: Rect, reach: Rect?, cut: Sides = Sides()
  ) {
    (self.name, self.id, self.words, self.frame, self.reach) = (name, id, words, frame, reach)
    self.cut = cut
  }

  /// The least side of a target that a finger hits without aiming, in points.
  public static let least = 44.0

  /// The size of the area that a finger can hit, along both axes; nil if another view receives a touch in the middle.
  /// For a target that is cut, this is the size without the cut: at the cut side it is assumed to reach as far beyond
  /// its frame as at the opposite side.
  public var extent: Size? {
    reach.map { reach in
      Size(
        PressTarget.whole(
          reach.x...reach.maxX, frame.x...frame.maxX, cut.left, cut.right),
        PressTarget.whole(
          reach.y...reach.maxY, frame.y...frame.maxY, cut.up, cut.down))
    }
  }

  private static func whole(
    _ reach: ClosedRange<Double>, _ frame: ClosedRange<Double>, _ isCutBefore: Bool,
    _ isCutAfter: Bool
  ) -> Double {
    let seen = reach.upperBound - reach.lowerBound
    let size = frame.upperBound - frame.lowerBound
    return switch (isCutBefore, isCutAfter) {
    case (false, false): seen
    case (true, false): max(seen, size + 2 * max(0, reach.upperBound - frame.upperBound))
    case (false, true): max(seen, size + 2 * max(0, frame.lowerBound - reach.lowerBound))
    case (true, true): max(seen, size)
    }
  }

  /// Whether the target is so small that a finger has to aim.
  public var isSmall: Bool { isSmaller(than: Size(PressTarget.least, PressTarget.least)) }

  /// Whether the area that a finger can hit is narrower or lower than a size.
  public func isSmaller(than size: Size) -> Bool {
    let slack = PressTarget.accuracy * 2
    return extent.map { $0.width < size.width - slack || $0.height < size.height - slack } ?? false
  }

  /// How well the edges of `reach` are found, in points.
  static let accuracy = 0.125
}
