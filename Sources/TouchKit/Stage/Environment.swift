/// What the user of the phone chose and what its surroundings are, at a time; it changes by inputs alone.
public struct Environment: Hashable, Sendable {
  public enum Appearance: String, CaseIterable, Hashable, Sendable { case light, dark }
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public var appearance: Appearance
  /// The factor on every text style, from 0.8 to 2.
  public var textSize: Double
  public var direction: Direction
  public var reducedMotion: Bool
  public var orientation: Orientation
  /// What the status bar tells.
  public var status: StatusReadings
  /// Whether keys of its own are attached to the phone, so that it shows none.
  public var hasHardwareKeyboard: Bool

  public init(
    appearance: Appearance = .light, textSize: Double = 1, direction: Direction = .leftToRight,
    reducedMotion: Bool = false, orientation: Orientation = .portrait,
    status: StatusReadings = StatusReadings(), hasHardwareKeyboard: Bool = false
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.reducedMotion = reducedMotion
    self.orientation = orientation
    self.status = status
    self.hasHardwareKeyboard = hasHardwareKeyboard
  }

  /// The text sizes that a phone offers.
  public static let textSizes = 0.8...2.0
}
