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
  /// Whether a clip, the screen, or something that lies over its list cuts its width now.
  public var isCutAcross: Bool
  /// Whether one of them cuts its height now.
  public var isCutAlong: Bool

  /// A target of these measures; see the properties of the same names.
  public init(
    name: String, id: String?, words: String?, frame: Rect, reach: Rect?,
    isCutAcross: Bool = false, isCutAlong: Bool = false
  ) {
    (self.name, self.id, self.words, self.frame, self.reach) = (name, id, words, frame, reach)
    (self.isCutAcross, self.isCutAlong) = (isCutAcross, isCutAlong)
  }

  /// The least side of what a finger hits without aiming, in points.
  public static let least = 44.0

  /// How far a finger gets along both axes; nil if something else takes a touch in the middle. What is cut counts as large
  /// as it would be.
  public var extent: Size? {
    reach.map {
      Size(
        isCutAcross ? max($0.width, frame.width) : $0.width,
        isCutAlong ? max($0.height, frame.height) : $0.height)
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
