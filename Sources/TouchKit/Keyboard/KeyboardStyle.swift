/// The look of the phone's keyboard and the words on its keys.
public struct KeyboardStyle: Hashable, Sendable {
  /// Lengths in points.
  public struct Metrics: Hashable, Sendable {
    /// The keyboard's height in portrait, without the space for the home gesture. The heights below are measured in the
    /// same manner.
    public var height: Double
    /// The keyboard's height in landscape.
    public var landscapeHeight: Double
    /// The keyboard's height on a pad.
    public var padHeight: Double
    /// The keyboard's height on a pad in landscape.
    public var padLandscapeHeight: Double
    /// The space between two keys of a row.
    public var gap: Double
    /// The space between two rows.
    public var rowGap: Double
    /// The space at the left and the right edge.
    public var side: Double
    /// The space over the first row.
    public var top: Double
    /// The space under the last row.
    public var bottom: Double
    /// The radius of a key's corners.
    public var radius: Double
    /// The side of the square of an icon on a key.
    public var iconSize: Double

    /// Measures; each has a default.
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
    /// On the space bar.
    public var space: String
    /// On the key that shows the letters.
    public var letters: String
    /// On the key that shows the numbers.
    public var numbers: String
    /// On the key that shows more symbols.
    public var symbols: String
    /// The name of the shift key for assistive technology.
    public var shift: String
    /// The name of the delete key for assistive technology.
    public var delete: String
    /// The words on the return key, in the order of `KeyboardTraits.ReturnKey.allCases`.
    public var returns: [String]

    /// Words; the default is English.
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

  /// The ground behind the keys.
  public var background: DynamicColor
  /// Keys that type.
  public var key: DynamicColor
  /// Shift, delete and the keys that change the page.
  public var special: DynamicColor
  /// A key under a finger.
  public var pressed: DynamicColor
  /// The letters, words and icons on keys.
  public var ink: DynamicColor
  /// A return key whose word is not `return`.
  public var accent: DynamicColor
  /// The word on a return key that has the colour `accent`.
  public var onAccent: DynamicColor
  /// The shadow of the keys; nil for no shadow.
  public var keyShadow: DynamicShadow?
  /// Letters, and the words on larger keys.
  public var letter: TextStyle
  /// The words on small keys, such as the one that shows the numbers.
  public var word: TextStyle
  /// The lengths.
  public var metrics: Metrics
  /// The words on the keys.
  public var words: Words

  /// Makes a style from its parts; see the properties of the same names.
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
