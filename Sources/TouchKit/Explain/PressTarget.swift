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

  /// A target of these measures; see the properties of the same names.
  public init(name: String, id: String?, words: String?, frame: Rect, reach: Rect?) {
    (self.name, self.id, self.words, self.frame, self.reach) = (name, id, words, frame, reach)
  }

  /// The least side of what a finger hits without aiming, in points.
  public static let least = 44.0

  /// Whether a finger has to aim. What a clip or the screen cuts is as large as it would be.
  public var isSmall: Bool {
    guard let reach else { return false }
    let slack = PressTarget.accuracy * 2
    return max(reach.width, frame.width) < PressTarget.least - slack
      || max(reach.height, frame.height) < PressTarget.least - slack
  }

  /// How well the edges of `reach` are found, in points.
  static let accuracy = 0.125
}
