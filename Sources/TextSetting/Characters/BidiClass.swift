/// A class of UAX 9, in the order of script/characters.py.
enum BidiClass: UInt8 {
  case left, right, arabic
  case number, arabicNumber
  case numberSeparator, numberTerminator, commonSeparator
  case mark, boundary
  case paragraph, segment, white, otherNeutral
  case embedLeft, embedRight, overrideLeft, overrideRight, endEmbedding
  case isolateLeft, isolateRight, isolateFirst, endIsolate

  var isStrong: Bool { self == .left || self == .right || self == .arabic }
  var isIsolate: Bool {
    switch self {
    case .isolateLeft, .isolateRight, .isolateFirst, .endIsolate: true
    default: false
    }
  }
  var beginsIsolate: Bool { isIsolate && self != .endIsolate }
  /// Whether it only says how others are read, and the rules leave it out.
  var isLeftOut: Bool {
    switch self {
    case .embedLeft, .embedRight, .overrideLeft, .overrideRight, .endEmbedding, .boundary: true
    default: false
    }
  }
  /// The direction of what is strong for finding a paragraph's: also of what embeds or overrides; nil if it has none.
  var isFromRight: Bool? {
    switch self {
    case .left, .embedLeft, .overrideLeft: false
    case .right, .arabic, .embedRight, .overrideRight: true
    default: nil
    }
  }
}
