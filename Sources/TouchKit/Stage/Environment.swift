/// What the user of the phone chose, as it is at a time; it changes by inputs alone.
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

  public init(
    appearance: Appearance = .light, textSize: Double = 1, direction: Direction = .leftToRight,
    reducedMotion: Bool = false, orientation: Orientation = .portrait
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.reducedMotion = reducedMotion
    self.orientation = orientation
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

/// A change of some parts of the environment.
public struct EnvironmentChange: Hashable, Sendable {
  public var appearance: Environment.Appearance?
  public var textSize: Double?
  public var direction: Environment.Direction?
  public var reducedMotion: Bool?

  public init(
    appearance: Environment.Appearance? = nil, textSize: Double? = nil,
    direction: Environment.Direction? = nil, reducedMotion: Bool? = nil
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.reducedMotion = reducedMotion
  }

  func apply(to environment: inout Environment) {
    if let appearance { environment.appearance = appearance }
    if let textSize {
      environment.textSize = min(
        max(textSize, Environment.textSizes.lowerBound), Environment.textSizes.upperBound)
    }
    if let direction { environment.direction = direction }
    if let reducedMotion { environment.reducedMotion = reducedMotion }
  }
}
