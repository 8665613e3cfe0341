/// What the user of the phone chose and what its surroundings are, at a time. It changes by inputs alone.
public struct Environment: Hashable, Sendable {
  public enum Appearance: String, CaseIterable, Hashable, Sendable { case light, dark }
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  /// How far words and lines stand out from their ground.
  public enum Contrast: String, CaseIterable, Hashable, Sendable { case standard, more }

  public var appearance: Appearance
  /// The factor on every text style, from 0.8 to 2.
  public var textSize: Double
  public var direction: Direction
  public var reducedMotion: Bool
  public var contrast: Contrast
  public var orientation: Orientation
  /// What the status bar tells.
  public var status: StatusReadings
  /// Whether keys of its own are attached to the phone, so that it shows none.
  public var hasHardwareKeyboard: Bool

  public init(
    appearance: Appearance = .light, textSize: Double = 1, direction: Direction = .leftToRight,
    reducedMotion: Bool = false, orientation: Orientation = .portrait,
    status: StatusReadings = StatusReadings(), hasHardwareKeyboard: Bool = false,
    contrast: Contrast = .standard
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.reducedMotion = reducedMotion
    self.orientation = orientation
    self.status = status
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.contrast = contrast
  }

  /// The text sizes that a phone offers.
  public static let textSizes = 0.8...2.0

  /// The factor on what stands beside text and goes with it: icons, dots, marks, pictures of people.
  ///
  /// They gain less than the words, as they are larger than letters to begin with and take room from them.
  public var symbolFactor: Double { 1 + (textSize - 1) * Environment.symbolShare }

  /// How much of what text gains, or loses, its symbols do.
  private static let symbolShare = 0.7
}
