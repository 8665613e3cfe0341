/// What setting text has to know of one character.
struct CharacterTraits: Equatable {
  let bits: UInt32

  /// Where lines may end beside it.
  var lineClass: LineClass { LineClass(rawValue: UInt8(bits & 0x3F)) ?? .alphabetic }
  /// How it is joined to its neighbours to what a reader sees as one letter.
  var grapheme: GraphemeClass { GraphemeClass(rawValue: UInt8(bits >> 6 & 0xF)) ?? .other }
  /// Whether it is a picture, or kept free for one.
  var isPictograph: Bool { bits & 1 << 10 != 0 }
  /// Whether it is kept free for a picture that doesn't exist yet.
  var isReservedPictograph: Bool { bits & 1 << 11 != 0 }
  /// What it is to the words of a text.
  var word: WordClass { WordClass(rawValue: UInt8(bits >> 12 & 3)) ?? .none }
  /// Whether it is a space or ends a line.
  var isWhite: Bool { bits & 1 << 14 != 0 }
  /// Whether it is set in the font of its neighbours, whatever that font has.
  var hasNoFont: Bool { bits & 1 << 15 != 0 }
  /// Whether it is an emoji, and when.
  var emoji: EmojiClass { EmojiClass(rawValue: UInt8(bits >> 16 & 3)) ?? .none }
  /// Whether it is as wide as an ideograph.
  var isWide: Bool { bits & 1 << 18 != 0 }
  /// What it is to the directions of a text.
  var bidi: BidiClass { BidiClass(rawValue: UInt8(bits >> 19 & 0x1F)) ?? .otherNeutral }
  /// The number of its script in `CharacterTable`.
  var script: UInt8 { UInt8(bits >> 24) }
}

/// What a character is to the words of a text.
enum WordClass: UInt8 {
  case none, letter, number, mark
}

/// How a character is joined to its neighbours to what a reader sees as one letter.
enum GraphemeClass: UInt8 {
  case other, control, extend, joiner, prepend, spacing, regional
}

/// Whether a character is an emoji.
enum EmojiClass: UInt8 {
  case none
  /// Only if a selector follows it.
  case ifSelected
  case always
  /// Always, and it may have another colour of skin.
  case alwaysWithSkin
}
