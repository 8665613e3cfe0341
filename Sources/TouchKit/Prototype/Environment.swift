/// The choices of the phone's user and the phone's surroundings, at one time. Only inputs change them.
public struct Environment: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark words on a light ground.
    case light
    /// Light words on a dark ground.
    case dark
  }
  /// The direction in which the interface is laid out and read.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From left to right, as for Latin.
    case leftToRight = "ltr"
    /// From right to left, as for Arabic and Hebrew. The layout is mirrored.
    case rightToLeft = "rtl"
  }
  /// The contrast between words or lines and their ground.
  public enum Contrast: String, CaseIterable, Hashable, Sendable {
    /// The contrast that the designer chose.
    case standard
    /// A stronger contrast, for people who need it. Colours have variants for it.
    case more
  }

  /// Light or dark.
  public var appearance: Appearance
  /// The factor on every text style, from 0.8 to 2.
  public var textSize: Double
  /// The direction of layout and reading.
  public var direction: Direction
  /// Whether the user asked for less motion. Then replace large movements with a fade, or with a change without motion.
  public var reducedMotion: Bool
  /// The contrast that the user chose.
  public var contrast: Contrast
  /// The orientation of the interface. It may differ from the orientation of the device.
  public var orientation: Orientation
  /// What the status bar shows.
  public var status: StatusReadings
  /// Whether a hardware keyboard is attached, so that the phone shows no keyboard.
  public var hasHardwareKeyboard: Bool

  /// An environment; the default values are those of a new phone.
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

  /// The factor for symbols beside text: icons, dots, marks, pictures of people.
  ///
  /// Symbols grow less than words, because they are larger than letters and use space that words need.
  public var symbolFactor: Double { 1 + (textSize - 1) * Environment.symbolShare }

  /// The growth of symbols as a share of the text's growth.
  private static let symbolShare = 0.7
}
