/// What may happen at a place of a text, before a character or at the end.
struct PlaceTraits: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A line may end here.
  static let line = PlaceTraits(rawValue: 1)
  /// A line must end here.
  static let mandatory = PlaceTraits(rawValue: 1 << 1)
  /// A word that has no room may be broken here.
  static let broken = PlaceTraits(rawValue: 1 << 2)
  /// A caret can be here.
  static let caret = PlaceTraits(rawValue: 1 << 3)
  /// The character behind is a space or ends a line.
  static let white = PlaceTraits(rawValue: 1 << 4)
  static let wordStart = PlaceTraits(rawValue: 1 << 5)
  static let wordEnd = PlaceTraits(rawValue: 1 << 6)
  /// A line that ends here ends in a hyphen instead of the character before.
  static let hyphen = PlaceTraits(rawValue: 1 << 7)
}
