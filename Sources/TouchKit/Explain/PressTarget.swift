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
  /// How far from its middle a finger still lands on it, along both axes; nil if something else takes a touch in the middle.
  public var reach: Rect?
  /// The middle of its visible part.
  public var middle: Point
  /// The sides at which a clip, the screen, or something that lies over its list cuts it now.
  public var cut: Sides

  /// Sides of a target.
  public struct Sides: Equatable, Sendable {
    /// Each of the four.
    public var left, right, up, down: Bool

    /// No side, unless it is given.
    public init(left: Bool = false, right: Bool = false, up: Bool = false, down: Bool = false) {
      (self.left, self.right, self.up, self.down) = (left, right, up, down)
    }
  }

  /// A target of these measures; see the properties of the same names.
  public init(
    name: String, id: String?, words: String?, frame: Rect, reach: Rect?, middle: Point? = nil,
    cut: Sides = Sides()
  ) {
    (self.name, self.id, self.words, self.frame, self.reach) = (name, id, words, frame, reach)
    (self.middle, self.cut) = (middle ?? frame.center, cut)
  }

  /// The least side of what a finger hits without aiming, in points.
  public static let least = 44.0

  /// How far a finger gets along both axes; nil if something else takes a touch in the middle. A target that is cut counts
  /// as large as it would be: as large as its frame at least, and on that side as on the other one.
  public var extent: Size? {
    reach.map { reach in
      Size(
        PressTarget.whole(
          middle.x - reach.x, reach.maxX - middle.x, cut.left, cut.right, frame.width),
        PressTarget.whole(
          middle.y - reach.y, reach.maxY - middle.y, cut.up, cut.down, frame.height))
    }
  }

  private static func whole(
    _ before: Double, _ after: Double, _ isCutBefore: Bool, _ isCutAfter: Bool, _ frame: Double
  ) -> Double {
    switch (isCutBefore, isCutAfter) {
    case (false, false): before + after
    case (true, false): max(frame, before + after, after * 2)
    case (false, true): max(frame, before + after, before * 2)
    case (true, true): max(frame, before + after)
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
