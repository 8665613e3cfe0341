/// A class of UAX 9, in the order of script/characters.py.
enum BidiClass: UInt8 {
  case left, right, arabic
  case number, arabicNumber
  case numberSeparator, numberTerminator, commonSeparator
  case mark, boundary
  case paragraph, segment, white, otherNeutral
  case embedLeft, embedRight, overrideLeft, overrideRight, endEmbedding
  case isolateLeft, isolateRight, isolateFirst, endIsolate

  var bit: UInt32 { 1 << UInt32(rawValue) }
  private func isOne(of classes: UInt32) -> Bool { classes & bit != 0 }

  var isLetter: Bool { isOne(of: BidiClass.letters) }
  /// Also what embeds and overrides, if it is not left out.
  var isStrong: Bool { isOne(of: BidiClass.letters | BidiClass.embeddings) }
  var isNumber: Bool { self == .number || self == .arabicNumber }
  var isIsolate: Bool { isOne(of: BidiClass.isolates) }
  var isNeutral: Bool { isOne(of: BidiClass.neutrals) }
  /// Whether it separates or ends numbers.
  var isAtNumber: Bool {
    self == .numberSeparator || self == .numberTerminator || self == .commonSeparator
  }
  /// Whether it only says how others are read, and the rules leave it out.
  var isLeftOut: Bool {
    isOne(of: BidiClass.embeddings | BidiClass.endEmbedding.bit | BidiClass.boundary.bit)
  }
  /// Whether it is itself read from the right.
  var runsFromRight: Bool {
    isOne(
      of: BidiClass.right.bit | BidiClass.arabic.bit | BidiClass.embedRight.bit
        | BidiClass.overrideRight.bit
        | BidiClass.isolateRight.bit)
  }
  /// The direction of what is strong, for finding a paragraph's: also of what embeds or overrides; nil if it has none.
  var isFromRight: Bool? { isStrong ? runsFromRight : nil }

  private static let letters: UInt32 = left.bit | right.bit | arabic.bit
  private static let embeddings: UInt32 =
    embedLeft.bit | embedRight.bit | overrideLeft.bit | overrideRight.bit
  static let isolates: UInt32 =
    isolateLeft.bit | isolateRight.bit | isolateFirst.bit | endIsolate.bit
  private static let neutrals: UInt32 =
    paragraph.bit | segment.bit | white.bit | otherNeutral.bit | isolates
  /// What may be read from the right in a paragraph from the left.
  static let fromRight: UInt32 =
    right.bit | arabic.bit | arabicNumber.bit | embedRight.bit | overrideRight.bit
  /// What may be read from the left in a paragraph from the right.
  static let fromLeft: UInt32 =
    left.bit | number.bit | arabicNumber.bit | embedLeft.bit | overrideLeft.bit
}
