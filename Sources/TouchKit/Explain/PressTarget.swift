/// What can be pressed on the screen, and where a finger reaches it.
public struct PressTarget: Equatable, Sendable {
  /// The log's name of the view: its id, or its type.
  public var name: String
  /// The id of the view, if it has one.
  public var id: String?
  /// What assistive technology calls it; nil if it has no name.
  public var words: String?
  /// The bounding box on the screen as drawn, before clipping.
  public var frame: Rect
  /// How far from its middle a finger still lands on it, along both axes; nil if another view
  /// receives a touch in the middle.
  public var reach: Rect?
  /// The sides at which a clip, the screen, or something above its list cuts it now.
  public var cut: Sides

  /// Sides of a target.
  public struct Sides: Equatable, Sendable {
    /// Each of the four.
    public var left, right, up, down: Bool

    /// The sides; by default no side.
    public init(left: Bool = false, right: Bool = false, up: Bool = false, down: Bool = false) {
      (self.left, self.right, self.up, self.down) = (left, right, up, down)
    }
  }

  /// A target of these measures; see the properties of the same names.
  public init(
    name: String, id: String?, words: String?, frame: Rect, reach: Rect?, cut: Sides = Sides()
  ) {
    (self.name, self.id, self.words, self.frame, self.reach) = (name, id, words, frame, reach)
    self.cut = cut
  }

  /// The least side of what a finger hits without aiming, in points.
  public static let least = 44.0

  /// The size of the area that a finger can hit, along both axes; nil if another view receives a
  /// touch in the middle. A target that is cut counts as large as it would be: it reaches as far
  /// beyond its frame as at its other side.
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

  /// Whether a finger has to aim.
  public var isSmall: Bool { isSmaller(than: Size(PressTarget.least, PressTarget.least)) }

  /// Whether a finger gets less far than along these sides.
  public func isSmaller(than size: Size) -> Bool {
    let slack = PressTarget.accuracy * 2
    return extent.map { $0.width < size.width - slack || $0.height < size.height - slack } ?? false
  }

  /// How well the edges of `reach` are found, in points.
  static let accuracy = 0.125
}
