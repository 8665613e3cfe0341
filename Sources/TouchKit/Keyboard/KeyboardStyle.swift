/// The look of the phone's keyboard and the words on its keys.
public struct KeyboardStyle: Hashable, Sendable {
  /// Lengths in points.
  public struct Metrics: Hashable, Sendable {
    /// The keyboard's height without the room for the home gesture, in portrait and in landscape.
    public var height: Double
    public var landscapeHeight: Double
    /// The same on a pad.
    public var padHeight: Double
    public var padLandscapeHeight: Double
    public var gap: Double
    public var rowGap: Double
    public var side: Double
    public var top: Double
    public var bottom: Double
    public var radius: Double
    public var iconSize: Double

    public init(
      height: Double = 216, landscapeHeight: Double = 162, padHeight: Double = 264,
      padLandscapeHeight: Double = 352, gap: Double = 6, rowGap: Double = 10, side: Double = 3,
      top: Double = 8, bottom: Double = 4, radius: Double = 6, iconSize: Double = 22
    ) {
      self.height = height
      self.landscapeHeight = landscapeHeight
      self.padHeight = padHeight
      self.padLandscapeHeight = padLandscapeHeight
      self.gap = gap
      self.rowGap = rowGap
      self.side = side
      self.top = top
      self.bottom = bottom
      self.radius = radius
      self.iconSize = iconSize
    }

    func height(isPad: Bool, isLandscape: Bool) -> Double {
      switch (isPad, isLandscape) {
      case (false, false): height
      case (false, true): landscapeHeight
      case (true, false): padHeight
      case (true, true): padLandscapeHeight
      }
    }
  }

  /// The words on keys.
  public struct Words: Hashable, Sendable {
    public var space: String
    public var letters: String
    public var numbers: String
    public var symbols: String
    public var shift: String
    public var delete: String
    /// In the order of `KeyboardTraits.ReturnKey.allCases`.
    public var returns: [String]

    public init(
      space: String = "space", letters: String = "ABC", numbers: String = "123",
      symbols: String = "#+=", shift: String = "Shift", delete: String = "Delete",
      returns: [String] = ["return", "Done", "Search", "Go", "Next"]
    ) {
      self.space = space
      self.letters = letters
      self.numbers = numbers
      self.symbols = symbols
      self.shift = shift
      self.delete = delete
      self.returns = returns
    }

    func title(_ returnKey: KeyboardTraits.ReturnKey) -> String {
      zip(KeyboardTraits.ReturnKey.allCases, returns).first { $0.0 == returnKey }?.1
        ?? returnKey.rawValue
    }
  }

  public var background: DynamicColor
  /// Keys that type.
  public var key: DynamicColor
  /// Shift, delete and the keys that change the page.
  public var special: DynamicColor
  public var pressed: DynamicColor
  public var ink: DynamicColor
  /// The return key if its word is not `return`.
  public var accent: DynamicColor
  public var onAccent: DynamicColor
  public var keyShadow: DynamicShadow?
  /// Letters, and the words on larger keys.
  public var letter: TextStyle
  public var word: TextStyle
  public var metrics: Metrics
  public var words: Words

  public init(
    background: DynamicColor, key: DynamicColor, special: DynamicColor, pressed: DynamicColor,
    ink: DynamicColor, accent: DynamicColor, onAccent: DynamicColor,
    keyShadow: DynamicShadow? = nil,
    letter: TextStyle, word: TextStyle, metrics: Metrics = Metrics(), words: Words = Words()
  ) {
    self.background = background
    self.key = key
    self.special = special
    self.pressed = pressed
    self.ink = ink
    self.accent = accent
    self.onAccent = onAccent
    self.keyShadow = keyShadow
    self.letter = letter
    self.word = word
    self.metrics = metrics
    self.words = words
  }
}
